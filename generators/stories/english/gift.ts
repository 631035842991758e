import type { Shape } from '../shapes.ts';

/** Something that is made for somebody, and the courage to give it. */
export const GIFT: readonly Shape[] = [
  {
    begins: [{ text: 'One evening {h} [begins|begin] to work on {x}, in secret.' }],
    grows: [
      { text: 'Every night {h} [works|work] on {x} by the light of a lamp and [tells|tell] nobody.' },
      { text: '{H} [tries|try] again and again. Soon the floor is covered with paper.' },
    ],
    trouble: [
      { text: 'Then the day comes, and {o} walks past without a word and closes the door.', when: 'two' },
      { text: 'Then the day comes. {H} [stands|stand] in front of the door and [does|do] not dare.' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on the steps in the rain. Nobody will want it, {he} [thinks|think].' },
    ],
    turn: [{ text: '{Na} sits down beside {him}. “Nobody else could make this,” says {n}. “Go.”' }],
    climax: [
      {
        text: '{H} [opens|open] the door and [gives|give] it to {o}. For a long time it is quiet. Then {o} hugs {him}.',
        when: 'two',
      },
      {
        text: '{H} [opens|open] the door. Everyone turns around and is quiet. Then they all clap.',
        when: 'alone',
      },
    ],
    ends: [
      { text: 'At night {h} and {o} sit side by side under the stars.', when: 'two' },
      { text: 'At night {h} [walks|walk] home and [smiles|smile]. The sky is full of stars.', when: 'alone' },
    ],
  },
];
