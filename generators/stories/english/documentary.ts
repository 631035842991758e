import type { Shape } from '../shapes.ts';

/** Something real, and somebody who goes to see it. */
export const DOCUMENTARY: readonly Shape[] = [
  {
    begins: [{ text: '{H} [has|have] come a long way with a camera to see {x}.' }],
    grows: [
      {
        text: '{H} [waits|wait] without a sound until the sun comes up. In the first light {x} can be seen.',
      },
      { text: '{H} [lies|lie] on the ground with the camera and [looks|look] at {x} for hours.' },
    ],
    trouble: [{ text: 'Then it rains for days.' }],
    low: [{ text: '{H} [sits|sit] sadly in front of a tent and [wipes|wipe] the camera dry.' }],
    turn: [
      {
        text: 'The next morning the sun shines. {Na} stops. “You are too loud,” says {n}. “Come with me, and say nothing.”',
      },
    ],
    climax: [
      {
        text: 'From very near, {x} can be seen at last. {H} [forgets|forget] the camera and only [looks|look].',
      },
    ],
    ends: [
      {
        text: 'Weeks later everyone sees the pictures in a dark hall. Nobody says a word, and then they clap.',
      },
      { text: 'At night {h} and {n} sit by the fire and look at the pictures.' },
    ],
  },
];
