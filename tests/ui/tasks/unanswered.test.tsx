import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { db } from '../../../src/store/bridge/engine-db.ts';
import { dropSubmit, trackAnswer } from '../../../src/store/bridge/submits.ts';
import { submitKeys } from '../../../src/store/tasks/lost-submit.ts';
import { engine, tasks } from '../../../src/store/tasks/tasks.ts';
import { saveIntent } from '../../../src/sw/engine/intents.ts';
import { BarStatus as DrawStatus } from '../../../src/ui/draw/bar-status.tsx';
import { LipStatus } from '../../../src/ui/lipsync/lip-status.tsx';
import { FormStatus } from '../../../src/ui/music/form-status.tsx';
import { BarStatus as VideoStatus } from '../../../src/ui/video/bar-status.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const CHECKING = 'No reply yet; checking…';
const PATHS = {
  draw: '/draw/imagine',
  video: '/video/generate',
  music: '/music/create',
  'lip-sync': '/lip-sync/merge-video',
};
type Kind = keyof typeof PATHS;
const submitOf = (kind: Kind, key = 'k1') => ({
  key,
  path: PATHS[kind],
  context: { kind, page: '/', prompt: 'a lamp' },
});

eachOnItsOwn();
beforeEach(async () => {
  fakeApi({ '/draw/get-task': () => [] });
  await setSession('token', 7);
  await engine.started;
});
afterEach(async () => {
  await dropSubmit('k1');
  await endSession();
});

/** A submit that the page had sent before it was reloaded. */
async function reloaded(kind: Kind): Promise<void> {
  await saveIntent(db, submitOf(kind), Date.now());
  await change(() => void engine.reload());
  await waitFor(() => expect(tasks.unanswered).toHaveProperty('k1'));
}
const says = (text: string) => screen.queryByText(text) !== null;

test.each([
  ['draw', () => <DrawStatus missing={false} />],
  ['video', () => <VideoStatus missing={false} />],
  ['music', () => <FormStatus />],
  ['lip-sync', () => <LipStatus missing={null} />],
] as const)(
  'a reload says of %s that there is no answer yet, until it is known that nothing arrived',
  async (kind, Line) => {
    await reloaded(kind);
    await show(<Line />);
    expect(says(CHECKING)).toBe(true);
    await change(() => void dropSubmit('k1'));
    await waitFor(() => expect(says(CHECKING)).toBe(false));
  },
);

test('the line goes when the task is found by its key', async () => {
  await reloaded('draw');
  await show(<DrawStatus missing={false} />);
  expect(says(CHECKING)).toBe(true);
  const submit = { ...submitOf('draw'), token: 'token' };
  await change(() => void trackAnswer(submit, { task_id: 't1', draw_id: 4 }));
  await waitFor(() => expect(says(CHECKING)).toBe(false));
  expect(Object.values(tasks.byKey)).toMatchObject([{ id: 't1', open: 1 }]);
});

test('a submit of another tool, or one that this page is sending, is not said', async () => {
  await reloaded('video');
  await show(<DrawStatus missing={false} />);
  expect(says(CHECKING)).toBe(false);
  const input = { tool_name: 'irag', prompt: 'a lamp', ratio: '1:1' };
  const key = submitKeys.of(imagine, input);
  await saveIntent(db, submitOf('draw', key), Date.now());
  await engine.reload();
  expect(Object.keys(tasks.unanswered)).toEqual(['k1']);
  submitKeys.done(imagine, input);
  await dropSubmit(key);
});
