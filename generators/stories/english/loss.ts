import type { Shape } from '../shapes.ts';

/** Something is lost that nobody can give back, and life goes on in another way. */
export const LOSS: readonly Shape[] = [
  {
    begins: [{ text: 'One morning {h} [wakes|wake] up, and something is not as it was.' }],
    grows: [
      { text: 'At first {h} [tells|tell] nobody and [smiles|smile] at everyone.' },
      {
        text: '{H} [goes|go] on as if nothing had happened. Only the lamp in {his} window burns all night.',
        when: 'person',
      },
    ],
    trouble: [
      { text: 'Then, in front of everyone, {h} [stops|stop] and [cannot|cannot] go on. Nobody says a word.' },
    ],
    low: [
      { text: '{H} [closes|close] the curtains and [sits|sit] sadly in the dark.', when: 'person' },
      {
        text: 'At night {h} [walks|walk] sadly through the rain and [looks|look] at the bright windows.',
        when: 'person',
      },
      { text: '{H} [hides|hide] in a dark cave and [looks|look] sadly out at the rain.', when: 'creature' },
    ],
    turn: [
      {
        text: '{Na} knocks and does not go away. “You are still here,” says {n}, and takes {his} hand.',
        when: 'person',
      },
      { text: '{Na} comes and does not go away. “You are still here,” says {n}.', when: 'creature' },
    ],
    climax: [
      {
        text: '{H} [closes|close] {his} eyes, [takes|take] a deep breath and [begins|begin] once more, in another way.',
        when: 'person',
      },
      {
        text: '{H} [stands|stand] up, [opens|open] the curtains and [begins|begin] anew. The room is full of light.',
        when: 'person',
      },
      {
        text: '{H} [comes|come] out into the light, [takes|take] a deep breath and [tries|try] it in another way.',
        when: 'creature',
      },
    ],
    ends: [
      {
        text: 'In spring {h} and {n} sit side by side in the grass. For the first time in a long while {h} [laughs|laugh].',
      },
      { text: 'In the evening {h} and {n} walk home together. The sky is red.' },
    ],
  },
];
