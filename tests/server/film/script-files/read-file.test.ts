import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../../../server/film/script-files/file-content.ts';
import { readFileHere } from '../../../../server/film/script-files/read-file.ts';
import { readScript, type ScriptFile } from '../../../../server/film/script-files/read-script.ts';
import { doc, docx, docxParts, sheet, zipOf } from './office-files.ts';

const read = async (bytes: Uint8Array): Promise<ScriptFile> => readScript(await readFileHere(bytes));
const textOf = async (bytes: Uint8Array): Promise<string> => {
  const script = await read(bytes);
  if (script.kind !== 'text') throw new Error('a table');
  return script.text;
};
const linesOf = async (bytes: Uint8Array) => {
  const script = await read(bytes);
  if (script.kind !== 'lines') throw new Error('a text');
  return script;
};
const keyOf = async (bytes: Uint8Array): Promise<string> => {
  const error = await read(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof UnreadableFile)) throw error;
  return error.key;
};

const PLAY = 'The pier at dawn.\nAnna: Who wrote this?\nJosé: I did.';
const PLAY_ZH = '清晨的码头。\n安娜：这是谁写的？\n小本：是我。';
/** The beginning of `PLAY_ZH` in GB18030, which Node cannot encode. */
const GB = Buffer.from([0xb0, 0xb2, 0xc4, 0xc8, 0xa3, 0xba, 0xc4, 0xe3, 0xba, 0xc3, 0xa1, 0xa3]);

describe('a script file', () => {
  it.each([
    ['UTF-8', Buffer.from(PLAY_ZH)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${PLAY_ZH}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${PLAY_ZH}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${PLAY_ZH}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(PLAY, 'utf16le')],
    ['Windows line ends', Buffer.from(PLAY_ZH.replaceAll('\n', '\r\n'))],
  ])('[PROJ-26] is text in %s', async (name, bytes) => {
    expect(await textOf(bytes)).toBe(name.includes('without') ? PLAY : PLAY_ZH);
  });

  it('is decoded by its bytes: GB18030, and Western European accents', async () => {
    expect(await textOf(GB)).toBe('安娜：你好。');
    expect(await textOf(Buffer.from('Café: Ça va, Zoé? Tr\u00e8s bien.', 'latin1'))).toBe(
      'Café: Ça va, Zoé? Très bien.',
    );
  });

  it('with a table that is no script is read as text, and says so; speakers and their words are dialogue', async () => {
    const figures = await read(
      sheet([
        ['Month', 'Sales'],
        ['Jan', 100],
        ['Feb', 200],
      ]),
    );
    expect(figures).toMatchObject({ kind: 'text', notes: [{ at: 1, key: 'noteAsText', fill: {} }] });
    expect(figures).toMatchObject({ text: expect.stringContaining('Jan 100\nFeb 200') });
    const talk = sheet([
      ['Anna', 'Who wrote this?'],
      ['José', 'I did.'],
    ]);
    expect(await read(talk)).toMatchObject({ text: 'Anna: Who wrote this?\nJosé: I did.', notes: [] });
    expect(await read(sheet([['The pier at dawn.'], ['A boat comes in.']]))).toMatchObject({ notes: [] });
  });

  it('[PROJ-26] is a Word document, new and old', async () => {
    expect(await textOf(await docx(PLAY_ZH.split('\n')))).toBe(PLAY_ZH);
    expect(await textOf(doc(PLAY_ZH.replaceAll('\n', '\r')))).toBe(PLAY_ZH);
  });

  it.each(['xlsx', 'biff8'] as const)(
    '[PROJ-26] is a spreadsheet (%s), whose rows are lines as they are',
    async (as) => {
      const { lines, notes } = await linesOf(
        sheet(
          [
            ['My film'],
            ['No.', 'Shot type', 'Scene', 'Picture', 'Dialogue', 'Props'],
            [1, 'Close-up', 'Pier', 'A letter', 'Anna: =1+1 "quoted"\nsecond line', 'pen'],
            [2, '', '', '007', '', ''],
            ['', '', '', '', '', ''],
            [3, '', '', '', '', ''],
          ],
          { as },
        ),
      );
      expect(
        lines.map(({ shot_type, cj_desc, hm_desc, dialogue }) => [shot_type, cj_desc, hm_desc, dialogue]),
      ).toEqual([
        ['Close-up', 'Pier', 'A letter', 'Anna: =1+1 "quoted"\nsecond line'],
        ['', '', '007', ''],
        // a shot that is still empty
        ['', '', '', ''],
      ]);
      expect(notes).toEqual([{ at: 2, key: 'noteColumn', fill: { name: 'Props' } }]);
    },
  );

  it('may have its table in a document, old or new format, in Chinese', async () => {
    const rows = [
      ['镜号', '景别', '画面内容', '台词'],
      ['1', '特写', '一封信', '安娜：这是谁写的？'],
    ];
    const { lines, notes } = await linesOf(await docx(['片名', rows]));
    expect(lines).toMatchObject([{ shot_type: '特写', hm_desc: '一封信', dialogue: '安娜：这是谁写的？' }]);
    expect(notes).toEqual([{ at: 1, key: 'noteOutside', fill: { text: '片名' } }]);
    const tabbed = await linesOf(doc(rows.map((row) => row.join('\t')).join('\r')));
    expect(tabbed.lines).toEqual(lines);
  });

  it('reports line by line what it could not parse', async () => {
    const text = await read(Buffer.from('\ufeffAnna: hello\nBen: \ufffd\ufffd\n'));
    expect(text.notes).toEqual([{ at: 2, key: 'noteCharacters', fill: {} }]);
    const rows = Array.from({ length: 205 }, (_, index) => [
      `Picture ${index}`,
      'x'.repeat(index === 0 ? 5001 : 1),
    ]);
    const table = await linesOf(sheet([['Picture', 'Dialogue'], ...rows]));
    expect(table.lines).toHaveLength(200);
    expect(table.lines[0]?.dialogue).toHaveLength(5000);
    expect(table.notes).toEqual([
      { at: 2, key: 'noteCellCut', fill: { name: 'Dialogue', max: 5000 } },
      { at: 202, key: 'noteRowsAfter', fill: {} },
    ]);
  });

  it('may be a screenplay, which the writer reads as it is', async () => {
    const screenplay =
      'INT. KITCHEN - NIGHT\n\nRain at the window.\n\n          ANNA\n     (softly)\n  Who is there?\n  Ben?\n\nFADE OUT.';
    expect(await textOf(Buffer.from(screenplay))).toBe(screenplay);
  });

  it('[PROJ-27] has 20 pages at most', async () => {
    expect(await keyOf(Buffer.from('word '.repeat(10_001)))).toBe('scriptFileLong');
    expect(await textOf(Buffer.from('word '.repeat(9_999)))).toHaveLength(49_994);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4]), 'scriptFileType'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'scriptFileType'],
    ['a page', Buffer.from('<!doctype html><p>Anna: hello</p>'), 'scriptFileType'],
    ['nothing', Buffer.alloc(0), 'scriptFileEmpty'],
    ['blank lines', Buffer.from('\n \n\t\n'), 'scriptFileEmpty'],
    ['half a zip', Buffer.from('PK\x03\x04 and then nothing'), 'scriptFileDamaged'],
    ['a document with a password', doc('secret', { locked: true }), 'scriptFileLocked'],
  ])('%s is refused by its content, whatever its name', async (_, bytes, key) => {
    expect(await keyOf(bytes)).toBe(key);
  });

  it('a zip of something else is refused', async () => {
    expect(await keyOf(await zipOf({ 'content.xml': '<office/>' }))).toBe('scriptFileType');
  });

  it('a zip bomb is refused before a library opens it', async () => {
    const bomb = await zipOf({
      ...docxParts(['small']),
      'word/media/image1.png': Buffer.alloc(90 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await keyOf(bomb)).toBe('scriptFileBomb');
  });

  it('recursive XML entities are refused without expanding them', async () => {
    const lol = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(await keyOf(await zipOf(docxParts(['small'], lol)))).toBe('scriptFileBomb');
  });
});

it.each(['en', 'zh'])(
  '[PROJ-25] the template (%s) that ships with the app reads back without a complaint',
  async (language) => {
    const { lines, notes } = await linesOf(
      await readFile(
        join(import.meta.dirname, `../../../../public/templates/script-template-${language}.xlsx`),
      ),
    );
    expect(notes).toEqual([]);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line.hm_desc).not.toBe('');
      expect(line.dialogue).toContain('：');
    }
  },
);
