import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainContent } from '../../../../server/film/script-files/plain-content.ts';
import { listRoles } from '../../../../src/api/characters.ts';
import { CREATION, createProject } from '../../../../src/api/projects.ts';
import { importScript, listLines } from '../../../../src/api/script.ts';
import { type Member, newMember, openStudio, type Studio } from '../../harness.ts';
import { sheet } from './office-files.ts';

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
const SCRIPT = [
  ['Shot type', 'Characters', 'Picture', 'Dialogue'],
  ['Close-up', 'Mei', 'A lamp', 'Mei: Who is there?'],
];
const create = (rows: (string | null)[][]) =>
  studio.send(member.token, createProject, {
    generate_method: CREATION.file,
    name: 'The lamp',
    text_type: 'story',
    width_height: '16:9',
    script: blobOf(sheet(rows)),
  });
const read = (script_id: number) => studio.send(member.token, listLines, { script_id });

test.each([
  [
    'a name that is too long, with an emoji where it is cut',
    [`${'M'.repeat(39)}😀${'i'.repeat(30)}`, 'A girl'],
  ],
  ['a description that is too long, with an emoji where it is cut', ['Mei', `${'a'.repeat(1999)}😀`]],
  ['a letter that is none', ['Mei', 'A \0girl'], 'Odd \0'],
])(
  'a script with %s is taken, into a new film and into one that is there',
  async (_what, [name, words], head = 'Odd') => {
    const rows = [
      ['Character', 'Description', 'Voice', head],
      [name ?? '', words ?? '', 'low', ''],
      [null],
      ...SCRIPT,
    ];
    const { script_id } = await create(rows);
    expect((await read(script_id)).lists).toHaveLength(1);
    const other = await create([...SCRIPT, ['Long shot', 'Bo', 'The pier', 'Bo: It is me.']]);
    await studio.send(member.token, importScript, { script_id: other.script_id, file: blobOf(sheet(rows)) });
    expect((await read(other.script_id)).lists).toHaveLength(1);
    const { lists } = await studio.send(member.token, listRoles, { script_id });
    expect(JSON.stringify(lists)).not.toMatch(/\p{Surrogate}|\\ud|\\u0000|\ufffd/u);
  },
);

test('half an emoji, which Excel can write, is left out of what a file says', () => {
  const lines = [{ at: 1, text: 'A lamp \ud83d and a cat 🐈' }];
  expect(plainContent({ tables: [], lines, notes: [] }).lines).toEqual([
    { at: 1, text: 'A lamp  and a cat 🐈' },
  ]);
});
