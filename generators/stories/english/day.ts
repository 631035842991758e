import type { Shape } from '../shapes.ts';

/** A day like any other, and somebody who holds an umbrella. */
export const DAY: readonly Shape[] = [
  {
    begins: [
      {
        text: 'It is a day like any other. {H} [greets|greet] the neighbors and [walks|walk] down the street.',
        when: 'person',
      },
      {
        text: 'It is a day like any other. {H} [stretches|stretch] in the sun and [looks|look] around.',
        when: 'creature',
      },
    ],
    grows: [
      {
        text: '{H} [throws|throw] a ball back to the children at the corner and [laughs|laugh] with them.',
        when: 'person',
      },
      { text: 'At noon {h} [shares|share] a sandwich with a small dog on a bench.', when: 'person' },
      {
        text: 'At noon {h} [finds|find] an apple in the grass and [eats|eat] it in the sun.',
        when: 'creature',
      },
      { text: '{H} [runs|run] after a butterfly across the grass.', when: 'creature' },
    ],
    trouble: [
      {
        text: 'In the afternoon it begins to rain, and nothing goes right. The last bus drives off without {him}.',
        when: 'person',
      },
      { text: 'In the afternoon it begins to rain, and {h} [loses|lose] the way home.', when: 'creature' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly at the bus stop in the rain, tired and wet.', when: 'person' },
      { text: '{H} [sits|sit] sadly under a bush in the rain, tired and wet.', when: 'creature' },
    ],
    turn: [{ text: '{Na} stops and holds an umbrella over {him}. “Come,” says {n}. “It is not far.”' }],
    climax: [{ text: '{H} and {n} walk home through the puddles. Behind the clouds the sun comes out.' }],
    ends: [
      {
        text: 'At night {h} [looks|look] out of the window at the lights and [smiles|smile].',
        when: 'person',
      },
      { text: 'At night {h} and {n} drink hot tea and listen to the rain.', when: 'person' },
      { text: 'At night {h} [sleeps|sleep] in the warm grass. The stars come out.', when: 'creature' },
    ],
  },
  {
    when: 'person',
    begins: [
      { text: 'It is a day like any other. {H} [carries|carry] a basket of bread home and [sings|sing].' },
    ],
    grows: [
      { text: 'On the ground lies a small paper bird. {H} [picks|pick] it up and [smiles|smile].' },
      { text: 'Somewhere a child laughs, and {h} [laughs|laugh], too.' },
    ],
    trouble: [{ text: 'In the evening {h} [stands|stand] in front of the door, and the key is gone.' }],
    low: [{ text: '{H} [sits|sit] sadly in front of the door in the dark, tired and hungry.' }],
    turn: [{ text: '{Na} stops with a lantern. “Two see more than one,” says {n}.' }],
    climax: [
      { text: '{H} and {n} look under every stone. There the key shines in the light of the lantern.' },
    ],
    ends: [
      { text: 'At night {h} and {n} sit at the table and eat warm soup.' },
      { text: 'At night {h} [looks|look] out of the window at the stars and [smiles|smile].' },
    ],
  },
];
