import { Refusal } from '../rpc/refusal.ts';

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

/** What others may see of a phone of at least so many characters: its first and its last ones. */
const SHOWN = [
  { from: 11, head: 3, tail: 4 },
  { from: 8, head: 2, tail: 2 },
  { from: 0, head: 1, tail: 0 },
] as const;

/** A phone as others may see it, at least four digits hidden: `138****0000`. */
export function maskPhone(phone: string): string {
  const { head, tail } = SHOWN.find(({ from }) => phone.length >= from) ?? SHOWN[2];
  return `${phone.slice(0, head)}****${phone.slice(phone.length - tail)}`;
}
