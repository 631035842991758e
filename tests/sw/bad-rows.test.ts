import { beforeEach, expect, it } from 'vitest';
import { onBadRow } from '../../src/api/rows.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;
let said: string[];
beforeEach(() => {
  said = [];
  return onBadRow((what) => said.push(what));
});

/** Kinds that poll several tasks at once and answer with a list of rows. */
const LISTED = TASK_KINDS.filter(({ poll, kind }) => poll.batch > 1 && kind !== 'project');

const ends = async (studio: Studio) =>
  Object.fromEntries((await readSnapshot(studio.db)).tasks.map(({ id, final }) => [id, final]));

async function pollSix(kind: (typeof TASK_KINDS)[number], spoil: (row: object) => unknown) {
  const studio = new Studio({ server: (clock) => serverFor(kind, clock) });
  await studio.signIn(7);
  const ids = ['1', '2', '3', '4', '5', '6'];
  const context = { kind: kind.kind, page: '/', tool: 'kling', script_id: 3 };
  await studio.add(ids, { kind: kind.kind, context }, kind.states.done[0]);
  studio.server.distort = (rows) =>
    rows.map((row) => (JSON.stringify(row).includes('"3"') ? spoil(row as object) : row));
  void studio.context().engine.pollFor(25 * SECOND);
  await studio.clock.advance(6 * SECOND);
  return ends(studio);
}

it.each(LISTED)('$kind: of six rows one is invalid; the five others end', async (kind) => {
  expect(await pollSix(kind, () => 'not a row')).toMatchObject({ 1: 'done', 2: 'done', 3: null, 6: 'done' });
  expect(said.length).toBeGreaterThan(0);
});

it.each(LISTED)('$kind: of six rows one has null instead of results; all six end', async (kind) => {
  const empty = await pollSix(kind, (row) => ({
    ...row,
    images: null,
    video_url: null,
    works: null,
    poster: null,
    fail_msg: null,
  }));
  expect(new Set(Object.values(empty))).toEqual(new Set(['done']));
  expect(said).toEqual([]);
});

it('project: a null status does not affect the other projects', async () => {
  const kind = TASK_KINDS.find((one) => one.kind === 'project');
  if (!kind) throw new Error('no such kind');
  const after = await pollSix(kind, () => ['3', null]);
  expect(after).toMatchObject({ 1: 'done', 2: 'done', 3: null, 6: 'done' });
});

it('shot-list: null fields of a shot do not keep the storyboard open', async () => {
  const kind = TASK_KINDS.find((one) => one.kind === 'shot-list');
  if (!kind) throw new Error('no such kind');
  const studio = new Studio({ server: (clock) => serverFor(kind, clock) });
  await studio.signIn(7);
  await studio.add(['3'], { kind: kind.kind, context: { kind: kind.kind, page: '/', script_id: 3 } }, 1);
  studio.server.distort = () => [
    { lists: [{ scense_id: 1, scense_img: null }], image_need: 0, video_need: 0 },
  ];
  void studio.context().engine.pollFor(25 * SECOND);
  await studio.clock.advance(6 * SECOND);
  expect(await ends(studio)).toEqual({ 3: 'done' });
});
