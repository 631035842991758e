import type { Distance } from '../words/shown.ts';

/** Shot sizes in scripts, in order of precedence: a medium close-up from the chest up is `chest`, not `face`. */
const WORDS: readonly (readonly [Distance, RegExp])[] = [
  ['chest', /\bfrom the chest up\b|\bmedium close|胸部以上|近景|中近景/iu],
  ['waist', /\bfrom the waist up\b|\b(?:medium|mid|cowboy|american) shot\b|半身|中景/iu],
  ['face', /\bthe face of\b|\bclose[- ]?up\b|\bheadshot\b|特写|脸部/iu],
  [
    'far',
    /\bsmall in the frame\b|\b(?:extreme long|long|wide|establishing) shot\b|画面中显得很小|大远景|远景/iu,
  ],
  ['full', /\bin full figure\b|\bfull shot\b|全身|全景/iu],
];

/** The shot size that a text names; undefined if none. */
export const distanceIn = (text: string): Distance | undefined =>
  WORDS.find(([, words]) => words.test(text))?.[0];
