/**
 * Translates the contract's misspelt names: `potins` and `scense_id` on the wire, `total_points` and `scene_id` in the code.
 * The correct names never occur on the wire, so the translation is reversible without knowing the call.
 */
const toRight = (key: string): string =>
  key === 'potins' ? 'total_points' : key.includes('scense') ? key.replaceAll('scense', 'scene') : key;

const toWritten = (key: string): string =>
  key === 'total_points' ? 'potins' : key.includes('scene') ? key.replaceAll('scene', 'scense') : key;

const put = (object: Record<string, unknown>, key: string, value: unknown): void => {
  // assigning `__proto__` would change the prototype
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true });
  else object[key] = value;
};

type Spell = (key: string) => string;

/** A value without misspelt names is returned itself, for speed: most have none, and every answer of the server passes through here. */
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

/** Renames the keys of a JSON value from the wire's spelling to ours, at any depth. Blobs and other objects are returned as they are. */
export const fromWire = (value: unknown): unknown => rename(value, toRight);

/** The inverse of {@link fromWire}. */
export const toWire = (value: unknown): unknown => rename(value, toWritten);

/** Our spellings, as keys or anywhere else in JSON. */
const OURS = /scene|total_points/;

/** The JSON of {@link toWire}. Most answers have no key to rename; searching their text is much cheaper than walking through them. */
export function toWireText(value: unknown): string {
  const text = JSON.stringify(value);
  return OURS.test(text) ? JSON.stringify(toWire(value)) : text;
}
