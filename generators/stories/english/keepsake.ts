import type { Shape } from '../shapes.ts';

/** An old thing, and what it was to somebody. */
export const KEEPSAKE: readonly Shape[] = [
  {
    begins: [{ text: 'One afternoon {h} [finds|find] {x} under the stairs, gray with dust.' }],
    grows: [
      { text: '{H} [wipes|wipe] the dust off. Under it {x} begins to shine.' },
      { text: '{H} [remembers|remember] a summer long ago, and somebody who laughed in the sun.' },
    ],
    trouble: [{ text: 'Carefully {h} [tries|try] it. Then something breaks.' }],
    low: [{ text: '{H} [sits|sit] sadly on the stairs and [holds|hold] the broken piece in {his} hand.' }],
    turn: [{ text: '{Na} sits down beside {him} with a box of tools. “Two can mend anything,” says {n}.' }],
    climax: [
      {
        text: '{H} and {n} work until the stars come out. Then it is as good as new, and {h} [laughs|laugh].',
      },
    ],
    ends: [
      { text: 'In the morning {h} and {n} carry {x} out into the sun.' },
      {
        text: 'In the morning {h} [sits|sit] in the sun with {x} and [smiles|smile]. For a moment it is that summer again.',
      },
    ],
  },
];
