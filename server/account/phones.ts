import { Refusal } from '../rpc/refusal.ts';

const SHORTEST = 5;
const LONGEST = 15;
/** China's country code before a mobile number. No number in use is spelt like this without being meant so. */
const CHINA = /^\+?86(?=1\d{10}$)/;

/**
 * Normalizes a phone number: digits, with a leading plus if there is a country code. 00 becomes plus. China's 86 is removed, with or
 * without a plus, since most members there omit it.
 */
export function normalisePhone(typed: string): string {
  const phone = withoutMarks(typed).replace(CHINA, '');
  const digits = phone.replace('+', '').length;
  if (!/^\+?\d+$/.test(phone) || digits < SHORTEST || digits > LONGEST) throw new Refusal(400, 'badPhone');
  return phone;
}

/** A phone number without spaces and dashes; 00 becomes plus. */
export const withoutMarks = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^00/, '+');

/**
 * All spellings under which a number may have been stored, the one of today first: until lately 86 without a plus was taken for a part
 * of the number. @param phone normalized, or as stored
 */
export function spellingsOf(phone: string): string[] {
  const now = phone.replace(CHINA, '');
  return /^1\d{10}$/.test(now) ? [now, `86${now}`] : [now];
}

/** Number of visible first and last digits, by minimum length. */
const SHOWN = [
  { from: 11, head: 3, tail: 4 },
  { from: 8, head: 2, tail: 2 },
  { from: 0, head: 1, tail: 0 },
] as const;

/** A phone number as others may see it, with at least four digits hidden: `138****0000`. */
export function maskPhone(phone: string): string {
  const { head, tail } = SHOWN.find(({ from }) => phone.length >= from) ?? SHOWN[2];
  return `${phone.slice(0, head)}****${phone.slice(phone.length - tail)}`;
}
