import type { Shape } from '../shapes.ts';

/** A place that is to close, and those who stand up for it. */
export const STAND: readonly Shape[] = [
  {
    begins: [
      { text: 'One morning a man in a suit nails a paper to the door. “Closed from Friday,” it says.' },
    ],
    grows: [
      { text: '{H} [hangs|hang] a big sign in the window and [opens|open] the door wide.' },
      { text: '{H} [goes|go] from door to door and [asks|ask] everyone for help.' },
    ],
    trouble: [{ text: 'Then a big truck stands in front of the house, and its engine roars.' }],
    low: [
      { text: 'At night {h} [walks|walk] through the dark rooms and [packs|pack] the first box.' },
      { text: '{H} [sits|sit] sadly on the steps among the boxes.' },
    ],
    turn: [
      {
        text: '{Na} brings a chair and sits down in front of the door. “I come here every day,” says {n}. “I am staying.”',
      },
    ],
    climax: [
      { text: 'At sunrise a hundred people sit in front of the door on chairs. The truck drives away.' },
      {
        text: 'More and more people come, with chairs and lanterns, until the street is full. The man in the suit turns around.',
      },
    ],
    ends: [
      { text: 'In the evening all the windows are bright, and everyone sings.' },
      { text: '{H} [takes|take] the paper off the door and [folds|fold] a little boat out of it.' },
    ],
  },
];
