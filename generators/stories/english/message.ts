import type { Shape } from '../shapes.ts';

/** A letter to somebody whom no postman finds. */
export const MESSAGE: readonly Shape[] = [
  {
    begins: [{ text: 'One night {h} [sits|sit] at the window and [writes|write] a letter to {x}.' }],
    grows: [
      {
        text: '{H} [takes|take] the letter to the post office. The postman turns it over twice and shakes his head.',
      },
      {
        text: '{H} [puts|put] the letter into a bottle, then [ties|tie] it to a kite. It always comes back.',
        when: 'beyond',
      },
      {
        text: 'Every evening {h} [waits|wait] at the door for the postman. He comes by and shakes his head.',
        when: 'near',
      },
    ],
    trouble: [
      {
        text: 'Then the wind takes the letter out of {his} hands and carries it over the roofs. {H} [runs|run] after it.',
      },
      { text: 'One morning the letter lies in front of the door again. Nobody knows the way to {x}.' },
    ],
    low: [{ text: '{H} [sits|sit] sadly on the steps in the rain with the wet letter in {his} hand.' }],
    turn: [
      { text: '{Na} stops. “A letter like that needs wings,” says {n}. “Come with me.”', when: 'beyond' },
      {
        text: '{Na} stops. “A letter like that one carries there oneself,” says {n}. “Come with me.”',
        when: 'near',
      },
    ],
    climax: [
      {
        text: 'On top of the hill {h} and {n} tie the letter to a red balloon and let it go. It rises over the roofs, higher and higher.',
        when: 'beyond',
      },
      {
        text: 'At the end of a long street {h} and {n} knock on the door. It opens, and the letter is read at last.',
        when: 'near',
      },
    ],
    ends: [
      {
        text: 'In the morning an answer lies on the windowsill, a white feather. {H} [smiles|smile].',
        when: 'beyond',
      },
      { text: 'At night {h} [looks|look] up at the sky and [waves|wave].', when: 'beyond' },
      { text: 'At night {h} [walks|walk] home and [smiles|smile]. The sky is full of stars.', when: 'near' },
    ],
  },
];
