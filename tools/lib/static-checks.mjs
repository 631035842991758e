import { bin, inRoot } from './paths.mjs';

/**
 * What reads the code and runs nothing of the product, for `npm test` and `npm run check` alike: one row each, a script of
 * Node's with its arguments, which says what is wrong and ends with a code other than 0.
 * @type {readonly { name: string, args: readonly string[] }[]}
 */
export const STATIC_CHECKS = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
  { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'borders', args: [inRoot('tools/borders.mjs')] },
  { name: 'dead code', args: [bin('knip/bin/knip.js')] },
  { name: 'licences', args: [inRoot('tools/licences.mjs'), '--check'] },
];
