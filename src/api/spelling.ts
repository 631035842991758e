/**
 * The contract's odd spellings stop here: `potins` and `scense_id` on the wire, `total_points` and `scene_id` inside.
 * The inner names never occur on the wire, so the translation can be reversed without knowing the call.
 */
const toRight = (key: string): string =>
  key === 'potins' ? 'total_points' : key.includes('scense') ? key.replaceAll('scense', 'scene') : key;

const toWritten = (key: string): string =>
  key === 'total_points' ? 'potins' : key.includes('scene') ? key.replaceAll('scene', 'scense') : key;

const rename = (value: unknown, spell: (key: string) => string): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => rename(item, spell));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  // a loop instead of entries: every answer of the server comes through here
  const renamed: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = rename((value as Record<string, unknown>)[key], spell);
    // assigning it would change what the object inherits
    if (key === '__proto__') Object.defineProperty(renamed, key, { value: item, enumerable: true });
    else renamed[spell(key)] = item;
  }
  return renamed;
};

/** Renames the keys of a JSON value from the wire's spelling to ours, at any depth; blobs and other objects pass through. */
export const fromWire = (value: unknown): unknown => rename(value, toRight);

/** The inverse of {@link fromWire}. */
export const toWire = (value: unknown): unknown => rename(value, toWritten);
