import { describe, expect, it } from 'vitest';
import { handleLine, importScript, LINE_ACTION, restoreLine } from '../../../src/api/script.ts';
import { compareScript, undoStoryboardUpdate, updateStoryboard } from '../../../src/api/script-changes.ts';
import { undoImport } from '../../../src/api/script-files.ts';
import { handleShot, restoreShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { pictureOf } from './film.ts';
import { filmWithShots } from './film-with-shots.ts';
import { sheet } from './script-files/office-files.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots();
const { send } = shotCalls(() => made);
const script_id = () => made.film.script_id;
const compare = () => send(compareScript, { script_id: script_id() });
const update = async () =>
  (await send(updateStoryboard, { script_id: script_id(), revision: (await compare()).revision })).update_id;
const undo = (update_id: number) => send(undoStoryboardUpdate, { script_id: script_id(), update_id });
const dropLine = (drama_id: number) =>
  send(handleLine, { type: LINE_ACTION.delete, script_id: script_id(), drama_id });
const lineBack = (drama_id: number) => send(restoreLine, { script_id: script_id(), drama_id });
const dropShot = (scene_id: number) =>
  send(handleShot, { type: SHOT_ACTION.delete, script_id: script_id(), scene_id });
/** The storyboard, without the addresses of media. */
const state = async () =>
  (await made.film.shots()).map(({ scene_img, ...shot }) => ({ ...shot, pictured: scene_img !== '' }));
/** The first shot, which has a picture. */
async function pictured() {
  const [shot] = await made.film.shots();
  const file = await pictureOf(made.studio, made.member.userId);
  await made.studio.db.query('UPDATE shots SET image = $2 WHERE id = $1', [shot?.id, file]);
  return { id: shot?.id ?? 0, drama_id: shot?.drama_id ?? 0, all: await state() };
}
const NOTHING = { added: [], removed: [], changed: [], reordered: 0 };

describe('a line that returns after an update has removed its shot', () => {
  it('has the shot with its picture again once the update is undone, as if nothing had been', async () => {
    const { drama_id, all } = await pictured();
    await dropLine(drama_id);
    const id = await update();
    await lineBack(drama_id);
    expect((await compare()).added).toMatchObject([{ drama_id }]);
    await undo(id);
    expect(await state()).toEqual(all);
    expect(await compare()).toMatchObject(NOTHING);
  });

  it('gets no second shot when that one is deleted by hand afterwards', async () => {
    const { id, drama_id, all } = await pictured();
    await dropLine(drama_id);
    const done = await update();
    await lineBack(drama_id);
    await undo(done);
    await dropShot(id);
    expect(await compare()).toMatchObject(NOTHING);
    await send(restoreShot, { script_id: script_id(), scene_id: id });
    expect(await state()).toEqual(all);
  });

  it('deleted once more, leaves the shot without a line, and has it again when it returns', async () => {
    const { id, drama_id, all } = await pictured();
    await dropLine(drama_id);
    const done = await update();
    await lineBack(drama_id);
    await dropLine(drama_id);
    await undo(done);
    expect((await compare()).removed).toMatchObject([{ scene_id: id, has_media: 1 }]);
    await lineBack(drama_id);
    expect(await state()).toEqual(all);
  });
});

const HEADS = ['Shot type', 'Picture', 'Dialogue'];
async function importRows(rows: string[][]): Promise<void> {
  const file = new Blob([new Uint8Array(sheet([HEADS, ...rows]))]);
  await send(importScript, { script_id: script_id(), file });
}
/** Imports another script altogether. */
const swap = () => importRows([['Close-up', 'Zebras graze', 'Zed: Hello']]);
const backToBefore = () => send(undoImport, { script_id: script_id() });

describe('the undo of an import that an update had brought into the storyboard', () => {
  it('takes that back too: shots return with their pictures, and those that the update made go', async () => {
    const { all } = await pictured();
    await swap();
    const id = await update();
    expect(await made.film.shots()).toHaveLength(1);
    expect(await backToBefore()).toEqual({ storyboard: 1, kept_shots: 0 });
    expect(await state()).toEqual(all);
    expect(await compare()).toMatchObject(NOTHING);
    // the update's own undo, pressed afterwards, finds nothing more to do
    await undo(id);
    expect(await state()).toEqual(all);
  });

  it('keeps a new shot in which something was made or edited, until the storyboard is updated', async () => {
    const { all } = await pictured();
    await importRows([
      ['Close-up', 'Zebras graze', 'Zed: Hello'],
      ['Close-up', 'A lion yawns', ''],
      ['Close-up', 'An owl looks on', ''],
    ]);
    await update();
    const [zebras, lion] = await made.film.shots();
    const file = await pictureOf(made.studio, made.member.userId);
    await made.studio.db.query('UPDATE shots SET image = $2 WHERE id = $1', [zebras?.id, file]);
    await send(handleShot, {
      type: SHOT_ACTION.save,
      script_id: script_id(),
      scene_id: lion?.id ?? 0,
      static_desc: 'my own words',
    });
    expect(await backToBefore()).toEqual({ storyboard: 1, kept_shots: 2 });
    expect((await state()).slice(0, all.length)).toEqual(all);
    const { removed, ...others } = await compare();
    expect(others).toMatchObject({ added: [], changed: [], reordered: 0 });
    expect(removed.map(({ hm_desc }) => hm_desc)).toEqual(['Zebras graze', 'A lion yawns']);
    await update();
    expect(await state()).toEqual(all);
  });

  it('has the texts of the shots follow the old lines, except for those edited in the storyboard', async () => {
    const { all } = await pictured();
    const [first, ...others] = await made.film.lines();
    const rows = [first, ...others].map((line) => [
      line?.shot_type ?? '',
      line?.hm_desc ?? '',
      line === first || line === others[0] ? 'Narrator: Quite other words' : (line?.dialogue ?? ''),
    ]);
    await importRows(rows);
    await update();
    const [one, two] = await made.film.shots();
    expect([one?.id, one?.narration, two?.narration]).toEqual([
      all[0]?.id,
      'Quite other words',
      'Quite other words',
    ]);
    await send(handleShot, {
      type: SHOT_ACTION.save,
      script_id: script_id(),
      scene_id: two?.id ?? 0,
      narration: 'said by hand',
    });
    await backToBefore();
    const now = await state();
    expect(now.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(now[0]).toEqual(all[0]);
    expect(now[1]).toMatchObject({ narration: 'said by hand', drama_dialogue: all[1]?.drama_dialogue });
  });

  it('leaves the storyboard alone if no update has come, or one from before the import', async () => {
    const { drama_id } = await pictured();
    await dropLine(drama_id);
    const id = await update();
    const before = await state();
    await swap();
    expect(await backToBefore()).toEqual({ storyboard: 0, kept_shots: 0 });
    expect(await state()).toEqual(before);
    // the update from before can still be undone
    await undo(id);
    expect(await made.film.shots()).toHaveLength(before.length + 1);
  });
});

it('a shot deleted by hand before its line went with an import belongs to the line after both came back', async () => {
  const { id, all } = await pictured();
  await swap();
  await dropShot(id);
  await send(undoImport, { script_id: script_id() });
  await send(restoreShot, { script_id: script_id(), scene_id: id });
  expect(await state()).toEqual(all);
  expect(await compare()).toMatchObject(NOTHING);
});
