/** Who the characters of a script are that came as a table: the same in a new project and in one that is there. */
import { describeNamed } from '../../../generators/text/describe-named.ts';
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import type { LineFields } from '../script/lines.ts';

/** Describes them from what the lines show. The same names and lines always give the same words. */
export function describeRoles(names: readonly string[], lines: readonly LineFields[]): WrittenRole[] {
  const pictures = lines.map(({ hm_desc }) => hm_desc);
  return names.length > 0 ? describeNamed(names, pictures, textLanguage(pictures.join(' '))) : [];
}
