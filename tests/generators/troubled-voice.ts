import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { SpeechProvider } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';

/** A voice whose process does what the text says: die, miss, hang, or speak for long. @param file where the process may lie */
export async function troubledVoice(file: string): Promise<SpeechProvider> {
  await writeFile(
    file,
    `process.on('message', ({ clauses: [{ text }] }) => {
      if (text === 'die') process.exit(3);
      if (text === 'missing') return process.send({ kind: 'missing' });
      if (text === 'hang') for (;;);
      const length = text.includes('long') ? 44100 : 2205;
      const samples = new Int16Array(length).map((_, i) => 9000 * Math.sin(i / 9));
      process.send({ kind: 'sound', samples, sampleRate: 22050, ends: [{ start: 0, end: length }], phonemes: [] });
    });
    process.on('disconnect', () => process.exit());`,
  );
  return createStudioSpeech({ childUrl: pathToFileURL(file) });
}
