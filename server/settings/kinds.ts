/** Parsers for the values of settings, which arrive as text. */
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim());
export const optionalText = v.pipe(
  text,
  v.transform((value) => value || null),
);
export const whole = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
export const yesNo = v.pipe(
  text,
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((value) => value === 'yes'),
);
export const words = v.pipe(
  text,
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

/** One setting. @param fallback the value if the variable is empty @param meaning one line for the README */
export const setting = <Schema extends v.GenericSchema<string, unknown>>(
  env: string,
  fallback: string,
  schema: Schema,
  meaning: string,
) => ({ env, fallback, schema, meaning });
