import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRoles, saveRoles } from '../../../../src/api/characters.ts';
import { createClient } from '../../../../src/api/client.ts';
import {
  CREATION,
  createProject,
  listProjects,
  PROJECT_STATUS,
  readProject,
} from '../../../../src/api/projects.ts';
import {
  exportScript,
  handleLine,
  importScript,
  LINE_ACTION,
  listLines,
} from '../../../../src/api/script.ts';
import { dismissNotes, previewImport, undoImport } from '../../../../src/api/script-files.ts';
import { listShots } from '../../../../src/api/storyboard.ts';
import { type Member, newMember, openStudio, refusalOf, type Studio, writingOf } from '../../harness.ts';
import { docx, sheet } from './office-files.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
const create = (file: Uint8Array, key?: string) =>
  studio.send(
    member.token,
    createProject,
    {
      generate_method: CREATION.file,
      name: 'The lamp',
      text_type: 'story',
      width_height: '16:9',
      script: blobOf(file),
    },
    key ? { idempotencyKey: key } : {},
  );
const read = (script_id: number, language: 'en' | 'zh' = 'en') =>
  studio.send(member.token, listLines, { script_id }, { language });
const HEADS = ['Shot type', 'Characters', 'Picture', 'Dialogue'];
const FIRST = ['Close-up', 'Anna, Ben', 'A letter', 'Anna: Who wrote this?'];
const SECOND = ['Long shot', 'Ben', 'The pier', 'Ben: I did.'];

describe('a project from a script file', () => {
  it('[PROJ-30] has the lines of a table at once, with roles and speakers', async () => {
    const { script_id, async_status } = await create(sheet([HEADS, FIRST, SECOND]));
    expect(async_status).toBe(PROJECT_STATUS.ready);
    expect((await read(script_id)).lists).toMatchObject([
      { shot_type: 'Close-up', hm_desc: 'A letter', dialogue: 'Anna：Who wrote this?' },
      { shot_type: 'Long shot', hm_desc: 'The pier', dialogue: 'Ben：I did.' },
    ]);
    const { lists } = await studio.send(member.token, listRoles, { script_id });
    expect(lists.map(({ role_name }) => role_name)).toEqual(['Anna', 'Ben']);
    // there is no story to rewrite it from
    expect(await studio.send(member.token, readProject, { script_id })).toMatchObject({ has_story: 0 });
  });

  it('[PROJ-30] is written from a text, which may be longer than a story, and can be written again', async () => {
    const text = Array.from({ length: 300 }, (_, at) => `Anna: Line number ${at} of a long play.`);
    const { script_id, async_status } = await create(await docx(text));
    expect(async_status).toBe(PROJECT_STATUS.waiting);
    expect(await writingOf(studio, script_id)).toBe('done');
    const asked = studio.texts.asked.at(-1);
    expect(asked?.story).toBe(text.join('\n'));
    expect(asked?.mostShots).toBe(200);
    expect(await studio.send(member.token, readProject, { script_id })).toMatchObject({
      name: 'The lamp',
      has_story: 1,
    });
    // the list has only the beginning of the text
    const { lists } = await studio.send(member.token, listProjects, {});
    expect(lists[0]?.data[0]?.content).toHaveLength(5000);
  });

  it('is created once per key, which is bound to the file', async () => {
    const key = `file-${member.userId}`;
    const { script_id } = await create(sheet([HEADS, FIRST]), key);
    expect(await create(sheet([HEADS, FIRST]), key)).toMatchObject({ script_id });
    expect(await refusalOf(create(sheet([HEADS, SECOND]), key))).toMatchObject({ code: 409 });
  });

  it('keeps the list of unparsed lines until it is dismissed, in the reader’s language', async () => {
    const { script_id } = await create(sheet([[...HEADS, 'Props'], FIRST]));
    expect((await read(script_id)).notes).toEqual([
      { at: 1, message: 'The column “Props” is not part of a script and was left out' },
    ]);
    expect((await read(script_id, 'zh')).notes).toEqual([{ at: 1, message: '“Props”列不属于剧本，未导入' }]);
    await studio.send(member.token, dismissNotes, { script_id });
    expect((await read(script_id)).notes).toEqual([]);
  });
});

describe('importing a spreadsheet into an existing script', () => {
  const into = (script_id: number, rows: readonly (readonly string[])[]) =>
    studio.send(member.token, importScript, { script_id, file: blobOf(sheet([HEADS, ...rows])) });

  it('[SCRIPT-18] previews its changes without applying them', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST, SECOND]));
    const file = blobOf(
      sheet([HEADS, FIRST, ['Long shot', 'Ben', 'The sea', 'Ben: I did.'], ['', '', 'A bird', '']]),
    );
    expect(await studio.send(member.token, previewImport, { script_id, file })).toEqual({
      lines: 3,
      same: 1,
      changed: 1,
      added: 1,
      removed: 0,
      notes: [],
    });
    expect((await read(script_id)).lists.map(({ hm_desc }) => hm_desc)).toEqual(['A letter', 'The pier']);
  });

  it('[SCRIPT-18] replaces the lines and keeps the shots of matching ones', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST, SECOND]));
    const before = (await read(script_id)).lists.map(({ id }) => id);
    await into(script_id, [['', '', 'A bird', ''], SECOND]);
    const { lists, can_undo_import } = await read(script_id);
    expect(lists.map(({ hm_desc }) => hm_desc)).toEqual(['A bird', 'The pier']);
    expect(lists.map(({ id }) => id)[1]).toBe(before[1]);
    expect(can_undo_import).toBe(1);
  });

  it('can be undone completely, including shots', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST, SECOND]));
    const shots = async () => {
      const { lists } = await studio.send(member.token, listShots, { script_id });
      return lists.map(({ id, drama_id, hm_desc }) => ({ id, drama_id, hm_desc }));
    };
    const [lines, board] = [(await read(script_id)).lists, await shots()];
    await into(script_id, [
      ['Full shot', 'Zed', 'Another film', 'Zed: Hello'],
      ['', '', 'altogether', ''],
      ['', '', 'now', ''],
    ]);
    expect((await studio.send(member.token, listRoles, { script_id })).lists).toHaveLength(3);
    await studio.send(member.token, undoImport, { script_id });
    expect((await read(script_id)).lists).toEqual(lines);
    expect(await shots()).toEqual(board);
    expect((await studio.send(member.token, listRoles, { script_id })).lists).toHaveLength(2);
    expect(await refusalOf(studio.send(member.token, undoImport, { script_id }))).toMatchObject({
      code: 404,
    });
  });

  const MET = ['Full shot', 'Ann, Zed', 'Zed, an old man in a blue coat, waits', 'Zed: Hello'];
  const cast = async (script_id: number) =>
    (await studio.send(member.token, listRoles, { script_id })).lists.map(({ id, role_name, role_desc }) => ({
      id,
      name: role_name,
      description: role_desc,
    }));

  it('describes new characters as a new project from that file would', async () => {
    const { script_id } = await create(sheet([HEADS, SECOND]));
    const [ben] = await cast(script_id);
    await into(script_id, [SECOND, MET]);
    const there = await cast(script_id);
    expect(there.map(({ name }) => name)).toEqual(['Ben', 'Ann', 'Zed']);
    expect(there[2]?.description).toBe('Zed, an old man in a blue coat');
    expect(there[1]?.description).toMatch(/^Ann/);
    // existing roles stay as they are
    expect(there[0]).toEqual(ben);
    const anew = await cast((await create(sheet([HEADS, SECOND, MET]))).script_id);
    const told = (all: typeof there) => new Map(all.map(({ name, description }) => [name, description]));
    expect(told(there)).toEqual(told(anew));
  });

  it('removes the characters it added when undone, but not those that were edited since', async () => {
    const { script_id } = await create(sheet([HEADS, SECOND]));
    await into(script_id, [SECOND, MET]);
    const zed = (await cast(script_id)).find(({ name }) => name === 'Zed')?.id ?? 0;
    const role_lists = [{ id: zed, name: 'Zed', desc: 'Zed, with a lantern' }];
    await studio.send(member.token, saveRoles, { script_id, role_lists });
    await studio.send(member.token, undoImport, { script_id });
    expect((await cast(script_id)).map(({ name }) => name)).toEqual(['Ben', 'Zed']);
  });

  it('can be undone after a character got another name, which the old lines then have, too', async () => {
    const { script_id } = await create(sheet([HEADS, SECOND]));
    const before = (await read(script_id)).lists;
    expect(JSON.stringify(before)).toContain('Ben');
    await into(script_id, [MET, SECOND.map((text) => text.replaceAll('Ben', 'Ben, Zed'))]);
    const ben = (await cast(script_id)).find(({ name }) => name === 'Ben')?.id ?? 0;
    await studio.send(member.token, saveRoles, {
      script_id,
      role_lists: [{ id: ben, name: 'Bernard', desc: 'Old' }],
    });
    expect((await read(script_id)).can_undo_import).toBe(1);
    await studio.send(member.token, undoImport, { script_id });
    expect((await read(script_id)).lists).toEqual(
      JSON.parse(JSON.stringify(before).replaceAll(/\bBen\b/g, 'Bernard')),
    );
  });

  it('cannot be undone after later changes of the script', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST]));
    await into(script_id, [SECOND]);
    const drama_id = (await read(script_id)).lists[0]?.id ?? 0;
    await studio.send(member.token, handleLine, {
      type: LINE_ACTION.save,
      script_id,
      drama_id,
      hm_desc: 'Mine',
    });
    expect((await read(script_id)).can_undo_import).toBe(0);
    expect(await refusalOf(studio.send(member.token, undoImport, { script_id }))).toMatchObject({
      code: 409,
    });
    expect((await read(script_id)).lists[0]?.hm_desc).toBe('Mine');
  });

  it('requires the columns of a script', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST]));
    const file = blobOf(Buffer.from('Anna: hello'));
    expect(await refusalOf(studio.send(member.token, importScript, { script_id, file }))).toMatchObject({
      code: 400,
      message: expect.stringMatching(/No column of a script/),
    });
    expect((await read(script_id)).lists).toHaveLength(1);
  });

  it('[SCRIPT-19] accepts the script’s own export: importing it changes nothing', async () => {
    const { script_id } = await create(sheet([HEADS, FIRST, SECOND]));
    const client = createClient({
      fetch: studio.fetch,
      base: '/api',
      caller: () => ({ token: member.token, language: 'zh', timeZone: 'UTC', deviceId: 'test' }),
    });
    const file = await client.fetchFile(exportScript, { script_id, type: 2 });
    expect(file.type).toContain('spreadsheetml');
    expect(await studio.send(member.token, previewImport, { script_id, file })).toMatchObject({
      lines: 2,
      same: 2,
      notes: [],
    });
  });
});
