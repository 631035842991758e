/**
 * A replacer for `JSON.stringify` that removes origin and signature from media URLs, so that the same file always yields the
 * same text.
 */
export const withoutSignature = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?(\/media\/[^?\s]+)\?\S*$/, '$1') : value;
