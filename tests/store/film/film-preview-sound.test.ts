import { expect, it, vi } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { createVoices } from '../../../src/store/film/preview/film-sound.ts';
import { previewPlan, previewShot } from './preview-plan.ts';

/** A fake AudioContext that records scheduled sources. */
function standIn() {
  const started: { sound: string; at: number; from: number; stopped: boolean }[] = [];
  const context = {
    currentTime: 100,
    decodeAudioData: async (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
    createBufferSource: () => {
      const one = { sound: '', at: 0, from: 0, stopped: false };
      return {
        set buffer(sound: string) {
          one.sound = sound;
        },
        connect: () => undefined,
        disconnect: () => undefined,
        start: (at: number, from: number) => started.push(Object.assign(one, { at, from })),
        stop: () => {
          one.stopped = true;
        },
      };
    },
  };
  return { context: context as unknown as AudioContext, started };
}

const said = (start: number, end: number, audio_url: string) => ({ start, end, audio_url, text: 'x' });
const film = previewPlan([
  previewShot(1, 0, { narrations: [said(0.4, 2, '/a'), said(2.4, 4, '/b')] }),
  previewShot(2, 5, { narrations: [said(5.4, 7, '/gone'), said(7, 8, '')] }),
  previewShot(3, 40, { narrations: [said(40.4, 42, '/far')] }),
]);
const read = (address: string) =>
  address === '/gone'
    ? Promise.reject(new Error('404'))
    : Promise.resolve(new TextEncoder().encode(address).buffer as ArrayBuffer);

it('audio that cannot be loaded offline is loaded once online', async () => {
  const { context } = standIn();
  const asked = vi.fn((address: string) =>
    browser.online ? read(address) : Promise.reject(new Error('offline')),
  );
  const voices = createVoices(context, {} as AudioNode, asked);
  browser.online = false;
  expect(voices.ready(film, 0.1)).toBe(false);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await Promise.resolve();
  expect(voices.ready(film, 0.1)).toBe(false);
  expect(voices.lost.size).toBe(0);
  // no further attempts until then
  expect(asked).toHaveBeenCalledTimes(3);
  browser.online = true;
  voices.retry();
  expect(voices.ready(film, 0.1)).toBe(false);
  await vi.waitFor(() => expect(voices.ready(film, 0.1)).toBe(true));
});

it('each narration is preloaded and played at its time, from the middle after a seek; a missing one is skipped', async () => {
  const { context, started } = standIn();
  const asked = vi.fn(read);
  const voices = createVoices(context, {} as AudioNode, asked);
  // not ready: a narration at the start is not loaded yet
  expect(voices.ready(film, 0.1)).toBe(false);
  await vi.waitFor(() => expect(voices.ready(film, 0.1)).toBe(true));
  // texts without audio are not requested, and later ones not yet
  expect(asked.mock.calls.flat().sort()).toEqual(['/a', '/b', '/gone']);
  voices.place(film, 0.1);
  voices.place(film, 0.15);
  expect(started).toMatchObject([{ sound: '/a', from: 0 }]);
  expect(started[0]?.at).toBeCloseTo(100.3);
  voices.clear();
  expect(started[0]?.stopped).toBe(true);
  voices.place(film, 3);
  expect(started[1]).toMatchObject({ sound: '/b', at: 100 });
  expect(started[1]?.from).toBeCloseTo(0.6);
  expect(voices.ready(film, 5.4)).toBe(true);
  expect([...voices.lost]).toEqual(['/gone']);
});
