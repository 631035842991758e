import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFileHere } from '../../../../server/film/script-files/read-file.ts';
import { readScript } from '../../../../server/film/script-files/read-script.ts';
import { writeSheet } from '../../../../server/film/script-files/write-sheet.ts';
import { doc, docx, sheet } from './office-files.ts';

const read = async (bytes: Uint8Array) => readScript(await readFileHere(bytes));

const CAST = [
  ['Character', 'Description', 'Voice'],
  ['Mei', 'A woman in a yellow raincoat', 'low'],
  ['Bo', 'A boy with short brown hair', 'bright'],
];
const CAST_ZH = [
  ['角色', '年龄', '描述'],
  ['老梅', '70', '老奶奶，灰色长发'],
  ['小波', '', '男孩，红色外套'],
];
const ROLES = [
  { name: 'Mei', description: 'A woman in a yellow raincoat' },
  { name: 'Bo', description: 'A boy with short brown hair' },
];
const ROLES_ZH = [
  { name: '老梅', description: '70岁，老奶奶，灰色长发' },
  { name: '小波', description: '男孩，红色外套' },
];
const SCRIPT = [
  ['Shot type', 'Characters', 'Picture', 'Dialogue'],
  ['Close-up', 'Mei', 'A lamp', 'Mei: Who is there?'],
];
const PLAY = ['Mei: Who is there?', 'Bo: It is me.'];
const tabbed = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t'));

describe('a table of characters', () => {
  it.each([
    ['a Word document', () => docx([CAST, ...PLAY])],
    ['an old Word document', () => doc([...tabbed(CAST), '', ...PLAY].join('\r'))],
    ['a text with tabs', () => Buffer.from([...tabbed(CAST), '', ...PLAY].join('\n'))],
    [
      'a text with bars',
      () =>
        Buffer.from(
          [
            '| Character | Description | Voice |',
            '|---|---|---|',
            ...CAST.slice(1).map((row) => `| ${row.join(' | ')} |`),
            '',
            ...PLAY,
          ].join('\n'),
        ),
    ],
  ])('[PROJ-26] in %s fills the characters, and is no part of the story', async (_, file) => {
    const script = await read(await file());
    expect(script).toMatchObject({ kind: 'text', text: PLAY.join('\n'), roles: ROLES });
    expect(script.notes).toEqual([{ at: 1, key: 'noteVoice', fill: { name: 'Voice' } }]);
  });

  it.each(['xlsx', 'biff8'] as const)(
    '[PROJ-26] may stand above or below the script in one sheet (%s), in Chinese too',
    async (as) => {
      for (const rows of [
        [...CAST_ZH, [], ...SCRIPT],
        [...SCRIPT, [], ['人物表'], ...CAST_ZH],
        [...CAST_ZH, ...SCRIPT],
      ]) {
        const script = await read(sheet(rows, { as }));
        expect(script).toMatchObject({ kind: 'lines', roles: ROLES_ZH });
        expect(script.kind === 'lines' && script.lines.map(({ hm_desc }) => hm_desc)).toEqual(['A lamp']);
        expect(script.notes).toEqual([]);
      }
    },
  );

  it('may be a table of its own beside that of the script', async () => {
    const script = await read(await docx(['人物', CAST_ZH, '剧本', SCRIPT]));
    expect(script).toMatchObject({ kind: 'lines', roles: ROLES_ZH, lines: [{ hm_desc: 'A lamp' }] });
    expect(script.notes.map(({ key }) => key)).toEqual(['noteOutside', 'noteOutside']);
  });

  it.each([
    [
      'somebody is shown again and again',
      [
        ['Characters', 'Description'],
        ['Mei', 'She waits'],
        ['Bo', 'He runs'],
        ['Mei', 'She laughs'],
      ],
    ],
    [
      'several are shown at once',
      [
        ['Characters', 'Description'],
        ['Mei, Bo', 'They run'],
      ],
    ],
    [
      'words are spoken',
      [
        ['Character', 'Description', 'Dialogue'],
        ['Mei', 'She waits', 'Hello?'],
      ],
    ],
  ])('is none, but a script, where %s', async (_, rows) => {
    expect(await read(sheet(rows))).toMatchObject({ kind: 'lines', roles: [] });
  });

  it('is none where things are listed', async () => {
    const script = await read(
      await docx([
        [
          ['Name', 'Description'],
          ['Lamp', 'Brass'],
        ],
        'Mei: Hello.',
      ]),
    );
    expect(script).toMatchObject({ kind: 'text', roles: [], text: expect.stringContaining('Lamp: Brass') });
  });

  it('says line by line what of it was not read', async () => {
    const script = await read(
      sheet([
        ['Name', 'Appearance', 'Shoe size'],
        ['Mei', 'Tall', '38'],
        ['', 'Nobody in a hat', ''],
        ['Narrator', 'A deep voice', ''],
        ['mei', 'Small', ''],
        ['x'.repeat(51), 'Long', ''],
        ['Bo', 'y'.repeat(2001), ''],
        [],
        ...SCRIPT,
      ]),
    );
    expect(script.roles.map(({ name, description }) => [name, description.length])).toEqual([
      ['Mei', 4],
      ['Bo', 2000],
    ]);
    expect(script.notes).toEqual([
      { at: 1, key: 'noteColumn', fill: { name: 'Shoe size' } },
      { at: 3, key: 'noteNameless', fill: {} },
      { at: 4, key: 'noteCharacter', fill: { name: 'Narrator' } },
      { at: 5, key: 'noteCharacterTwice', fill: { name: 'mei' } },
      { at: 6, key: 'noteCharacter', fill: { name: 'x'.repeat(40) } },
      { at: 7, key: 'noteCellCut', fill: { name: 'Appearance', max: 2000 } },
    ]);
  });

  it('alone is no script', async () => {
    await expect(read(sheet(CAST))).rejects.toMatchObject({ key: 'scriptFileEmpty' });
  });

  it.each(['en', 'zh'] as const)(
    '[PROJ-25] is part of the template (%s), and of every file that a script leaves as',
    async (language) => {
      const path = `../../../../public/templates/script-template-${language}.xlsx`;
      const template = await read(await readFile(join(import.meta.dirname, path)));
      expect(template.notes).toEqual([]);
      expect(template.roles).toHaveLength(2);
      for (const { description } of template.roles) expect(description).not.toBe('');
      if (template.kind !== 'lines') throw new Error('no table');
      const hard = [
        { name: '=Mei', description: 'two\nlines, =1+1' },
        { name: 'Ann, Bob', description: '007' },
      ];
      const again = await read(await writeSheet(template.lines, language, [...template.roles, ...hard]));
      expect(again).toEqual({ ...template, roles: [...template.roles, ...hard] });
    },
  );
});
