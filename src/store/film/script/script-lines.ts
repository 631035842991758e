import { NARRATORS } from '../../../api/dialogue.ts';
import { type DramaLine, LINE_FIELDS } from '../../../api/script.ts';
import { browser } from '../../browser.ts';

export type LineField = (typeof LINE_FIELDS)[number];
export type LineText = Record<LineField, string>;

/** The editable part of a line. */
export const textOf = (line: LineText): LineText =>
  Object.fromEntries(LINE_FIELDS.map((field) => [field, line[field]])) as LineText;

/** A name at the beginning of stored dialogue; the full-width colon belongs to the format (BOARD-81). */
const STORED = /^([^：:\n]{1,50})：\s*/u;
const WRITTEN = /^([^：:\n]{1,50})[：:]\s*/u;

/** A line as it is edited: dialogue has the colon of the interface's language. */
export function editedText(line: LineText): LineText {
  const text = textOf(line);
  return browser.language === 'zh' ? text : { ...text, dialogue: text.dialogue.replace(STORED, '$1: ') };
}

/**
 * An edit as it is stored.
 * @param lines whose speakers are known: another word before a colon is part of what is said
 */
export function storedText(edit: LineText, lines: readonly LineText[]): LineText {
  const text = textOf(edit);
  const [written = '', name = ''] = WRITTEN.exec(text.dialogue) ?? [];
  if (!written || !speakersOf(lines).has(name.trim().toLowerCase())) return text;
  return { ...text, dialogue: `${name.trim()}：${text.dialogue.slice(written.length)}` };
}

/** Everybody who speaks or appears in these lines, and the narrator; in small letters. */
function speakersOf(lines: readonly LineText[]): Set<string> {
  const names = lines.flatMap(({ dialogue, characters }) => [
    STORED.exec(dialogue)?.[1] ?? '',
    ...characters.split(/[,，、;；]/u),
  ]);
  return new Set([...names, ...NARRATORS].map((name) => name.trim().toLowerCase()));
}

/** Whether an edit differs from the line it began from. */
export function isChanged(edit: LineText, line: LineText): boolean {
  const before = editedText(line);
  return LINE_FIELDS.some((field) => edit[field] !== before[field] && edit[field] !== line[field]);
}

/** In the order of the film (SCRIPT-07). */
export const inOrder = (lines: readonly DramaLine[]): DramaLine[] =>
  [...lines].sort((a, b) => a.list_order - b.list_order || a.id - b.id);

/** Moves a line to another's position, as order-drama does; the lines between shift. */
export function moved(lines: readonly DramaLine[], from: number, to: number): DramaLine[] {
  const order = lines.map(({ list_order }) => list_order);
  const [source, target] = [from, to].map((id) => lines.findIndex((line) => line.id === id));
  const line = lines[source ?? -1];
  if (!line || target === undefined || target < 0) return [...lines];
  const rest = lines.filter(({ id }) => id !== from);
  rest.splice(target, 0, line);
  return rest.map((one, index) => ({ ...one, list_order: order[index] ?? one.list_order }));
}

/** Inserts a line at an index. */
export function inserted(lines: readonly DramaLine[], line: DramaLine, index: number): DramaLine[] {
  const list_order = lines[index]?.list_order ?? (lines.at(-1)?.list_order ?? -1) + 1;
  return [
    ...lines.slice(0, index),
    { ...line, list_order },
    ...lines.slice(index).map((one) => ({ ...one, list_order: one.list_order + 1 })),
  ];
}
