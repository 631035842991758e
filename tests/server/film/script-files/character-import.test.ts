import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleRole, listRoles, ROLE_ACTION, saveRoles } from '../../../../src/api/characters.ts';
import { createClient } from '../../../../src/api/client.ts';
import { CREATION, createProject, PROJECT_STATUS } from '../../../../src/api/projects.ts';
import { exportScript, importScript, listLines } from '../../../../src/api/script.ts';
import { previewImport, undoImport } from '../../../../src/api/script-files.ts';
import { type Member, newMember, openStudio, type Studio, writingOf } from '../../harness.ts';
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
const create = (file: Uint8Array) =>
  studio.send(member.token, createProject, {
    generate_method: CREATION.file,
    name: 'The lamp',
    text_type: 'story',
    width_height: '16:9',
    script: blobOf(file),
  });
const cast = async (script_id: number) =>
  (await studio.send(member.token, listRoles, { script_id })).lists.map(({ role_name, role_desc }) => [
    role_name,
    role_desc,
  ]);
const notes = async (script_id: number) =>
  (await studio.send(member.token, listLines, { script_id })).notes?.map(({ message }) => message);

const LINES = [
  ['Shot type', 'Characters', 'Picture', 'Dialogue'],
  ['Close-up', 'Mei', 'A lamp', 'Mei: Who is there?'],
  ['Long shot', 'Zed', 'Zed, an old man in a blue coat, waits', 'Zed: I am.'],
];
const MEI = ['Mei', 'A woman in a yellow raincoat'];
const CAST = [
  ['Character', 'Description', 'Voice'],
  [...MEI, 'low'],
  ['Ann', 'A girl in red', ''],
];

describe('characters that a script file lists', () => {
  it('are those of the new project, in their own words, before whoever the lines name besides', async () => {
    const { script_id } = await create(sheet([...CAST, [], ...LINES]));
    expect(await cast(script_id)).toEqual([
      MEI,
      ['Ann', 'A girl in red'],
      ['Zed', 'Zed, an old man in a blue coat'],
    ]);
    expect(await notes(script_id)).toEqual([
      'The column “Voice” was left out: voices are chosen in the characters step',
    ]);
  });

  it('stay as they are while a script is written from the text beside them', async () => {
    const { script_id, async_status } = await create(
      await docx([CAST, 'At dusk Mei lights the lamp.', 'Mei: Who is there?']),
    );
    expect(async_status).toBe(PROJECT_STATUS.waiting);
    expect(await cast(script_id)).toEqual([MEI, ['Ann', 'A girl in red']]);
    expect(await writingOf(studio, script_id)).toBe('done');
    expect(studio.texts.asked.at(-1)?.story).toBe('At dusk Mei lights the lamp.\nMei: Who is there?');
    expect((await cast(script_id)).slice(0, 2)).toEqual([MEI, ['Ann', 'A girl in red']]);
  });

  it('[SCRIPT-18] join a film; who is in it keeps their description, which is said, and undoing takes the others away', async () => {
    const { script_id } = await create(sheet(LINES));
    const before = await cast(script_id);
    const file = blobOf(sheet([...CAST, [], ...LINES]));
    const kept = '“Mei” is in the film already, and keeps its description';
    const preview = await studio.send(member.token, previewImport, { script_id, file });
    expect(preview).toMatchObject({ same: 2, changed: 0 });
    expect(preview.notes.map(({ message }) => message)).toContain(kept);
    expect(await cast(script_id)).toEqual(before);
    await studio.send(member.token, importScript, { script_id, file });
    expect(await cast(script_id)).toEqual([...before, ['Ann', 'A girl in red']]);
    expect(await notes(script_id)).toContain(kept);
    await studio.send(member.token, undoImport, { script_id });
    expect(await cast(script_id)).toEqual(before);
  });

  it('undone, whoever was described anew since stays', async () => {
    const { script_id } = await create(sheet(LINES));
    await studio.send(member.token, importScript, {
      script_id,
      file: blobOf(sheet([...CAST, [], ...LINES])),
    });
    const ann = (await studio.send(member.token, listRoles, { script_id })).lists.at(-1);
    const role_lists = [{ id: ann?.id ?? 0, name: 'Ann', desc: 'A girl with a kite' }];
    await studio.send(member.token, saveRoles, { script_id, role_lists });
    await studio.send(member.token, undoImport, { script_id });
    expect((await cast(script_id)).at(-1)).toEqual(['Ann', 'A girl with a kite']);
  });

  it('[SCRIPT-19] leave with the script, and come back as they were: here without a change, elsewhere as they are', async () => {
    const { script_id } = await create(sheet([...CAST, [], ...LINES]));
    await studio.send(member.token, handleRole, { type: ROLE_ACTION.add, script_id, name: 'Someone new' });
    const client = createClient({
      fetch: studio.fetch,
      base: '/api',
      caller: () => ({ token: member.token, language: 'zh', timeZone: 'UTC', deviceId: 'test' }),
    });
    const file = await client.fetchFile(exportScript, { script_id, type: 2 });
    expect(await studio.send(member.token, previewImport, { script_id, file })).toMatchObject({
      lines: 2,
      same: 2,
      notes: [],
    });
    const there = await cast(script_id);
    await studio.send(member.token, importScript, { script_id, file });
    expect(await cast(script_id)).toEqual(there);
    const other = await create(new Uint8Array(await file.arrayBuffer()));
    expect((await cast(other.script_id)).slice(0, 3)).toEqual(there.slice(0, 3));
    expect((await cast(other.script_id)).map(([name]) => name)).toEqual(there.map(([name]) => name));
  });
});
