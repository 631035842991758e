import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DramaLine } from '../../../src/api/script.ts';
import { deleteLine } from '../../../src/store/film/script/delete-line.ts';
import { closeScript, loadScript, script } from '../../../src/store/film/script/script.ts';
import {
  addAbove,
  addAtEnd,
  cancelEdit,
  changedLines,
  copyLine,
  editLine,
  moveLine,
  saveLine,
} from '../../../src/store/film/script/script-changes.ts';
import { lineEdits } from '../../../src/store/film/script/script-edits.ts';
import { importFile, takeBackImport } from '../../../src/store/film/script/script-files.ts';
import { inserted, moved } from '../../../src/store/film/script/script-lines.ts';
import { type Answers, fakeApi, Refused } from '../fake-api.ts';

const line = (id: number, list_order: number): DramaLine => ({
  id,
  shot_type: '',
  angle: '',
  move: '',
  characters: '',
  cj_desc: '',
  hm_desc: `screen ${id}`,
  dialogue: '',
  list_order,
  scene_img: '',
  video_url: '',
});
const wire = ({ scene_img, ...rest }: DramaLine) => ({ ...rest, scense_img: scene_img });
const three = () => [line(11, 0), line(12, 1), line(13, 2)];
const ids = () => script.lines.map(({ id }) => id);

/** Opens a project of three lines, with further server answers. */
async function opened(projectId: number, answers: Answers = {}) {
  const list = { lists: three().map(wire), step: 2, generate_type: 1, async_status: 0 };
  const sent = fakeApi({ '/script/list-drama': () => list, ...answers });
  await loadScript(projectId);
  sent.length = 0;
  return sent;
}

beforeEach(closeScript);

test('[SCRIPT-06] [SCRIPT-07] the lines are loaded by project id, in order', async () => {
  const sent = fakeApi({
    '/script/list-drama': () => ({ lists: [wire(line(2, 1)), wire(line(1, 0))], async_status: 0 }),
  });
  await loadScript(41);
  expect(sent).toEqual([{ path: '/script/list-drama', body: { script_id: 41 } }]);
  expect(ids()).toEqual([1, 2]);
});

test('[SCRIPT-08] a line keeps every field of the contract', async () => {
  const whole = { ...line(1, 0), shot_type: 'a', angle: 'b', move: 'c', characters: 'd', cj_desc: 'e' };
  const all = { ...whole, dialogue: 'f', scene_img: '/media/x.jpg', video_url: '/media/x.mp4' };
  fakeApi({ '/script/list-drama': () => ({ lists: [wire(all)] }) });
  await loadScript(42);
  expect(script.lines[0]).toEqual(all);
});

test('[SCRIPT-11] adding above sends type 1 and inserts a line with the answered id', async () => {
  const sent = await opened(43, { '/script/handle-drama': () => ({ id: 99 }) });
  await addAbove(12);
  expect(sent).toEqual([{ path: '/script/handle-drama', body: { type: 1, script_id: 43, drama_id: 12 } }]);
  expect(ids()).toEqual([11, 99, 12, 13]);
  expect(script.lines.map(({ list_order }) => list_order)).toEqual([0, 1, 2, 3]);
  expect(lineEdits.byId[99]).toBeDefined();
});

test('[SCRIPT-14] adding at the end sends type 4 with the last line, or 0 if there is none', async () => {
  const sent = await opened(44, { '/script/handle-drama': () => ({ id: 99 }) });
  await addAtEnd();
  expect(sent[0]?.body).toEqual({ type: 4, script_id: 44, drama_id: 13 });
  expect(ids()).toEqual([11, 12, 13, 99]);
  closeScript();
  const bare = fakeApi({
    '/script/list-drama': () => ({ lists: [] }),
    '/script/handle-drama': () => ({ id: 1 }),
  });
  await loadScript(45);
  await addAtEnd();
  expect(bare.at(-1)?.body).toEqual({ type: 4, script_id: 45, drama_id: 0 });
  expect(script.lines.map(({ id, list_order }) => [id, list_order])).toEqual([[1, 0]]);
});

test('[SCRIPT-12] deleting sends type 2; a refusal restores the line and its text', async () => {
  const sent = await opened(46);
  await deleteLine(12);
  expect(sent).toEqual([{ path: '/script/handle-drama', body: { type: 2, script_id: 46, drama_id: 12 } }]);
  expect(ids()).toEqual([11, 13]);
  closeScript();
  await opened(47, { '/script/handle-drama': () => new Refused('no') });
  editLine(12);
  Object.assign(lineEdits.byId[12] ?? {}, { dialogue: 'words' });
  await expect(deleteLine(12)).rejects.toThrow('no');
  expect(ids()).toEqual([11, 12, 13]);
  expect(lineEdits.byId[12]?.dialogue).toBe('words');
});

test('[SCRIPT-13] saving sends type 3 with all fields and the order, and shows the text at once', async () => {
  const sent = await opened(48);
  editLine(12);
  Object.assign(lineEdits.byId[12] ?? {}, { hm_desc: 'a lamp', angle: 'low' });
  expect(changedLines()).toEqual([12]);
  const saving = saveLine(12);
  expect(script.lines[1]).toMatchObject({ hm_desc: 'a lamp', angle: 'low' });
  await saving;
  expect(sent).toEqual([
    {
      path: '/script/handle-drama',
      body: {
        type: 3,
        script_id: 48,
        drama_id: 12,
        shot_type: '',
        angle: 'low',
        move: '',
        characters: '',
        cj_desc: '',
        hm_desc: 'a lamp',
        dialogue: '',
        list_order: 1,
      },
    },
  ]);
  expect(lineEdits.byId[12]).toBeUndefined();
});

test('a refused save keeps the text in an open edit view', async () => {
  await opened(49, { '/script/handle-drama': () => new Refused('no', 500) });
  editLine(12);
  Object.assign(lineEdits.byId[12] ?? {}, { hm_desc: 'a lamp' });
  await expect(saveLine(12)).rejects.toThrow('no');
  expect(script.lines[1]?.hm_desc).toBe('screen 12');
  expect(lineEdits.byId[12]?.hm_desc).toBe('a lamp');
});

test('[SCRIPT-09] [SCRIPT-15] several lines can be edited at once; cancelling one restores only its saved text', async () => {
  const sent = await opened(50);
  editLine(11);
  editLine(12);
  Object.assign(lineEdits.byId[11] ?? {}, { hm_desc: 'one' });
  Object.assign(lineEdits.byId[12] ?? {}, { hm_desc: 'two' });
  cancelEdit(11);
  expect(lineEdits.byId[11]).toBeUndefined();
  expect(lineEdits.byId[12]?.hm_desc).toBe('two');
  expect(script.lines[0]?.hm_desc).toBe('screen 11');
  expect(sent).toEqual([]);
});

test('copying adds a line after, and saves the text into it', async () => {
  const sent = await opened(51, { '/script/handle-drama': () => ({ id: 99 }) });
  await copyLine(12);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { type: 4, drama_id: 12 },
    { type: 3, drama_id: 99, hm_desc: 'screen 12', list_order: 2 },
  ]);
  expect(ids()).toEqual([11, 12, 99, 13]);
});

test('[SCRIPT-16] moving sends from and to; after a refusal the server’s order counts', async () => {
  const sent = await opened(52);
  await moveLine(11, 13);
  expect(sent).toEqual([
    { path: '/script/order-drama', body: { script_id: 52, from_drama_id: 11, to_drama_id: 13 } },
  ]);
  expect(ids()).toEqual([12, 13, 11]);
  closeScript();
  await opened(53, { '/script/order-drama': () => new Refused('no') });
  await expect(moveLine(11, 13)).rejects.toThrow('no');
  expect(ids()).toEqual([11, 12, 13]);
});

test('unsaved edits are restored after a reload, if their lines still exist', async () => {
  await opened(54);
  editLine(12);
  editLine(13);
  Object.assign(lineEdits.byId[12] ?? {}, { hm_desc: 'half a sent' });
  closeScript();
  expect(lineEdits.byId).toEqual({});
  fakeApi({ '/script/list-drama': () => ({ lists: [wire(line(11, 0)), wire(line(12, 1))] }) });
  await expect
    .poll(async () => {
      closeScript();
      await loadScript(54);
      return Object.entries(lineEdits.byId).map(([id, { hm_desc }]) => [id, hm_desc]);
    })
    .toEqual([['12', 'half a sent']]);
});

const script200 = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 200 });

test('moving keeps all lines, swaps positions correctly and numbers them in order', () => {
  fc.assert(
    fc.property(script200, fc.nat(), fc.nat(), (all, a, b) => {
      const lines = all.map((id, index) => line(id, index));
      const [from, to] = [a % all.length, b % all.length];
      const after = moved(lines, all[from] ?? 0, all[to] ?? 0);
      expect(after[to]?.id).toBe(all[from]);
      expect(after.map(({ id }) => id).filter((id) => id !== all[from])).toEqual(
        all.filter((id) => id !== all[from]),
      );
      expect(after.map(({ list_order }) => list_order)).toEqual(all.map((_, index) => index));
    }),
  );
});

test('inserting at any position keeps the order, with numbers without gaps', () => {
  fc.assert(
    fc.property(script200, fc.nat(), (all, place) => {
      const lines = all.map((id, index) => line(id, index));
      const index = place % (all.length + 1);
      const after = inserted(lines, line(20_000, 0), index);
      expect(after[index]?.id).toBe(20_000);
      expect(after.map(({ list_order }) => list_order)).toEqual(after.map((_, position) => position));
    }),
  );
});

test('a move that waits for an earlier change is sent to the film that it was made in', async () => {
  let give = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  const sent = await opened(61, {
    '/script/handle-drama': () => held.then(() => ({ id: 99 })),
    '/script/order-drama': () => null,
  });
  const changes = Promise.all([addAtEnd(), moveLine(13, 11)]);
  await loadScript(62);
  give();
  await changes;
  expect(sent.filter(({ path }) => path === '/script/order-drama').map(({ body }) => body)).toEqual([
    { script_id: 61, from_drama_id: 13, to_drama_id: 11 },
  ]);
});

test.each([
  ['imported', () => importFile(new File(['x'], 'script.xlsx'))],
  ['taken back', takeBackImport],
])('a script that is %s while another film is opened does not replace that', async (_what, change) => {
  let answer: () => void = () => undefined;
  const late = () =>
    new Promise<object>((resolve) => {
      answer = () => resolve({ storyboard: 0, kept_shots: 0, lists: [] });
    });
  await opened(71, { '/script/upload-drama': late, '/studio/script/undo': late });
  const nothing = answer;
  const changing = change().catch(() => undefined);
  await vi.waitFor(() => expect(answer).not.toBe(nothing));
  await loadScript(72);
  answer();
  await changing;
  expect(script).toMatchObject({ projectId: 72, state: 'ready' });
});
