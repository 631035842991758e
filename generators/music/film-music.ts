/** Composes and renders film music: the song engine's instruments, a form of the film's length, no lyrics. */
import { createRandom, mixSeed } from '../pictures/random.ts';
import { master } from '../songs/mix/master.ts';
import { mix } from '../songs/mix/mix.ts';
import type { Mood } from '../songs/mood-words.ts';
import { STYLES, type StyleName } from '../songs/styles/table.ts';
import { type Brief, modeOfMood } from '../songs/write/brief.ts';
import { type Composed, composeForm } from '../songs/write/compose.ts';
import { filmForm } from './film-form.ts';
import type { MusicRequest } from './music.ts';

/** Quieter than a song, since speech may be mixed over it. */
const LUFS = -18;

/** Styles that suit a mood; the seed chooses one. */
const FILM_STYLES: Record<Mood, readonly StyleName[]> = {
  calm: ['ambient', 'classical', 'lofi'],
  warm: ['folk', 'waltz', 'classical'],
  hopeful: ['ballad', 'folk', 'classical'],
  tense: ['cinematic', 'techno'],
  sad: ['ballad', 'classical'],
  epic: ['cinematic'],
  playful: ['children', 'swing', 'bossa'],
  mysterious: ['ambient', 'synthwave'],
};

/** Composes a piece. Deterministic. */
export function composeFilm({ seconds, mood, seed }: MusicRequest): Composed {
  const random = createRandom(mixSeed(seed, 0xf17));
  const name = random.pick(FILM_STYLES[mood]);
  const style = STYLES[name];
  const [low, high] = style.tempo;
  const brief: Brief = {
    name,
    style,
    mood,
    tempo: random.range(low, high),
    root: random.int(0, 11),
    mode: modeOfMood(style, mood),
    seconds,
    asked: null,
    seed,
    curve: [],
    brightness: null,
  };
  return composeForm(brief, filmForm(seconds, brief.tempo, brief.style.beats ?? 4), false);
}

/** Renders a piece. @returns interleaved 16-bit stereo samples at `SAMPLE_RATE`, of exactly the requested length */
export function playFilm(request: MusicRequest): Int16Array {
  const { score } = composeFilm(request);
  return master(mix(score), score.tilt, LUFS, Math.min(3.2, request.seconds / 6));
}
