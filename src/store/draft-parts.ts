/**
 * Drafts of many parts, such as the texts of a film's shots. Each part is stored by itself, and only where this tab has changed it, so
 * that two tabs with one film do not overwrite each other's words.
 */
import { onLoginChange, onSignOut } from './account/on-sign-out.ts';
import { readDraftParts, writeDraftParts } from './own-drafts.ts';

export type Parts = ReadonlyMap<string, unknown>;

/** By draft: what is stored of it as far as this tab has read or written it, as JSON. */
const known = new Map<string, Map<string, string>>();
const forget = (): void => known.clear();
onSignOut(forget);
onLoginChange(forget);

const knownOf = (name: string): Map<string, string> => {
  const parts = known.get(name) ?? new Map<string, string>();
  known.set(name, parts);
  return parts;
};

/** Notes that parts are stored already: this tab has taken them over, or another one has written them. Undefined: no longer. */
export function knowParts(name: string, parts: Parts): void {
  const those = knownOf(name);
  for (const [part, value] of parts)
    if (value === undefined) those.delete(part);
    else those.set(part, JSON.stringify(value));
}

/** What is stored of a draft. Whoever takes it over calls {@link knowParts}. @param split divides one that an earlier version stored */
export const readParts = (name: string, split: (whole: unknown) => Parts): Promise<Parts> =>
  readDraftParts(name, split);

/** Stores the parts that this tab has changed, and deletes those that it no longer has. @param all every part as this tab has it */
export async function saveParts(name: string, all: Parts): Promise<void> {
  const those = knownOf(name);
  const changed = new Map([...all].filter(([part, value]) => those.get(part) !== JSON.stringify(value)));
  for (const part of those.keys()) if (!all.has(part)) changed.set(part, undefined);
  if (changed.size === 0) return;
  const before = new Map(those);
  knowParts(name, changed);
  if (await writeDraftParts(name, changed)) return;
  // a full disk may have room later
  for (const part of changed.keys()) {
    const value = before.get(part);
    if (value === undefined) those.delete(part);
    else those.set(part, value);
  }
}

/** The fields of records as parts: `12|name`. */
export const fieldsOf = (records: Readonly<Record<string, object | undefined>>): Map<string, unknown> =>
  new Map(
    Object.entries(records).flatMap(([id, fields]) =>
      Object.entries(fields ?? {}).map(([field, value]): [string, unknown] => [`${id}|${field}`, value]),
    ),
  );

/** The records of {@link fieldsOf}. */
export function recordsOf(parts: Parts): Record<string, Record<string, unknown>> {
  const records: Record<string, Record<string, unknown>> = {};
  for (const [part, value] of parts) {
    const at = part.indexOf('|');
    const id = part.slice(0, at);
    records[id] = { ...records[id], [part.slice(at + 1)]: value };
  }
  return records;
}
