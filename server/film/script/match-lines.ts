import { LINE_FIELDS } from '../../../src/api/script.ts';
import type { LineFields } from './lines.ts';

type OldLine = LineFields & { id: number };

/** Keys for matching lines of equal content, from the most to the least reliable. An empty key matches nothing. */
const SIGNS: readonly ((line: LineFields) => string)[] = [
  (line) => JSON.stringify(LINE_FIELDS.map((field) => line[field])),
  ({ dialogue }) => dialogue.trim(),
  ({ hm_desc }) => hm_desc.trim(),
];

/** @returns for each new line the id of the matching old line, if any; each old line is used once */
export function matchLines(lines: readonly LineFields[], old: readonly OldLine[]): (number | undefined)[] {
  const found: (number | undefined)[] = lines.map(() => undefined);
  const left = new Set(old);
  for (const sign of SIGNS)
    for (const [index, line] of lines.entries()) {
      if (found[index] !== undefined || sign(line) === '') continue;
      const match = [...left].find((other) => sign(other) === sign(line));
      if (!match) continue;
      left.delete(match);
      found[index] = match.id;
    }
  matchBetween(
    found,
    old.map(({ id }) => id),
  );
  return found;
}

/** Equal numbers of unmatched lines between the same two matched neighbours are matched in order, whatever their texts. */
function matchBetween(found: (number | undefined)[], old: readonly number[]): void {
  let [newFrom, oldFrom] = [0, 0];
  const close = (newTo: number, oldTo: number) => {
    const gap = old.slice(oldFrom, oldTo);
    const open = found.slice(newFrom, newTo).every((id) => id === undefined);
    if (open && gap.length === newTo - newFrom && gap.every((id) => !found.includes(id)))
      gap.forEach((id, index) => {
        found[newFrom + index] = id;
      });
    [newFrom, oldFrom] = [newTo + 1, oldTo + 1];
  };
  for (const [index, id] of found.entries()) if (id !== undefined) close(index, old.indexOf(id));
  close(found.length, old.length);
}
