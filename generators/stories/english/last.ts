import type { Shape } from '../shapes.ts';

/** The last one, who is not. */
export const LAST: readonly Shape[] = [
  {
    begins: [{ text: 'One morning {h} [hears|hear] a sound that is not the wind.' }],
    grows: [
      { text: '{H} [walks|walk] through empty streets. Trees grow out of the windows.' },
      { text: 'Every evening {h} [lights|light] a lamp in the window, for anybody who may come.' },
    ],
    trouble: [{ text: 'Then a storm comes up. The lamp goes out.' }],
    low: [{ text: 'At night {h} [sits|sit] sadly in the dark and [counts|count] the stars.' }],
    turn: [{ text: 'Far away, a small light answers. It goes on and off, three times.' }],
    climax: [
      {
        text: 'Before sunrise {h} [runs|run] across the old bridge with a lantern. On the other side stands {na}.',
      },
    ],
    ends: [
      { text: 'At night two lamps burn in the window. {H} and {n} laugh.' },
      { text: 'In the evening {h} [opens|open] an old book and [reads|read] aloud. {N} listens.' },
    ],
  },
];
