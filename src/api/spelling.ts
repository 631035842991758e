/**
 * The contract's odd spellings stop here: `potins` and `scense_id` on the wire, `total_points` and `scene_id` inside.
 * The inner names never occur on the wire, so the translation can be reversed without knowing the call.
 */
const toRight = (key: string): string =>
  key === 'potins' ? 'total_points' : key.replaceAll('scense', 'scene');

const toWritten = (key: string): string =>
  key === 'total_points' ? 'potins' : key.replaceAll('scene', 'scense');

const rename = (value: unknown, spell: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => rename(item, spell));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [spell(key), rename(item, spell)]));
};

/** Renames the keys of a JSON value from the wire's spelling to ours, at any depth; blobs and other objects pass through. */
export const fromWire = (value: unknown): unknown => rename(value, toRight);

/** The inverse of {@link fromWire}. */
export const toWire = (value: unknown): unknown => rename(value, toWritten);
