import type { Shape } from '../shapes.ts';

/** A journey for its own sake. */
export const TRIP: readonly Shape[] = [
  {
    begins: [{ text: 'One morning {h} [packs|pack] a bag and [closes|close] the door behind {him}.' }],
    grows: [
      { text: 'The road runs along the sea. The windows are open, and {h} [sings|sing].' },
      {
        text: 'At a small station {h} [eats|eat] noodles and [laughs|laugh] with people whom {he} [has|have] never seen before.',
      },
    ],
    trouble: [
      { text: 'Then the engine smokes, and the car stops far from everything. It begins to rain.' },
      { text: 'Then the last bus drives off with the bags. It begins to rain.' },
    ],
    low: [
      { text: 'At night {h} [sits|sit] sadly on a bench at the empty bus stop and [thinks|think] of home.' },
    ],
    turn: [
      {
        text: '{Na} comes along the road and shares a big loaf of bread with {him}. “The best place is up there,” says {n}. “Come.”',
      },
    ],
    climax: [{ text: 'Before sunrise {h} and {n} climb the hill. Then the sun comes up over the clouds.' }],
    ends: [
      { text: '{H} [sends|send] a postcard home. “[I am|We are] on the way,” it says.' },
      { text: '{H} [takes|take] a photo in which everyone laughs, and [goes|go] on.' },
    ],
  },
];
