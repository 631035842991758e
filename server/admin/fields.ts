/** Schemas of the commands' values, which all arrive as text. */
import * as v from 'valibot';

const MISSING = 'is missing';

/** Required text. @param max characters */
export const text = (max: number) =>
  v.pipe(
    v.string(MISSING),
    v.trim(),
    v.minLength(1, MISSING),
    v.maxLength(max, `has more than ${max} characters`),
  );

/** A whole number. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(MISSING),
    v.regex(/^-?\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** Yuan with at most two decimals. */
export const yuan = v.pipe(
  v.string(MISSING),
  v.regex(/^-?\d{1,7}(\.\d{1,2})?$/, 'must be yuan with at most two decimals'),
  v.transform(Number),
  v.check((value) => value > 0, 'must be more than 0'),
);

/** A phone number in any format, or `id:` and the member's number. */
export const member = v.pipe(
  v.string(MISSING),
  v.trim(),
  v.regex(/^(id:\d{1,15}|\+?[\d\s-]{5,20})$/, 'must be a phone number, or id: and a member number'),
);

/** One of some words, e.g. a command's action. Nothing at all is answered with the words there are, like a wrong one. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
  );
