import type { Shape } from '../shapes.ts';

/** Two who are different, and friends. */
export const FRIENDS: readonly Shape[] = [
  {
    begins: [{ text: 'One day {h} and {o} sit down on the same bench. Neither says a word.' }],
    grows: [
      { text: '{O} shows {h} how to whistle. {H} [shows|show] {o} how to dance.' },
      { text: 'Every day they meet by the river, share a loaf of bread and laugh.' },
    ],
    trouble: [
      { text: 'Then people begin to talk. “Those two do not belong together,” says a man in a suit.' },
      { text: 'Then they quarrel over a small thing, and {o} walks away without a word.' },
    ],
    low: [{ text: '{H} [sits|sit] sadly on a bench by the river. The place beside {him} is empty.' }],
    turn: [{ text: '{Na} stops and looks at the empty place. “Say it first,” says {n}. “Somebody has to.”' }],
    climax: [
      {
        text: '{H} [runs|run] through the rain and [knocks|knock] on the door. “I am sorry,” [says|say] {h}. “Me too,” says {o}.',
      },
    ],
    ends: [
      { text: 'In the evening {h} and {o} sit by the river and share a loaf of bread.' },
      { text: 'In the evening {o} whistles, and {h} [dances|dance]. The sun goes down over the river.' },
    ],
  },
];
