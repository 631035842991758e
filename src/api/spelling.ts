/**
 * Translates the contract's misspelt names: `potins` and `scense_id` on the wire, `total_points` and `scene_id` in the code.
 * The correct names never occur on the wire, so the translation is reversible without knowing the call.
 */
const toRight = (key: string): string =>
  key === 'potins' ? 'total_points' : key.includes('scense') ? key.replaceAll('scense', 'scene') : key;

const toWritten = (key: string): string =>
  key === 'total_points' ? 'potins' : key.includes('scene') ? key.replaceAll('scene', 'scense') : key;

const rename = (value: unknown, spell: (key: string) => string): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => rename(item, spell));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  // a loop instead of entries, for speed
  const renamed: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = rename((value as Record<string, unknown>)[key], spell);
    // assigning `__proto__` would change the prototype
    if (key === '__proto__') Object.defineProperty(renamed, key, { value: item, enumerable: true });
    else renamed[spell(key)] = item;
  }
  return renamed;
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
