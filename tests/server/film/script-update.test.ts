import { describe, expect, it } from 'vitest';
import { handleRole, listRoles, ROLE_ACTION } from '../../../src/api/characters.ts';
import { regenerateProject } from '../../../src/api/projects.ts';
import { handleLine, LINE_ACTION, orderLines } from '../../../src/api/script.ts';
import { compareScript, undoStoryboardUpdate, updateStoryboard } from '../../../src/api/script-changes.ts';
import type { Shot } from '../../../src/api/shot.ts';
import { handleShot, imagineMaterial, SHOT_ACTION, saveShot } from '../../../src/api/storyboard.ts';
import { balanceOf, refusalOf, writingOf } from '../harness.ts';
import { pictureOf } from './film.ts';
import { filmWithShots, holdPainter, LONGER_TALK } from './film-with-shots.ts';
import { shotCalls } from './shot-calls.ts';

const made = filmWithShots({ story: LONGER_TALK, points: 200, style_name: '' });

const { send } = shotCalls(() => made);
const script_id = () => made.film.script_id;
const compare = () => send(compareScript, { script_id: script_id() });
const update = async (revision?: string) =>
  (
    await send(updateStoryboard, {
      script_id: script_id(),
      revision: revision ?? (await compare()).revision,
    })
  ).update_id;
const undo = (update_id: number) => send(undoStoryboardUpdate, { script_id: script_id(), update_id });
const act = async (type: 1 | 2 | 4, drama_id: number) =>
  (await send(handleLine, { type, script_id: script_id(), drama_id }))?.id ?? 0;
const write = (drama_id: number, fields: Record<string, string>) =>
  send(handleLine, { type: LINE_ACTION.save, script_id: script_id(), drama_id, ...fields });
const saveTexts = (scene_id: number, fields: Record<string, string>) =>
  send(handleShot, { type: SHOT_ACTION.save, script_id: script_id(), scene_id, ...fields });
const showPicture = async ({ id }: Shot) => {
  const file = await pictureOf(made.studio, made.member.userId);
  await made.studio.db.query('UPDATE shots SET image = $2 WHERE id = $1', [id, file]);
};
/** The storyboard, without the addresses of media. */
const state = async () =>
  (await made.film.shots()).map(({ scene_img, ...shot }) => ({ ...shot, pictured: scene_img !== '' }));
const isChanged = async () => (await made.film.board()).script_changed;

/** Starts a drawing of a shot. */
const drawShot = (scene_id: number, prompt: string) =>
  send(imagineMaterial, {
    script_id: script_id(),
    scene_id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt,
  });

describe('a storyboard whose script has changed', () => {
  it('stays unchanged, and reports the difference, until it is updated', async () => {
    expect(await isChanged()).toBe(0);
    const before = await state();
    const [a, b, c] = await made.film.shots();
    await write(a?.drama_id ?? 0, { hm_desc: 'A red kite over the pier', dialogue: 'Mei：A kite!' });
    await act(LINE_ACTION.delete, b?.drama_id ?? 0);
    const added = await act(LINE_ACTION.addAfter, c?.drama_id ?? 0);
    await write(added, { hm_desc: 'A lantern', dialogue: 'Narrator：It glows.' });
    const still = await state();
    expect(still.map(({ id, narration }) => [id, narration])).toEqual(
      before.map(({ id, narration }) => [id, narration]),
    );
    expect(await isChanged()).toBe(1);
    const told = await compare();
    expect(told).toMatchObject({
      added: [{ drama_id: added, hm_desc: 'A lantern', dialogue: 'Narrator：It glows.' }],
      removed: [{ scene_id: b?.id, has_media: 0 }],
      changed: [{ scene_id: a?.id, list_order: 0, kept: [] }],
      reordered: 0,
    });
    expect(told.changed[0]?.texts).toContainEqual({
      field: 'narration',
      before: a?.narration,
      after: 'A kite!',
    });
  });

  it('applies all changes at once, and keeps pictures and ids of the other shots', async () => {
    const [a, b, c] = await made.film.shots();
    for (const shot of [a, b, c]) if (shot) await showPicture(shot);
    await write(a?.drama_id ?? 0, { hm_desc: 'A red kite over the pier' });
    await act(LINE_ACTION.delete, b?.drama_id ?? 0);
    const added = await act(LINE_ACTION.addAfter, a?.drama_id ?? 0);
    await write(added, { hm_desc: 'A lantern', dialogue: 'Narrator：It glows.' });
    expect((await compare()).removed).toMatchObject([{ scene_id: b?.id, has_media: 1 }]);
    await update();
    const [first, second, third] = await made.film.shots();
    expect(first).toMatchObject({ id: a?.id, hm_desc: 'A red kite over the pier', list_order: 0 });
    expect(first?.static_desc).toContain('A red kite over the pier');
    expect(first?.scene_img).not.toBe('');
    expect(second).toMatchObject({ drama_id: added, narration: 'It glows.', list_order: 1 });
    expect(third).toMatchObject({ id: c?.id, list_order: 2 });
    expect(third?.scene_img).not.toBe('');
    expect(await made.film.shot(b?.id ?? 0)).toBeUndefined();
    expect(await isChanged()).toBe(0);
    expect(await compare()).toMatchObject({ added: [], removed: [], changed: [], reordered: 0 });
  });

  it('says of a shot to be removed that something is being made for it', async () => {
    const [shot] = await made.film.shots();
    holdPainter(made);
    await act(LINE_ACTION.delete, shot?.drama_id ?? 0);
    expect((await compare()).removed).toMatchObject([{ scene_id: shot?.id, making: 0 }]);
    await drawShot(shot?.id ?? 0, 'a pier');
    const before = await balanceOf(made.studio, made.member.userId);
    expect((await compare()).removed).toMatchObject([{ scene_id: shot?.id, making: 1 }]);
    await update();
    expect(await balanceOf(made.studio, made.member.userId)).toBeGreaterThan(before);
  });

  it('keeps a text that was edited in the storyboard, and previews that', async () => {
    const [shot] = await made.film.shots();
    await saveTexts(shot?.id ?? 0, { static_desc: 'my own words' });
    await write(shot?.drama_id ?? 0, { hm_desc: 'A red kite' });
    expect((await compare()).changed).toMatchObject([{ scene_id: shot?.id, kept: ['static_desc'] }]);
    await update();
    const now = await made.film.shot(shot?.id ?? 0);
    expect(now).toMatchObject({ static_desc: 'my own words', hm_desc: 'A red kite' });
    expect(now?.dynamic_desc).toContain('A red kite');
  });

  it('follows moved lines; a manually added shot stays after its neighbor', async () => {
    const [a, b, c, ...others] = await made.film.shots();
    const hand =
      (await send(handleShot, { type: SHOT_ACTION.add, script_id: script_id(), scene_id: a?.id ?? 0 }))?.id ??
      0;
    await send(orderLines, {
      script_id: script_id(),
      from_drama_id: a?.drama_id ?? 0,
      to_drama_id: c?.drama_id ?? 0,
    });
    expect(await compare()).toMatchObject({ reordered: 1, added: [], removed: [], changed: [] });
    await update();
    expect((await made.film.shots()).map(({ id }) => id)).toEqual([
      b?.id,
      c?.id,
      a?.id,
      hand,
      ...others.map(({ id }) => id),
    ]);
    expect(await isChanged()).toBe(0);
  });

  it('a manual order of the shots is not a change of the script', async () => {
    const [a, b] = await made.film.shots();
    await made.studio.db.query('UPDATE shots SET position = 1 - position WHERE id = ANY($1::bigint[])', [
      [a?.id, b?.id],
    ]);
    expect(await isChanged()).toBe(0);
  });

  it('dialogue edited in the storyboard is not a change of the script', async () => {
    const [shot] = await made.film.shots();
    await send(saveShot, {
      type: 1,
      script_id: script_id(),
      drama_id: shot?.drama_id ?? 0,
      drama_dialogue: 'Mei：Look!',
    });
    expect(await isChanged()).toBe(0);
  });

  it('applies a revision once, however often it is sent, and refuses an outdated one', async () => {
    const [shot] = await made.film.shots();
    const added = await act(LINE_ACTION.addAfter, shot?.drama_id ?? 0);
    const { revision } = await compare();
    const ids = await Promise.all([update(revision), update(revision), update(revision)]);
    expect(new Set(ids).size).toBe(1);
    expect((await made.film.shots()).filter(({ drama_id }) => drama_id === added)).toHaveLength(1);
    await act(LINE_ACTION.delete, added);
    const stale = (await compare()).revision;
    await act(LINE_ACTION.delete, shot?.drama_id ?? 0);
    expect(await refusalOf(update(stale))).toMatchObject({ code: 409 });
  });
});

describe('an update', () => {
  it('can be undone completely: shots, texts, pictures, order', async () => {
    const [a, b, c] = await made.film.shots();
    if (b) await showPicture(b);
    await write(a?.drama_id ?? 0, { hm_desc: 'A red kite', dialogue: 'Mei：A kite!' });
    await act(LINE_ACTION.delete, b?.drama_id ?? 0);
    await act(LINE_ACTION.addAbove, c?.drama_id ?? 0);
    await send(orderLines, {
      script_id: script_id(),
      from_drama_id: c?.drama_id ?? 0,
      to_drama_id: a?.drama_id ?? 0,
    });
    const before = await state();
    const { revision } = await compare();
    const id = await update(revision);
    expect(await state()).not.toEqual(before);
    await undo(id);
    expect(await state()).toEqual(before);
    // the changes are listed again, and can be applied once more
    expect((await compare()).revision).toBe(revision);
    await undo(id);
    expect(await state()).toEqual(before);
    const again = await update(revision);
    expect(again).not.toBe(id);
    expect(await isChanged()).toBe(0);
    expect((await refusalOf(undo(id))).code).toBe(409);
    await undo(again);
    expect(await state()).toEqual(before);
  });

  it('undone after a role got another name, has that name', async () => {
    const [first] = await made.film.shots();
    await write(first?.drama_id ?? 0, { hm_desc: 'A red kite', dialogue: 'Narrator：A kite!' });
    const id = await update();
    const { lists } = await send(listRoles, { script_id: script_id() });
    const mei = lists.find(({ role_name }) => role_name === 'Mei');
    await send(handleRole, {
      type: ROLE_ACTION.update,
      script_id: script_id(),
      id: mei?.id ?? 0,
      name: 'Lin',
    });
    await undo(id);
    const texts = JSON.stringify(await made.film.shots());
    expect(texts).toContain('Lin');
    expect(texts).not.toMatch(/\bMei\b/);
  });

  it('cancels tasks of a removed shot with a refund; undone, the shot returns without their results', async () => {
    const [shot] = await made.film.shots();
    holdPainter(made);
    const points = await balanceOf(made.studio, made.member.userId);
    await drawShot(shot?.id ?? 0, 'a letter');
    expect(await balanceOf(made.studio, made.member.userId)).toBeLessThan(points);
    await act(LINE_ACTION.delete, shot?.drama_id ?? 0);
    const id = await update();
    expect(await balanceOf(made.studio, made.member.userId)).toBe(points);
    await undo(id);
    expect(await made.film.shot(shot?.id ?? 0)).toMatchObject({ hm_desc: shot?.hm_desc, has_generate: 0 });
  });

  it('keeps shots that were added manually since, when it is undone', async () => {
    const [shot] = await made.film.shots();
    await act(LINE_ACTION.delete, shot?.drama_id ?? 0);
    const before = (await made.film.shots()).map(({ id }) => id);
    const id = await update();
    const hand = (await send(handleShot, { type: SHOT_ACTION.add, script_id: script_id(), add_type: 2 }))?.id;
    await undo(id);
    expect((await made.film.shots()).map((one) => one.id)).toEqual([...before, hand]);
  });
});

describe('a rewritten script', () => {
  it('[SCRIPT-05] gives one storyboard without duplicates: matching lines keep their shot and picture', async () => {
    const shots = await made.film.shots();
    const [a, b] = shots;
    if (a) await showPicture(a);
    await write(a?.drama_id ?? 0, { shot_type: 'My own' });
    await act(LINE_ACTION.delete, b?.drama_id ?? 0);
    const extra = await act(LINE_ACTION.addAfter, 0);
    await write(extra, { hm_desc: 'Something of my own' });
    await update();
    await send(regenerateProject, { script_id: script_id() });
    await writingOf(made.studio, script_id());
    expect((await made.film.lines()).map(({ hm_desc }) => hm_desc)).not.toContain('Something of my own');
    expect((await compare()).removed.map(({ hm_desc }) => hm_desc)).toEqual(['Something of my own']);
    await update();
    const now = await made.film.shots();
    expect(now.map(({ drama_id }) => drama_id)).toEqual((await made.film.lines()).map(({ id }) => id));
    expect(now).toHaveLength(shots.length);
    expect(now[0]?.id).toBe(a?.id);
    expect(now[0]?.scene_img).not.toBe('');
  });
});
