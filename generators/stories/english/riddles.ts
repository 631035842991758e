import type { Shape } from '../shapes.ts';

/** Stories of what cannot be. */
export const TIME: Shape = {
  begins: [
    { text: 'One night an old clock runs backward. {H} [opens|open] the door, and outside it is summer.' },
  ],
  grows: [
    { text: '{H} [walks|walk] through the streets of long ago. A child with a balloon waves at {him}.' },

    {
      text: 'Everything is as it was: the same music, the same faces. {H} [hides|hide] behind a door and [watches|watch].',
    },
  ],
  trouble: [
    { text: 'Then {h} [drops|drop] a glass. The music stops, and everyone looks at {him}.' },
    { text: 'Then somebody turns around and looks at {him}. {H} [runs|run].' },
  ],
  low: [
    { text: '{H} [stands|stand] sadly on a bridge and [looks|look] down at the water.' },
    { text: '{H} [sits|sit] sadly on a bench and [looks|look] at the old watch in {his} hand.' },
  ],
  turn: [{ text: '{Na} sits down beside {him}. “If you change it, what will be left of you?” asks {n}.' }],
  climax: [{ text: '{H} [stands|stand] up, [goes|go] to the door and [closes|close] it without a sound.' }],
  ends: [
    {
      text: 'Back at home {h} [finds|find] a letter on the table. “Thank you,” {he} [reads|read] and [smiles|smile].',
    },
  ],
};

export const SECRET: Shape = {
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

    { text: '{H} [tells|tell] everyone in the street, but nobody believes {him}. People laugh and walk on.' },
  ],
  turn: [{ text: '{Na} stops. “I believe you,” says {n}. “What do we do?”' }],
  climax: [
    {
      text: '{H} and {n} run from door to door and knock. Then a house burns, and everyone stands outside, safe.',
    },
  ],
  ends: [
    { text: 'In the morning {h} [looks|look] at {x} for the last time. The light goes out.', when: 'sought' },
    { text: 'In the morning {h} and {n} sit on a wall and watch the sun rise.', when: 'unsaid' },
  ],
};
