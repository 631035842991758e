/** Speaks lines of lyrics slowly and monotonously, as source for the singing voice. */
import { clausesOf } from '../speech/clauses.ts';
import type { Sound, VoiceProcess } from '../speech/voice-process.ts';
import type { SpokenLine } from './singing.ts';

/** eSpeak NG voices. */
const TIMBRES = {
  woman: { voices: { zh: 'cmn+f2', en: 'en-us+f3' }, pitch: 45 },
  man: { voices: { zh: 'cmn+m3', en: 'en-us+m3' }, pitch: 40 },
} as const;
export type SingingVoice = keyof typeof TIMBRES;

const MAN = /\b(?:male|man|men|baritone|tenor|boy)\b|男声|男嗓|男歌手|男生/iu;

/** The singer that a prompt asks for. Default: `woman`. */
export const singingVoice = (words: string): SingingVoice => (MAN.test(words) ? 'man' : 'woman');

/** Slow, so that phonemes are distinct, and without intonation. */
const [RATE, RANGE] = [135, 0];
/** Pause within a line, in seconds. */
const PAUSE = 0.04;

/**
 * @param lines of lyrics, without marks such as `[Chorus]`; lines that cannot be spoken are left out
 * @returns each distinct line once
 * @throws the signal's reason; VoiceFailed; MediaToolMissing if eSpeak NG is not installed
 */
export async function speakLyrics(
  process: VoiceProcess,
  lines: readonly string[],
  voice: SingingVoice,
  signal: AbortSignal,
): Promise<SpokenLine[]> {
  const parts = [...new Set(lines)]
    .map((text) => ({ text, clauses: clausesOf(text).map((clause) => ({ ...clause, pause: PAUSE })) }))
    .filter(({ clauses }) => clauses.length > 0);
  if (parts.length === 0) return [];
  const { voices, pitch } = TIMBRES[voice];
  const clauses = parts.flatMap((part) => part.clauses);
  const sound = await process.speak({ voices, rate: RATE, pitch, range: RANGE, clauses }, signal);
  let first = 0;
  return parts.map(({ text, clauses: own }) => {
    const from = sound.ends[first]?.start ?? 0;
    first += own.length;
    return { text, ...cut(sound, from, sound.ends[first - 1]?.end ?? from) };
  });
}

function cut({ samples, sampleRate, phonemes }: Sound, from: number, to: number): Omit<SpokenLine, 'text'> {
  return {
    samples: samples.slice(from, to),
    sampleRate,
    phonemes: phonemes.filter(({ at }) => at >= from && at < to).map(({ at, id }) => ({ at: at - from, id })),
  };
}
