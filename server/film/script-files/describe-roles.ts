/** Descriptions for the characters of a script that was imported as a table, in a new or an existing project. */
import { describeNamed } from '../../../generators/text/describe-named.ts';
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import type { LineFields } from '../script/lines.ts';
import { rolesOf } from './speakers.ts';

/** Derives descriptions from the lines. Deterministic for the same names and lines. */
export function describeRoles(names: readonly string[], lines: readonly LineFields[]): WrittenRole[] {
  const pictures = lines.map(({ hm_desc }) => hm_desc);
  return names.length > 0 ? describeNamed(names, pictures, textLanguage(pictures.join(' '))) : [];
}

/**
 * All characters of a file: those in its table of characters, as described there, then others that occur in the lines. Missing
 * descriptions are derived from the lines.
 */
export function rolesOfFile(
  lines: readonly LineFields[],
  listed: readonly WrittenRole[],
  how: { speakers: boolean },
): WrittenRole[] {
  const small = new Set(listed.map(({ name }) => name.toLowerCase()));
  const named = rolesOf(lines, how).filter((name) => !small.has(name.toLowerCase()));
  const undescribed = listed.filter(({ description }) => description === '').map(({ name }) => name);
  const described = describeRoles([...undescribed, ...named], lines);
  const describe = (name: string): WrittenRole =>
    described.find((one) => one.name === name) ?? { name, description: name };
  return [...listed.map((one) => (one.description ? one : describe(one.name))), ...named.map(describe)];
}
