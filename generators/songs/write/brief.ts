/** A parsed request: style, tempo, key, length. The seed decides what it leaves open. */
import { createRandom, mixSeed } from '../../pictures/random.ts';
import { type Mood, moodOf } from '../mood-words.ts';
import { SONG_SECONDS, type SongRequest } from '../songs.ts';
import { isMinor, type Mode, type SongStyle } from '../styles/style.ts';
import { styleNamed } from '../styles/style-words.ts';
import { STYLES, type StyleName } from '../styles/table.ts';
import { keyAsked, secondsAsked, tempoAsked } from './figures.ts';

export interface Brief {
  name: StyleName;
  style: SongStyle;
  mood: Mood;
  tempo: number;
  /** Semitones above C, 0..11. */
  root: number;
  mode: Mode;
  /** Target length. */
  seconds: number;
  /** Length in seconds that the prompt states, if any. */
  asked: number | null;
  seed: number;
  /** Loudness over time of the reference piece, 0..100; empty without one. */
  curve: readonly number[];
  /** Of the reference piece, 0 dark .. 1 bright; null without one. */
  brightness: number | null;
}

/** Default styles by mood. */
const BY_MOOD: Record<Mood, StyleName> = {
  calm: 'lofi',
  warm: 'folk',
  hopeful: 'pop',
  tense: 'techno',
  sad: 'ballad',
  epic: 'cinematic',
  playful: 'funk',
  mysterious: 'synthwave',
};
const DARK: readonly Mood[] = ['sad', 'tense', 'mysterious', 'epic'];
const BRIGHT: readonly Mood[] = ['warm', 'hopeful', 'playful'];
const SLOWER = /\bslow(?:ly|er)?\b|\brelax|\bcalm\b|缓慢|慢板|慢一点|慢速|舒缓/u;
const FASTER = /\bfast(?:er)?\b|\bup ?tempo\b|\benergetic\b|\bupbeat\b|快节奏|快板|欢快|动感|快一点|快速/u;
/** Lyrics that sing somebody to sleep say so more than their mood does. */
const TO_SLEEP = /\b(?:sleep|good ?night|hush),? (?:now|little|my|baby)\b|睡吧|晚安/iu;
const USUAL = 120;

/** Parses a request. Deterministic. */
export function readBrief({ words, style, lyrics, instrumental, seed, like }: SongRequest): Brief {
  const asked = `${style}\n${words}`.toLowerCase();
  const random = createRandom(mixSeed(seed, 0x50e6));
  const mood = moodOf(`${asked}\n${lyrics}`);
  const usual = mood === 'calm' && !instrumental ? 'pop' : BY_MOOD[mood];
  const fallback = TO_SLEEP.test(lyrics) ? 'ballad' : usual;
  const name = styleNamed(style) ?? styleNamed(words) ?? fallback;
  const row = STYLES[name];
  const key = keyAsked(`${style}\n${words}`) ?? (like && like.root !== null ? like : null);
  return {
    name,
    style: row,
    mood,
    tempo: tempoAsked(asked) ?? tempoLike(like?.tempo, row) ?? usualTempo(row, asked, random.next()),
    root: key?.root ?? random.int(0, 11),
    mode: key ? modeFor(row, key.minor) : modeOfMood(row, mood),
    asked: secondsAsked(asked),
    seconds: secondsAsked(asked) ?? Math.min(SONG_SECONDS.max - 20, USUAL + random.int(-8, 8)),
    seed,
    curve: like?.curve ?? [],
    brightness: like?.brightness ?? null,
  };
}

/** The mode of a style that suits a mood. */
export const modeOfMood = (style: SongStyle, mood: Mood): Mode =>
  modeFor(style, DARK.includes(mood) ? true : BRIGHT.includes(mood) ? false : null);

/** The style's first mode that is minor or major as requested, or plain minor or major if it has none; null: its default. */
function modeFor({ modes }: SongStyle, minor: boolean | null): Mode {
  const usual = modes[0] ?? 'major';
  if (minor === null) return usual;
  return modes.find((mode) => isMinor(mode) === minor) ?? (minor ? 'minor' : 'major');
}

/** The reference's tempo, halved or doubled to be nearest to the style's range. */
function tempoLike(tempo: number | undefined, { tempo: [low, high] }: SongStyle): number | null {
  if (!tempo) return null;
  const middle = (low + high) / 2;
  const [best] = [tempo / 2, tempo, tempo * 2].sort(
    (a, b) => Math.abs(Math.log(a / middle)) - Math.abs(Math.log(b / middle)),
  );
  return best ?? tempo;
}

function usualTempo({ tempo: [low, high] }: SongStyle, asked: string, share: number): number {
  const pace = SLOWER.test(asked) ? 0.9 : FASTER.test(asked) ? 1.1 : 1;
  return Math.round((low + (high - low) * share) * pace);
}
