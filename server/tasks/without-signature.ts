/**
 * For `JSON.stringify`: media addresses lose their signature, which changes from day to day, and the name that the server happened
 * to be reached by. What they point to stays the same.
 */
export const withoutSignature = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?(\/media\/[^?\s]+)\?\S*$/, '$1') : value;
