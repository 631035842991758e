import { runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { clausesOf } from './clauses.ts';
import { requireEspeak } from './find-espeak.ts';
import { type Delivery, deliver } from './prosody.ts';
import { speechLevel } from './samples.ts';
import {
  NothingToSpeak,
  type Speech,
  type SpeechProvider,
  type SpeechRequest,
  UnknownVoice,
} from './speech.ts';
import { spokenIn } from './spoken.ts';
import { type Sound, VoiceProcess } from './voice-process.ts';
import { VOICES } from './voices.ts';

/** Level that every voice is brought to before its volume: about -20 LUFS. */
const USUAL_LEVEL = 0.11;
/** Peaks end here, below full scale by what the encoder may add. */
const CEILING = 0.8;
const OUT_RATE = 44_100;

/**
 * The built-in voices: eSpeak NG in a process of its own, a synthesizer from formants. Every word is clear, but it does not
 * sound like a person.
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
    speak: (request, { signal }) => speak(voice, request, signal),
  };
}

async function speak(voice: VoiceProcess, request: SpeechRequest, signal: AbortSignal): Promise<Speech> {
  const row = VOICES.find(({ id }) => id === request.voice);
  if (!row) throw new UnknownVoice(`There is no voice ${request.voice}.`);
  const delivery = deliver(request, row);
  const clauses = clausesOf(request.text).map((clause) => ({
    ...clause,
    pause: clause.pause * delivery.pause,
  }));
  if (clauses.length === 0) throw new NothingToSpeak('The text has no word in it.');
  const voices = { zh: `cmn+${row.variant}`, en: `${row.accent}+${row.variant}` };
  const sound = await voice.speak({ voices, ...delivery.voice, clauses }, signal);
  const level = speechLevel(sound.samples, sound.sampleRate);
  if (level === 0) throw new NothingToSpeak('The voice found nothing to say in the text.');
  const perSecond = sound.sampleRate * delivery.resample * delivery.tempo;
  return {
    data: await encode(sound, delivery, USUAL_LEVEL / level, signal),
    ext: 'mp3',
    mime: 'audio/mpeg',
    seconds: sound.samples.length / perSecond,
    spoken: spokenIn(sound, perSecond),
    marks: sound.ends.map(({ start, end }, i) => ({
      text: clauses[i]?.text ?? '',
      start: start / perSecond,
      end: end / perSecond,
    })),
  };
}

async function encode(
  { samples, sampleRate }: Sound,
  { resample, tempo, tremble, gain }: Delivery,
  evening: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const filters = [
    'highpass=f=60',
    ...(tempo === 1 ? [] : [`atempo=${tempo.toFixed(4)}`]),
    `aresample=${OUT_RATE}`,
    ...(tremble > 0 ? [`tremolo=f=6.5:d=${tremble}`] : []),
    `volume=${(evening * gain).toFixed(4)}:precision=float`,
    `alimiter=limit=${CEILING}:attack=4:release=60:level=0`,
  ];
  const rawRate = Math.round(sampleRate * resample);
  const { stdout } = await runFfmpeg(
    [
      ...['-f', 's16le', '-ar', String(rawRate), '-ac', '1', '-i', 'pipe:0'],
      ...[
        '-af',
        filters.join(','),
        '-c:a',
        'libmp3lame',
        '-b:a',
        '96k',
        '-write_xing',
        '0',
        '-f',
        'mp3',
        'pipe:1',
      ],
    ],
    { signal, input: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength) },
  );
  return new Uint8Array(stdout);
}
