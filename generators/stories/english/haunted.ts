import type { Shape } from '../shapes.ts';

/** A ghost, and what it wants. */
export const HAUNTED: readonly Shape[] = [
  {
    begins: [
      { text: 'One stormy night {h} [hears|hear] footsteps on the stairs, though nobody is there.' },
      {
        text: 'At midnight a candle lights itself, and a door opens without a sound. {H} [sits|sit] up in bed.',
      },
    ],
    grows: [
      {
        text: '{H} [takes|take] a lantern and [walks|walk] down the dark stairs. A pale girl in a white dress looks at {him} out of the mirror.',
      },
      { text: 'The next night cups fly through the kitchen, and the piano plays by itself.' },
      { text: 'Every night at twelve {h} [hears|hear] somebody cry behind the wall.' },
    ],
    trouble: [
      { text: 'Then all the lights go out. At the end of the hallway stands a ghost.' },
      { text: 'Then the door bangs shut. A ghost rises out of the floor, and {h} [screams|scream].' },
    ],
    low: [
      { text: '{H} [runs|run] out into the rain and [looks|look] back. There is a light in every window.' },
      { text: '{H} [hides|hide] under the bed and [cries|cry] until morning.' },
    ],
    turn: [
      {
        text: '{Na} comes with an old photo of a girl in a white dress. “She lived here once,” says {n}. “She is still waiting.”',
      },
      { text: '{Na} takes {his} hand. “It is not angry,” says {n}. “It is only alone.”' },
    ],
    climax: [
      {
        text: 'At midnight {h} [holds|hold] up a candle and [says|say]: “Come. We are not afraid.” The ghost smiles.',
      },
      {
        text: '{H} and {n} open the old door in the cellar. Moonlight falls on a music box, and the ghost dances.',
      },
    ],
    ends: [
      { text: 'At sunrise the ghost waves once more and fades in the light.' },
      { text: 'In the morning {h} and {n} open all the windows. The house is quiet and full of sun.' },
    ],
  },
];
