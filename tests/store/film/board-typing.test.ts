import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { editShot, edits, restoreEdits } from '../../../src/store/film/storyboard/edits.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { readPageParts } from '../../../src/store/pages-db.ts';
import { openBoard, wireShot } from './board-shots.ts';

const shots = () => [wireShot(1), wireShot(2)];
const draftOf = async (projectId: number) =>
  (await readPageParts('drafts', 7, `board|${projectId}`)).get('1|narration');

/** Records the messages that another tab receives. */
function listen() {
  const heard: { kind: string; text?: string }[] = [];
  const channel = new BroadcastChannel('inkreel-board');
  channel.onmessage = ({ data }) => heard.push(data.news);
  onTestFinished(() => channel.close());
  return heard;
}
const type = (words: string) => {
  for (let end = 1; end <= words.length; end += 1) editShot(1, 'narration', words.slice(0, end));
};

test('continuous typing is one draft and one message to other tabs', async () => {
  await openBoard(191, shots());
  const heard = listen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('It was late');
  vi.advanceTimersByTime(100);
  expect(await draftOf(191)).toBeUndefined();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await draftOf(191)).toEqual({ text: 'It was late', base: 'said 1' }));
  await vi.waitFor(() =>
    expect(heard).toMatchObject([{ kind: 'typed', text: 'It was late', base: 'said 1' }]),
  );
});

test('other tabs receive typed text before the message that it was saved', async () => {
  await openBoard(192, shots(), { '/script/handle-scense': () => ({ id: 1 }) });
  const heard = listen();
  type('dark');
  await saveEdits();
  await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(['typed', 'saved']));
  expect(edits.byShot).toEqual({});
});

test('the last typed text is kept if another film is opened immediately', async () => {
  await openBoard(193, shots());
  type('cold');
  await restoreEdits(194);
  await vi.waitFor(async () => expect(await draftOf(193)).toEqual({ text: 'cold', base: 'said 1' }));
  expect(board.projectId).toBe(193);
});
