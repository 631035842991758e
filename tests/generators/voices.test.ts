import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../generators/speech/clauses.ts';
import { hasEspeak } from '../../generators/speech/find-espeak.ts';
import { NothingToSpeak, UnknownVoice, VoiceFailed } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';
import { VoiceProcess } from '../../generators/speech/voice-process.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';
import { troubledVoice } from './troubled-voice.ts';
import { USUAL_SPEECH } from './usual-speech.ts';

const at = testFolder();
const childUrl = bundledEntry('generators/speech/voice-child.ts');

describe('splitting a text', () => {
  it('pauses at punctuation of both languages and keeps numbers whole', () => {
    expect(clausesOf('你好，世界！It costs 3.50, he said.').map(({ text }) => text)).toEqual([
      '你好，',
      '世界！',
      'It costs 3.50,',
      'he said.',
    ]);
  });

  it('switches the voice’s language with every run', () => {
    expect(clausesOf('他买了iPhone 15手机')[0]?.runs).toEqual([
      { text: '他买了', language: 'zh' },
      { text: 'iPhone 15', language: 'en' },
      { text: '手机', language: 'zh' },
    ]);
  });

  it('keeps every letter of any text and always terminates', () => {
    const letters = (text: string) => (text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []).join('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const clauses = clausesOf(text);
        expect(letters(clauses.map((clause) => clause.text).join(''))).toBe(letters(text));
        for (const clause of clauses) expect([...clause.text].length).toBeLessThanOrEqual(121);
      }),
      // a letter that is a pictograph, too
      { examples: [['ℹ']] },
    );
  });
});

describe('the built-in voices', () => {
  const speech = () => createStudioSpeech({ childUrl: childUrl() });

  it('are women, men, children and seniors in both languages, each with its own timbre', async () => {
    const voice = speech();
    const { voices } = voice;
    for (const language of ['zh', 'en'])
      for (const sex of ['female', 'male'])
        expect(
          voices.filter((voice) => voice.language === language && voice.sex === sex).length,
        ).toBeGreaterThan(2);
    const heard = new Set<string>();
    for (const { id } of voices) {
      const { data } = await voice.speak({ ...USUAL_SPEECH, text: '好 good', voice: id }, go);
      heard.add(Buffer.from(data).toString('base64'));
    }
    expect(heard.size).toBe(voices.length);
  });

  it('reject what cannot be spoken', async () => {
    await expect(speech().speak({ ...USUAL_SPEECH, text: '……！？ 🎉' }, go)).rejects.toBeInstanceOf(
      NothingToSpeak,
    );
    await expect(speech().speak({ ...USUAL_SPEECH, voice: 'nobody' }, go)).rejects.toBeInstanceOf(
      UnknownVoice,
    );
  });
});

it('looks for eSpeak NG, an optional package, without loading it', () => {
  expect(hasEspeak()).toBe(true);
  const nowhere = () => {
    throw new Error('not installed');
  };
  expect(hasEspeak(nowhere)).toBe(false);
});

describe('the voice process', () => {
  it('restarts after a crash, and says if eSpeak NG is not installed', async () => {
    const voice = await troubledVoice(at('child.mjs'));
    await expect(voice.speak({ ...USUAL_SPEECH, text: 'die' }, go)).rejects.toBeInstanceOf(VoiceFailed);
    await expect(voice.speak({ ...USUAL_SPEECH, text: 'missing' }, go)).rejects.toMatchObject({
      name: 'MediaToolMissing',
      tool: 'eSpeak NG',
    });
    await expect(voice.speak({ ...USUAL_SPEECH, text: 'fine' }, go)).resolves.toMatchObject({ ext: 'mp3' });
  });

  it('is killed when a task is aborted, and the next task still runs', async () => {
    const voice = await troubledVoice(at('child.mjs'));
    const stop = new AbortController();
    const hung = voice.speak({ ...USUAL_SPEECH, text: 'hang' }, { signal: stop.signal });
    const waiting = new AbortController();
    const waited = voice.speak({ ...USUAL_SPEECH, text: 'fine' }, { signal: waiting.signal });
    const next = voice.speak({ ...USUAL_SPEECH, text: 'fine' }, go);
    waiting.abort();
    await expect(waited).rejects.toMatchObject({ name: 'AbortError' });
    setTimeout(() => stop.abort(), 50);
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' });
    await expect(next).resolves.toMatchObject({ ext: 'mp3' });
  });
});

it('the voice process exits when idle, and the next text starts a new one', async () => {
  const voice = new VoiceProcess(childUrl(), 50);
  const task = {
    voices: { zh: 'cmn', en: 'en' },
    rate: 150,
    pitch: 50,
    range: 50,
    clauses: clausesOf('Hello.').map((clause) => ({ ...clause, pause: 0 })),
  };
  const { samples } = await voice.speak(task, go.signal);
  const first = voice.pid ?? 0;
  expect(() => process.kill(first, 0)).not.toThrow();
  await expect.poll(() => voice.pid).toBeUndefined();
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await voice.speak(task, go.signal)).toMatchObject({ samples: { length: samples.length } });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
