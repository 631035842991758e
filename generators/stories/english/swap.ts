import type { Shape } from '../shapes.ts';

/** Somebody who is not themselves any more. */
export const SWAP: readonly Shape[] = [
  {
    begins: [{ text: 'One morning {h} [looks|look] into the mirror and [screams|scream].' }],
    grows: [
      {
        text: '{H} [wants|want] to eat breakfast. The plate falls off the table, and the soup runs over the floor.',
      },
      { text: 'In the street {h} [greets|greet] everyone as always. People stop and stare.' },
    ],
    trouble: [
      { text: 'Then the phone rings, somebody knocks, and everyone wants something at once.' },
      { text: 'Then it gets out of hand. A policeman runs after {him} through the market.' },
    ],
    low: [{ text: 'At night {h} [sits|sit] sadly on the roof and [looks|look] at the moon.' }],
    turn: [
      {
        text: '{Na} looks up from the street. “You look different,” says {n}. “But your eyes are the same.”',
      },
    ],
    climax: [
      {
        text: '{H} [takes|take] a deep breath, [closes|close] {his} eyes and [jumps|jump] into a big puddle. When the water is still, the old face looks back.',
      },
    ],
    ends: [
      {
        text: 'In the morning everything is as it was. Only that {h} now [likes|like] to lie on the window sill in the sun.',
      },
      { text: 'In the evening {h} [looks|look] into the mirror and [laughs|laugh].' },
    ],
  },
];
