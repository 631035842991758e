import type { Shape } from '../shapes.ts';

/** A contest, and the one whom nobody believes in. */
export const CONTEST: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One day a poster hangs on the wall: the big contest is on Sunday. {H} [reads|read] it twice.',
      },
    ],
    grows: [
      { text: 'At night, when everyone is asleep, {h} [practices|practice] in the light of a lamp.' },
      { text: 'Every day {h} [practices|practice], in the sun and in the rain. The others laugh at {him}.' },
    ],
    trouble: [{ text: 'On the evening before, {h} [falls|fall] into the mud, and everything seems lost.' }],
    low: [
      { text: 'That night {h} [cannot|cannot] sleep and [looks|look] at the moon through the window.' },
      { text: '{H} [sits|sit] on the steps and [cries|cry].' },
    ],
    turn: [{ text: '{Na} sits down beside {him}. “Get up,” says {n}. “I believe in you.”' }],
    climax: [
      {
        text: 'The big day comes, and the crowd cheers. {H} [starts|start] last and [runs|run] past one after another.',
      },
      {
        text: 'The big day comes, and the crowd goes quiet. {H} [takes|take] a deep breath and [begins|begin].',
      },
    ],
    ends: [{ text: '{H} [holds|hold] up the golden cup. Then {he} [gives|give] it to {n}.' }],
  },
  {
    when: 'race',
    begins: [
      { text: 'One day {h} [sees|see] a golden cup in a shop window. On Sunday somebody will win it.' },
    ],
    grows: [
      { text: '{H} [runs|run] up the hill every morning before sunrise.' },
      { text: 'A champion in a white coat points at {him} and laughs. “You?” he asks.' },
    ],
    trouble: [{ text: 'On the big day it rains. {H} [is|are] in front, and then somebody falls.' }],
    low: [{ text: '{H} [stops|stop] in the rain and [looks|look] at the finish line. It is so close.' }],
    turn: [
      {
        text: '{H} [turns|turn] around, [goes|go] back and [lifts|lift] {na} out of the mud. “Why?” asks {n}.',
      },
    ],
    climax: [
      { text: '{H} and {n} cross the finish line together, the last ones, hand in hand. The crowd cheers.' },
    ],
    ends: [
      { text: 'In the evening the winner comes and gives {him} the golden cup.' },
      { text: '{H} and {n} sit on the grass, covered in mud, and laugh.' },
    ],
  },
];
