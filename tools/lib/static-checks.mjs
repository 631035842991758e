import { bin, inRoot } from './paths.mjs';

/**
 * The static checks of `npm test` and `npm run check`: Node scripts with their arguments, which print problems and exit with a
 * code other than 0.
 * @type {readonly { name: string, args: readonly string[] }[]}
 */
export const STATIC_CHECKS = [
  // two at a time: each checks for itself what the files of the others use, which four did at twice the work
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b', '--checkers', '2'] },
  { name: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'borders', args: [inRoot('tools/borders.mjs')] },
  { name: 'dead code', args: [bin('knip/bin/knip.js'), '--cache'] },
  { name: 'licences', args: [inRoot('tools/licences.mjs'), '--check'] },
];
