import type { Shape } from '../shapes.ts';

/** Somebody who makes what nobody has made before. */
export const MAKER: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One night {h} [has|have] an idea. {He} [jumps|jump] out of bed and [draws|draw] until sunrise.',
      },
      {
        text: 'One day {h} [carries|carry] wheels, wires and an old lamp into the workshop and [closes|close] the door.',
      },
    ],
    grows: [
      { text: '{H} [saws|saw] and [screws|screw] until late at night. Sparks fly through the workshop.' },
      {
        text: 'The neighbors look through the window of the workshop and shake their heads. {H} [works|work] on.',
      },
      {
        text: 'For the first time a small light blinks in the dark workshop. {H} [holds|hold] {his} breath.',
      },
    ],
    trouble: [
      { text: 'At the first try there is a bang, and the whole workshop is full of smoke.' },
      { text: 'On the big day nothing moves. People shake their heads and walk away.' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on the floor of the workshop among the broken parts.' },
      { text: 'At night {h} [throws|throw] the drawings into the fire and [turns|turn] off the lamp.' },
    ],
    turn: [
      { text: '{Na} comes in and picks up a small wheel. “You forgot this one,” says {n}.' },
      { text: '{Na} looks at it for a long time. “It is beautiful,” says {n}. “Why did you stop?”' },
    ],
    climax: [
      { text: '{H} and {n} push the lever together. The wheels turn, and a warm light fills the workshop.' },
      {
        text: 'Three, two, one. It hums, it lights up, and it moves. {H} [dances|dance] through the workshop with {n}.',
      },
    ],
    ends: [
      { text: 'In the evening all the neighbors stand in front of the door and clap.' },
      {
        text: 'At night {h} and {n} sit on the roof and look at the stars. In the workshop a small light is still on.',
      },
    ],
  },
];
