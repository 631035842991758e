import type { Shape } from '../shapes.ts';

/** A shop of their own, and the first guest. */
export const SHOP: readonly Shape[] = [
  {
    begins: [
      { text: 'One morning {h} [paints|paint] a sign and [hangs|hang] it over the door. “Open,” it says.' },
    ],
    grows: [
      { text: '{H} [sweeps|sweep] the floor, [puts|put] flowers in the window and [waits|wait].' },
      { text: '{H} [gets|get] up before sunrise and [works|work] until late at night.' },
    ],
    trouble: [
      { text: 'The first day nobody comes. The second day it rains.' },
      { text: 'Then a big shop opens across the street, with music and bright lights.' },
    ],
    low: [{ text: '{H} [sits|sit] sadly at the empty counter. There are only a few coins in the box.' }],
    turn: [
      {
        text: '{Na} comes in out of the rain, wet and hungry. “What do you have?” asks {n}. “Whatever you need,” [says|say] {h} and [smiles|smile].',
      },
    ],
    climax: [
      { text: 'The next day {n} comes back with ten friends. Soon the line reaches around the corner.' },
    ],
    ends: [
      { text: 'In the evening {h} [locks|lock] the door and [dances|dance] through the room.' },
      { text: 'In the evening a new photo hangs on the wall. In it everyone laughs.' },
    ],
  },
];
