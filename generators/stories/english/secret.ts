import type { Shape } from '../shapes.ts';

/** Something that nobody else knows. */
export const SECRET: readonly Shape[] = [
  {
    begins: [{ text: 'One night {h} [finds|find] an old box under the floor. In it lies a golden key.' }],
    grows: [
      { text: 'At night {h} [comes|come] back with a lantern. {X} glows in the dark.', when: 'sought' },
      {
        text: 'At night {h} [comes|come] back with a lantern. A soft light falls on {his} face.',
        when: 'unsaid',
      },
    ],
    trouble: [{ text: 'In its light {h} [sees|see] {p} tomorrow, in fire and thick smoke.' }],
    low: [
      { text: '{H} [runs|run] to the police station. The policeman laughs and closes the window.' },
      {
        text: '{H} [tells|tell] everyone in the street, but nobody believes {him}. People laugh and walk on.',
      },
    ],
    turn: [{ text: '{Na} stops. “I believe you,” says {n}. “What do we do?”' }],
    climax: [
      {
        text: '{H} and {n} run from door to door and knock. Then a house burns, and everyone stands outside, safe.',
      },
    ],
    ends: [
      {
        text: 'In the morning {h} [looks|look] at {x} for the last time. The light goes out.',
        when: 'sought',
      },
      { text: 'In the morning {h} and {n} sit on a wall and watch the sun rise.', when: 'unsaid' },
    ],
  },
  {
    begins: [{ text: 'One rainy afternoon {h} [moves|move] a big old box. Behind it is a small door.' }],
    grows: [
      { text: 'At first {h} [does|do] not believe it. Then {x} begins to glow.', when: 'sought' },
      { text: 'Every night {h} [comes|come] back with a lantern and [tells|tell] nobody.', when: 'unsaid' },
    ],
    trouble: [
      { text: 'Then a stranger in a gray coat follows {h} through the street. {H} [walks|walk] faster.' },
      { text: 'Then one evening the door is broken, and there are muddy footprints on the floor.' },
    ],
    low: [
      { text: '{H} [cannot|cannot] sleep. Every sound on the stairs makes {him} jump.' },
      { text: 'At night {h} [sits|sit] sadly on the stairs and [looks|look] at the moon.' },
    ],
    turn: [
      {
        text: '{Na} sits down beside {him}. “A secret is too heavy for one,” says {n}. {H} [tells|tell] everything.',
      },
    ],
    climax: [
      {
        text: '{H} and {n} walk down into the dark cellar with two lanterns. A soft light fills the whole room.',
      },
    ],
    ends: [
      { text: 'In the morning {h} [opens|open] all the windows. There is nothing to hide any more.' },
      { text: 'At sunset {h} and {n} bury an old key under a tree and shake hands.' },
    ],
  },
];
