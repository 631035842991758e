import { Refusal } from '../rpc/refusal.ts';

const SHORTEST = 5;
const LONGEST = 15;

/**
 * Normalizes a phone number: digits, with a leading plus if there is a country code. 00 becomes plus. China's +86 is removed,
 * since most members there omit it.
 */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '').replace(/^00/, '+');
  const phone = plain.replace(/^\+86(?=1\d{10}$)/, '');
  const digits = phone.replace('+', '').length;
  if (!/^\+?\d+$/.test(phone) || digits < SHORTEST || digits > LONGEST) throw new Refusal(400, 'badPhone');
  return phone;
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
