import type { Shape } from '../shapes.ts';

/** Somebody who comes again and again, and nobody knows why. */
export const VISITOR: readonly Shape[] = [
  {
    begins: [{ text: 'Every night at the same hour {oa} comes, sits down and says nothing.' }],
    grows: [
      { text: 'One night {h} [asks|ask] for a name. {O} only smiles and looks out of the window.' },
      { text: '{O} listens and never says a word, so {h} [tells|tell] of {his} own life.' },
    ],
    trouble: [{ text: 'Then one night {o} does not come. {H} [waits|wait] until the lamps go out.' }],
    low: [
      {
        text: '{H} [walks|walk] through the empty streets in the rain and [asks|ask] everyone. Nobody has seen {ohim}.',
      },
    ],
    turn: [
      {
        text: '{Na} points to an old photo on the wall. “That was thirty years ago,” says {n}. In the photo stands {o}.',
      },
    ],
    climax: [
      {
        text: 'At midnight the door opens. “I only wanted to come home,” says {o}. {H} [makes|make] tea for two.',
      },
    ],
    ends: [
      { text: 'In the morning the chair is empty. On it lies a white flower.' },
      { text: 'At sunrise {h} and {o} stand at the window and watch the street wake up.' },
    ],
  },
];
