/** Parsers for the values of settings, which arrive as text. */
import { isIP } from 'node:net';
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim());
export const optionalText = v.pipe(
  text,
  v.transform((value) => value || null),
);

/** Whether it has the form, and can be called: the form alone lets through what is no address, such as `https://%`. */
export const isAddress = (value: string, form: RegExp): boolean => form.test(value) && URL.canParse(value);

/** An address of this form, or none. */
export const optionalAddress = (form: RegExp, said: string) =>
  v.pipe(
    optionalText,
    v.check((value) => value === null || isAddress(value, form), said),
  );

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
export const yesNo = v.pipe(
  text,
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((value) => value === 'yes'),
);
/**
 * The trusted proxies, whose x-forwarded-for is believed: `no`, their number, or their addresses. Never all hosts, because clients
 * can send that header themselves.
 */
export const proxies = v.pipe(
  text,
  v.check((value) => value !== 'yes', 'must say how many proxies there are, e.g. 1, or list their addresses'),
  v.check(
    (value) => value === 'no' || /^[1-9]\d?$/.test(value) || value.split(/[\s,]+/).every(isNetwork),
    'must be no, a number of proxies, or a list of addresses such as 10.0.0.0/8',
  ),
  v.transform((value): false | number | string[] => {
    if (value === 'no') return false;
    return /^\d+$/.test(value) ? Number(value) : value.split(/[\s,]+/);
  }),
);

/** An IP address, optionally with a prefix length. */
function isNetwork(value: string): boolean {
  const [address = '', length, ...more] = value.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    (length === undefined || (/^\d+$/.test(length) && Number(length) <= most))
  );
}
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
