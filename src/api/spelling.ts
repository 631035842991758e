/**
 * The contract's odd spellings stop here: `potins` and `scense_id` on the wire, `total_points` and `scene_id` inside.
 * The inner names never occur on the wire, so the translation can be reversed without knowing the call.
 */
const toRight = (key: string): string =>
  key === 'potins' ? 'total_points' : key.includes('scense') ? key.replaceAll('scense', 'scene') : key;

const toWritten = (key: string): string =>
  key === 'total_points' ? 'potins' : key.includes('scene') ? key.replaceAll('scene', 'scense') : key;

const put = (object: Record<string, unknown>, key: string, value: unknown): void => {
  // assigning it would change what the object inherits
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true });
  else object[key] = value;
};

type Spell = (key: string) => string;

/** A value without odd spellings is returned as it is: most have none, and every answer of the server comes through here. */
const rename = (value: unknown, spell: Spell): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return renameAll(value, spell);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const source = value as Record<string, unknown>;
  const keys = Object.keys(source);
  let renamed: Record<string, unknown> | undefined;
  for (const [index, key] of keys.entries()) {
    const name = spell(key);
    const item = rename(source[key], spell);
    if (!renamed) {
      if (name === key && item === source[key]) continue;
      renamed = {};
      for (const same of keys.slice(0, index)) put(renamed, same, source[same]);
    }
    put(renamed, name, item);
  }
  return renamed ?? value;
};

const renameAll = (values: readonly unknown[], spell: Spell): readonly unknown[] => {
  let renamed: unknown[] | undefined;
  for (const [index, value] of values.entries()) {
    const item = rename(value, spell);
    if (item === value) continue;
    renamed ??= [...values];
    renamed[index] = item;
  }
  return renamed ?? values;
};

/** Renames the keys of a JSON value from the wire's spelling to ours, at any depth; blobs and other objects pass through. */
export const fromWire = (value: unknown): unknown => rename(value, toRight);

/** The inverse of {@link fromWire}. */
export const toWire = (value: unknown): unknown => rename(value, toWritten);
