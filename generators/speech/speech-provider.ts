import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { type Clause, clausesOf, sentencesOf } from './clauses.ts';
import { requireEspeak } from './find-espeak.ts';
import { type Delivery, deliver } from './prosody.ts';
import { speechLevel } from './samples.ts';
import {
  NothingToSpeak,
  type Speech,
  type SpeechMark,
  type SpeechOptions,
  type SpeechProvider,
  type SpeechRequest,
  type SpokenSound,
  UnknownVoice,
} from './speech.ts';
import { spokenIn } from './spoken.ts';
import { VoiceProcess } from './voice-process.ts';
import { VOICES } from './voices.ts';

/** RMS level that every voice is normalized to before its volume is applied: about -20 LUFS. */
const USUAL_LEVEL = 0.11;
/** Limit of peaks; leaves headroom for the overshoot of MP3 encoding. */
const CEILING = 0.8;
const OUT_RATE = 44_100;

/**
 * The built-in voices: eSpeak NG, a formant synthesizer, in its own process. Intelligible, but not natural.
 * @param childUrl the built `voice-child.js`
 */
export function createStudioSpeech({ childUrl }: { childUrl: URL }): SpeechProvider {
  const voice = new VoiceProcess(childUrl);
  return {
    name: BUILT_IN_ENGINE,
    voices: VOICES.map(({ id, name, language, sex, age, scenes }) => ({
      id,
      name,
      language,
      sex,
      age,
      scenes,
    })),
    async ready() {
      await requireFfmpeg();
      requireEspeak();
    },
    speak: (request, options) => speak(voice, request, options),
  };
}

/** Synthesizes sentence by sentence, and encodes each while the next is synthesized, into one gapless file. */
async function speak(
  voice: VoiceProcess,
  request: SpeechRequest,
  { signal, onSound }: SpeechOptions,
): Promise<Speech> {
  const row = VOICES.find(({ id }) => id === request.voice);
  if (!row) throw new UnknownVoice(`There is no voice ${request.voice}.`);
  const delivery = deliver(request, row);
  const voices = { zh: `cmn+${row.variant}`, en: `${row.accent}+${row.variant}` };
  const [opening, ...others] = sentencesOf(clausesOf(request.text));
  if (!opening) throw new NothingToSpeak('The text has no word in it.');
  const marks: SpeechMark[] = [];
  const spoken: SpokenSound[] = [];
  let [at, heard] = [0, false];
  /** @returns the normalized samples, and their sample rate after the pitch shift */
  const say = async (sentence: readonly Clause[]) => {
    const clauses = sentence.map((clause) => ({ ...clause, pause: clause.pause * delivery.pause }));
    const sound = await voice.speak({ voices, ...delivery.voice, clauses }, signal);
    const perSecond = sound.sampleRate * delivery.resample * delivery.tempo;
    const later = ({ start, end }: { start: number; end: number }) => ({ start: at + start, end: at + end });
    for (const [i, { start, end }] of sound.ends.entries())
      marks.push({
        text: clauses[i]?.text ?? '',
        ...later({ start: start / perSecond, end: end / perSecond }),
      });
    for (const one of spokenIn(sound, perSecond)) spoken.push({ ...one, ...later(one) });
    at += sound.samples.length / perSecond;
    const level = speechLevel(sound.samples, sound.sampleRate);
    heard ||= level > 0;
    return { samples: evened(sound.samples, level), rate: Math.round(sound.sampleRate * delivery.resample) };
  };
  const first = await say(opening);
  if (!heard && others.length === 0) throw new NothingToSpeak('The voice found nothing to say in the text.');
  async function* all() {
    yield first.samples;
    for (const sentence of others) yield (await say(sentence)).samples;
  }
  const data = await encode(all(), { rate: first.rate, delivery, signal, onSound });
  if (!heard) throw new NothingToSpeak('The voice found nothing to say in the text.');
  return { data, ext: 'mp3', mime: 'audio/mpeg', seconds: at, spoken, marks };
}

/** Normalizes samples, as bytes of 32-bit floats: peaks above full scale are limited later. */
function evened(samples: Int16Array, level: number): Uint8Array {
  const factor = level > 0 ? USUAL_LEVEL / level / 32768 : 0;
  const even = Float32Array.from(samples, (sample) => sample * factor);
  return new Uint8Array(even.buffer);
}

interface Encoding {
  /** Sample rate of the input in Hz. */
  rate: number;
  delivery: Delivery;
  signal: AbortSignal;
  onSound: SpeechOptions['onSound'];
}

async function encode(
  input: AsyncIterable<Uint8Array>,
  { rate, delivery: { tempo, tremble, gain }, signal, onSound }: Encoding,
): Promise<Uint8Array> {
  const filters = [
    'highpass=f=60',
    ...(tempo === 1 ? [] : [`atempo=${tempo.toFixed(4)}`]),
    `aresample=${OUT_RATE}`,
    ...(tremble > 0 ? [`tremolo=f=6.5:d=${tremble}`] : []),
    `volume=${gain.toFixed(4)}:precision=float`,
    `alimiter=limit=${CEILING}:attack=4:release=60:level=0`,
  ].join(',');
  const raw = ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'];
  const mp3 = ['-c:a', 'libmp3lame', '-b:a', '96k', '-write_xing', '0', '-flush_packets', '1', '-f', 'mp3'];
  const { stdout } = await runFfmpeg([...raw, '-af', filters, ...mp3, 'pipe:1'], {
    signal,
    input,
    urgent: true,
    ...(onSound ? { onOutput: onSound } : {}),
  });
  return new Uint8Array(stdout);
}
