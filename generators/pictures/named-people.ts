import type { PicturePerson } from './pictures.ts';

/**
 * The people whom words name, in their own order. A longer name is looked for first: "Young Mei" does not name Mei, nor "Anna Brown"
 * Anna.
 */
export function namedPeople<Person extends Pick<PicturePerson, 'name'>>(
  words: string,
  people: readonly Person[],
): Person[] {
  let rest = words;
  const named = new Set<Person>();
  for (const one of [...people].sort((a, b) => b.name.length - a.name.length)) {
    if (!one.name || !rest.includes(one.name)) continue;
    named.add(one);
    rest = rest.replaceAll(one.name, '\n');
  }
  return people.filter((one) => named.has(one));
}
