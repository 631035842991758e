/** Columns of a table of characters: name, description, voice, and unknown ones. */
import { fieldOf, plain } from './columns.ts';
import type { FileRow } from './file-content.ts';
import { namesIn } from './speakers.ts';

/** Column headings without spaces and punctuation. `name` and 姓名 are ambiguous: they may also head a table of things. */
const WORDS = {
  who: 'character characters charactername role roles rolename cast 角色 角色名 角色名称 人物 人物名 人物名称 人物姓名 角色姓名 主要人物 主要角色',
  name: 'name names 姓名 名字 名称 名',
  description:
    'description desc descriptions about bio profile intro introduction characterdescription roledescription 描述 介绍 简介 说明 人物介绍 人物描述 人物简介 人物小传 人物设定 角色介绍 角色描述 角色简介 角色设定 设定 小传',
  detail:
    'appearance look looks clothes clothing costume outfit age gender sex occupation job profession identity personality traits hair role 外貌 外形 形象 外观 长相 服装 服饰 穿着 造型 年龄 岁数 性别 职业 身份 性格 特征 特点 发型 外貌描述 形象描述 外貌特征',
  voice: 'voice voices voiceover voicetype voiceactor dubbing 声音 音色 配音 嗓音 声线 配音演员',
} as const;
type Column = keyof typeof WORDS;
const columnOf = new Map<string, Column[]>();
for (const [column, words] of Object.entries(WORDS) as [Column, string][])
  for (const word of words.split(' ')) columnOf.set(word, [...(columnOf.get(word) ?? []), column]);

const AGE = /^(?:age|年龄|岁数)$/;
/** Names of sheets that contain characters. */
const OF_PEOPLE = /character|cast|role|人物|角色/i;

export interface CharacterColumns {
  head: FileRow;
  name: number;
  /** Columns that describe a character, in order, with their headings; `age` if a plain number means years. */
  described: readonly { column: number; head: string; age: boolean }[];
  voices: readonly string[];
  /** Headings that do not describe a character. */
  unknown: readonly string[];
}

/**
 * The columns of a table of characters; null if the row is not its heading.
 * @param below the rows of the same table
 * @param sheet the sheet's name
 */
export function characterColumns(
  head: FileRow,
  below: readonly FileRow[],
  sheet: string,
): CharacterColumns | null {
  const cells = head.cells.map((text, column) => ({
    column,
    head: text.trim(),
    as: columnOf.get(plain(text)) ?? [],
  }));
  const named = cells.find(({ as }) => as.includes('name'));
  const who = cells.find(({ as }) => as.includes('who'));
  const name = named ?? who;
  if (!name) return null;
  const others = cells.filter((cell) => cell !== name && cell.head !== '');
  const described = others.filter(({ as }) => as.includes('description') || as.includes('detail'));
  if (described.length === 0) return null;
  const voices = others.filter((cell) => cell.as.includes('voice') && !described.includes(cell));
  const unknown = others.filter((cell) => !described.includes(cell) && !voices.includes(cell));
  // a table with a picture, scene or dialogue column is a script
  if (unknown.some(({ head: text }) => ![undefined, 'number', 'characters'].includes(fieldOf(text))))
    return null;
  const certain =
    OF_PEOPLE.test(sheet) ||
    voices.length > 0 ||
    described.some(({ as }) => as.includes('detail')) ||
    (named === undefined && everyoneOnce(below, name.column));
  if (!certain) return null;
  return {
    head,
    name: name.column,
    described: described.map(({ column, head: text }) => ({
      column,
      head: text,
      age: AGE.test(plain(text)),
    })),
    voices: voices.map(({ head: text }) => text),
    unknown: unknown.filter(({ head: text }) => fieldOf(text) !== 'number').map(({ head: text }) => text),
  };
}

/** Whether each row has one distinct name. A script's column of characters has several per row, and repeats them. */
function everyoneOnce(rows: readonly FileRow[], column: number): boolean {
  const names = rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean);
  return (
    names.length > 0 &&
    new Set(names.map((name) => name.toLowerCase())).size === names.length &&
    names.every((name) => namesIn(name).length <= 1)
  );
}
