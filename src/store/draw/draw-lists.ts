/** The history and the search results show the same records: a change of one changes both. */
import { ref } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { onLoginChange } from '../account/on-sign-out.ts';

interface List {
  /** Oldest first. */
  records: DrawRecord[];
  /** What a list of results was searched for. */
  query?: object;
}
type Fits = (record: DrawRecord) => boolean;
const lists: List[] = [];
/** Of lists of results: whether a record belongs to what is searched for now. */
const fitting = new Map<List, Fits>();

/** Ids of deleted records: an answer that was under way may still have them. */
const deleted = new Set<number>();
onLoginChange(() => deleted.clear());

/** Adds a list that shows records. @param fits of results: whether a record belongs to what is searched for now */
export function shareRecords<L extends List>(list: L, fits?: Fits): L {
  lists.push(list);
  if (fits) fitting.set(list, fits);
  return list;
}

/** Joins two sets of records, one of each id, oldest first; `newer` wins. Deleted ones are left out. */
export function joinRecords(older: readonly DrawRecord[], newer: readonly DrawRecord[]): DrawRecord[] {
  const byId = new Map([...older, ...newer].map((record) => [record.draw_id, record]));
  // records are replaced whole and never changed in place: no need for proxies inside them
  return [...byId.values()]
    .filter(({ draw_id }) => !deleted.has(draw_id))
    .sort((a, b) => a.draw_id - b.draw_id)
    .map((record) => ref(record));
}

/** The record with this id, in whichever list has it. */
export function findRecord(id: number): DrawRecord | undefined {
  for (const { records } of lists) {
    const found = records.find(({ draw_id }) => draw_id === id);
    if (found) return found;
  }
  return undefined;
}

/** Changes fields of a record wherever it is shown. */
export function patchRecord(id: number, patch: Partial<DrawRecord>): void {
  for (const list of lists)
    if (list.records.some(({ draw_id }) => draw_id === id))
      list.records = list.records.map((record) =>
        record.draw_id === id ? ref({ ...record, ...patch }) : record,
      );
}

/** Lets lists have a record again that was deleted. */
export const allowRecord = (id: number): void => void deleted.delete(id);

/** Removes a record from every list. @returns puts it back where it was, and into the results of a search since that it fits */
export function takeRecord(id: number): () => void {
  deleted.add(id);
  const record = findRecord(id);
  const had = new Map<List, object | undefined>();
  for (const list of lists) {
    if (!list.records.some(({ draw_id }) => draw_id === id)) continue;
    had.set(list, list.query);
    list.records = list.records.filter(({ draw_id }) => draw_id !== id);
  }
  return () => {
    allowRecord(id);
    if (!record) return;
    for (const list of lists)
      if ((had.has(list) && had.get(list) === list.query) || fitting.get(list)?.(record))
        list.records = joinRecords(list.records, [record]);
  };
}
