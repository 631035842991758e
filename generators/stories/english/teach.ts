import type { Shape } from '../shapes.ts';

/** One who shows another how it is done. */
export const TEACH: readonly Shape[] = [
  {
    begins: [
      { text: 'One afternoon {o} asks {h} for help. {H} [smiles|smile] and [rolls|roll] up {his} sleeves.' },
    ],
    grows: [
      { text: '“Look,” [says|say] {h} and [does|do] it once. {O} tries with clumsy hands.' },
      { text: '{H} [shows|show] {ohim} how it is done, slowly and with patient hands. {O} watches closely.' },
    ],
    trouble: [{ text: 'The first try goes wrong, and so does the second. “I can’t do it,” says {o}.' }],
    low: [
      { text: '{O} runs out of the door and sits down on the steps.' },
      { text: '{O} sits down in the corner and cries.' },
    ],
    turn: [
      {
        text: '{H} [takes|take] an old photo out of a drawer. “The first time, I cried, too,” [says|say] {h}.',
      },
    ],
    climax: [{ text: '{H} and {o} laugh and begin again. Late in the evening it works. “Look!” calls {o}.' }],
    ends: [
      { text: 'They sit side by side at the window. Outside, the moon has come up.' },
      { text: 'On the wall hangs a new photo. {H} [looks|look] at it and [smiles|smile].' },
    ],
  },
  {
    begins: [{ text: 'One morning {o} stands at the door with wide eyes. “Show me,” says {o}.' }],
    grows: [
      {
        text: '“Slowly,” [says|say] {h} and [takes|take] {o} by the hand. They try it until the sun goes down.',
      },
      {
        text: '{O} gets up early and practices alone behind the house. {H} [watches|watch] from the window.',
      },
    ],
    trouble: [
      {
        text: 'One day {h} [is|are] too tired and [lies|lie] in bed. {O} sits beside {him} and holds {his} hand.',
      },
    ],
    low: [{ text: '{O} tries it alone. Everything goes wrong. {O} sits on the steps and cries.' }],
    turn: [
      {
        text: '“Once more,” [says|say] {h} quietly from the bed and [smiles|smile]. {O} wipes away the tears.',
      },
    ],
    climax: [
      {
        text: 'In the morning {o} opens the curtains. “Look!” says {o}, and this time it works. {H} [claps|clap] and [laughs|laugh].',
      },
    ],
    ends: [
      { text: 'Years later {o} shows it to a small child. “Slowly,” says {o} and smiles.' },
      { text: 'In the evening {h} and {o} walk arm in arm through the garden.' },
    ],
  },
];
