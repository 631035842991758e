/** Who the characters of a script are that came as a table: the same in a new project and in one that is there. */
import { describeNamed } from '../../../generators/text/describe-named.ts';
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import type { LineFields } from '../script/lines.ts';
import { rolesOf } from './speakers.ts';

/** Describes them from what the lines show. The same names and lines always give the same words. */
export function describeRoles(names: readonly string[], lines: readonly LineFields[]): WrittenRole[] {
  const pictures = lines.map(({ hm_desc }) => hm_desc);
  return names.length > 0 ? describeNamed(names, pictures, textLanguage(pictures.join(' '))) : [];
}

/**
 * Everybody of a file: first whom its table of characters lists, in its own words, then whom the lines name besides. What the table
 * leaves empty is told from the lines.
 */
export function rolesOfFile(
  lines: readonly LineFields[],
  listed: readonly WrittenRole[],
  how: { speakers: boolean },
): WrittenRole[] {
  const small = new Set(listed.map(({ name }) => name.toLowerCase()));
  const named = rolesOf(lines, how).filter((name) => !small.has(name.toLowerCase()));
  const untold = listed.filter(({ description }) => description === '').map(({ name }) => name);
  const told = describeRoles([...untold, ...named], lines);
  const describe = (name: string): WrittenRole =>
    told.find((one) => one.name === name) ?? { name, description: name };
  return [...listed.map((one) => (one.description ? one : describe(one.name))), ...named.map(describe)];
}
