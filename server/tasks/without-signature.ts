/**
 * A replacer for `JSON.stringify` that strips the origin and the daily signature from media addresses, so that the same file
 * always yields the same text.
 */
export const withoutSignature = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?(\/media\/[^?\s]+)\?\S*$/, '$1') : value;
