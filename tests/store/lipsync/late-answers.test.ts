import { beforeEach, expect, test, vi } from 'vitest';
import { takeExampleFace } from '../../../src/api/lipsync.ts';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { consentField, hasConsent } from '../../../src/store/lipsync/consent.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { takeDrawing, takeExample } from '../../../src/store/lipsync/picture.ts';
import { dropClip, reuseClip } from '../../../src/store/lipsync/source-clip.ts';
import { fakeApi, Refused } from '../fake-api.ts';

const FACE = '/studio/lip-sync/face';
const found = (head_url: string) => ({ head_url, aspectRatio: '1:1', face: null });
const clip = (url: string) => ({ url, name: url, seconds: 5, width: 720, height: 720 });

/** Answers about faces, by address, each when the test gives it. */
let give: Record<string, () => void> = {};
beforeEach(() => {
  give = {};
  forgetAll();
  fakeApi({
    [FACE]: ({ head_url }: { head_url: string }) =>
      new Promise((resolve) => {
        give[head_url] = () => resolve(found(head_url));
      }),
    [takeExampleFace.path]: ({ example }: { example: string }) =>
      new Promise((resolve) => {
        give[example] = () => resolve(found(`/${example}.jpg`));
      }),
  });
});
const asked = (...urls: string[]) =>
  vi.waitFor(() => expect(Object.keys(give).sort()).toEqual([...urls].sort()));
const signInAs = (userId: number) => {
  forgetAll();
  Object.assign(session, { token: `token ${userId}`, userId });
};

test('of two drawings the one that was chosen last is in the form, whichever answer comes last', async () => {
  const both = Promise.all(['/a.jpg', '/b.jpg'].map((url) => takeDrawing({ url, name: url })));
  await asked('/a.jpg', '/b.jpg');
  give['/b.jpg']?.();
  give['/a.jpg']?.();
  await both;
  expect(lipForm.picture?.url).toBe('/b.jpg');
});

test('a drawing that is chosen while an example is on its way is in the form, also if the example comes first', async () => {
  const taking = takeExample('dusk', 'a painted face');
  await asked('dusk');
  const chosen = takeDrawing({ url: '/a.jpg', name: 'a' });
  await asked('/a.jpg', 'dusk');
  give.dusk?.();
  await taking;
  give['/a.jpg']?.();
  await chosen;
  expect(lipForm.picture?.url).toBe('/a.jpg');
});

test('a drawing whose answer comes after the sign-out is not in the form of the next account', async () => {
  const taking = takeDrawing({ url: '/a.jpg', name: 'a' });
  await asked('/a.jpg');
  signInAs(8);
  give['/a.jpg']?.();
  await taking;
  expect(lipForm.picture).toBeNull();
});

test('a digital human that is used again does not come back after it was removed, nor after the sign-out', async () => {
  const first = reuseClip(clip('/a.mp4'));
  await asked('/a.mp4');
  await dropClip();
  const second = reuseClip(clip('/b.mp4'));
  await asked('/a.mp4', '/b.mp4');
  give['/a.mp4']?.();
  await first;
  expect(lipForm.clip).toBeNull();
  signInAs(8);
  give['/b.mp4']?.();
  await second;
  expect(lipForm.clip).toBeNull();
});

test('one member’s consent, answered after the sign-out, is not the next one’s', async () => {
  let answer = (): void => undefined;
  fakeApi({
    '/studio/lip-sync/consent': () =>
      new Promise((resolve) => {
        answer = () => resolve({ given: 1 });
      }),
  });
  const asking = hasConsent();
  await new Promise((resolve) => setTimeout(resolve));
  signInAs(8);
  answer();
  expect(await asking).toBe(false);
  expect(consentField()).toEqual({});
});

test('a clip of the form stays where a digital human cannot take its place, and comes back after one has', async () => {
  lipForm.clip = { ...clip('/mine.mp4'), face: null, own: false };
  fakeApi({ [FACE]: () => new Refused('Too many at once') });
  await expect(reuseClip(clip('/a.mp4'))).rejects.toThrow('Too many at once');
  expect(lipForm.clip?.url).toBe('/mine.mp4');
  fakeApi({ [FACE]: () => found('/a.mp4') });
  const undo = await reuseClip(clip('/a.mp4'));
  expect(lipForm.clip?.url).toBe('/a.mp4');
  undo?.();
  expect(lipForm.clip).toMatchObject({ url: '/mine.mp4', own: false });
});
