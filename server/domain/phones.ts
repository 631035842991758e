import { Refusal } from '../refusal.ts';

const SHORTEST = 5;
const LONGEST = 15;

/**
 * One spelling for each phone: digits, with a leading plus where a country is named. 00 is read as plus, and China's +86 as none,
 * since most of its members type the number without it.
 */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(/[\s-]/g, '').replace(/^00/, '+');
  const phone = plain.replace(/^\+86(?=1\d{10}$)/, '');
  const digits = phone.replace('+', '').length;
  if (!/^\+?\d+$/.test(phone) || digits < SHORTEST || digits > LONGEST) throw new Refusal(400, 'badPhone');
  return phone;
}

/** A phone as others may see it: `138****0000`. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? `${phone.slice(0, 2)}****` : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
