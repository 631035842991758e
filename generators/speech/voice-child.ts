/** Entry of the voice process: the only place that loads eSpeak NG, which is under the GPL. It exits with its parent. */
import { join, trimSilence } from './samples.ts';
import type { Phoneme, VoiceAnswer, VoiceTask } from './voice-messages.ts';

type Module = typeof import('@echogarden/espeak-ng-emscripten');
type Espeak = InstanceType<Awaited<ReturnType<Module['default']>>['eSpeakNGWorker']>;

const answer = (message: VoiceAnswer) => process.send?.(message);
let loaded: Promise<Espeak> | undefined;

async function load(): Promise<Espeak> {
  const { default: create } = await import('@echogarden/espeak-ng-emscripten');
  const { eSpeakNGWorker } = await create();
  return new eSpeakNGWorker();
}

/** @returns samples without silence at both ends, and phonemes */
function say(voice: Espeak, text: string): { samples: Int16Array; phonemes: Phoneme[] } {
  const sampleRate = voice.get_samplerate();
  const parts: Int16Array[] = [];
  const phonemes: Phoneme[] = [];
  voice.synthesize(text, (heard, events) => {
    for (const { type, audio_position, id } of events ?? [])
      if (type === 'phoneme')
        phonemes.push({ at: Math.round((audio_position * sampleRate) / 1000), id: String(id ?? '') });
    // copy: the view is on memory that eSpeak NG reuses
    if (heard && heard.byteLength > 0)
      parts.push(
        new Int16Array(heard.buffer.slice(heard.byteOffset, heard.byteOffset + (heard.byteLength & ~1))),
      );
    return 0;
  });
  const whole = join(parts);
  const samples = trimSilence(whole, sampleRate);
  const cut = (samples.byteOffset - whole.byteOffset) / Int16Array.BYTES_PER_ELEMENT;
  return { samples, phonemes: phonemes.map(({ at, id }) => ({ at: Math.max(0, at - cut), id })) };
}

function speak(voice: Espeak, { voices, rate, pitch, range, clauses }: VoiceTask): VoiceAnswer {
  const sampleRate = voice.get_samplerate();
  const parts: Int16Array[] = [];
  const ends: { start: number; end: number }[] = [];
  const phonemes: Phoneme[] = [];
  let at = 0;
  const add = (samples: Int16Array) => {
    parts.push(samples);
    at += samples.length;
  };
  for (const { runs, pause } of clauses) {
    const start = at;
    for (const { text, language } of runs) {
      if (voice.set_voice(voices[language]) !== 0)
        return { kind: 'failed', message: `No voice ${voices[language]}.` };
      // set_voice resets these
      voice.set_rate(rate);
      voice.set_pitch(pitch);
      voice.set_range(range);
      const said = say(voice, text);
      phonemes.push(...said.phonemes.map(({ at: from, id }) => ({ at: at + from, id })));
      add(said.samples);
    }
    ends.push({ start, end: at });
    add(new Int16Array(Math.round(pause * sampleRate)));
  }
  return { kind: 'sound', samples: join(parts), sampleRate, ends, phonemes };
}

process.on('message', (task: VoiceTask) => {
  loaded ??= load();
  loaded
    .then((voice) => answer(speak(voice, task)))
    .catch((error: NodeJS.ErrnoException) => {
      loaded = undefined;
      const missing = error.code === 'ERR_MODULE_NOT_FOUND';
      answer(missing ? { kind: 'missing' } : { kind: 'failed', message: error.message });
    });
});
process.on('disconnect', () => process.exit());
