import type { Shape } from '../shapes.ts';

/** The way home. */
export const HOME: readonly Shape[] = [
  {
    begins: [{ text: 'One day {h} [gets|get] a letter from home. {He} [reads|read] it twice.' }],
    grows: [
      {
        text: '{H} [packs|pack] an old suitcase, [looks|look] at a photo and [runs|run] to the bus stop. At the train station the last train is waiting.',
      },
      { text: '{H} [buys|buy] a gift, [packs|pack] a bag and [runs|run] to the train station.' },
    ],
    trouble: [
      { text: 'Then the train stops in the snow. Outside, it is already dark.', when: 'winter' },
      { text: 'Then the train stops in heavy rain. Outside, it is already dark.', when: 'mild' },
    ],
    low: [
      { text: '{H} [writes|write] “Not this year” on a card and [puts|put] it away again.' },
      { text: '{H} [sits|sit] sadly by the window of the train and [looks|look] at a photo of {o}.' },
    ],
    turn: [
      {
        text: '{H} [gets|get] off, [takes|take] the bag and [walks|walk] the rest of the way through the snow.',
        when: 'winter',
      },
      {
        text: '{H} [gets|get] off, [takes|take] the bag and [walks|walk] the rest of the way through the rain.',
        when: 'mild',
      },
    ],
    climax: [
      { text: 'There is a light in the window of the house. The door opens. “You are home!” calls {o}.' },
    ],
    ends: [
      {
        text: '{H} and {o} sit at the table and eat until late at night. Outside, fireworks light up the sky.',
        when: 'winter',
      },
      {
        text: '{H} and {o} sit at the table and eat until late at night. A full moon stands in the window.',
        when: 'mild',
      },
    ],
  },
  {
    begins: [
      {
        text: 'One evening the phone rings. “When are you coming?” asks {o}. {H} [looks|look] at the calendar.',
      },
    ],
    grows: [
      { text: '{H} [puts|put] on an old scarf, [locks|lock] the door and [runs|run] to the bus stop.' },
      { text: '{H} [sits|sit] at the window of a bus. The city becomes smaller and smaller.' },
    ],
    trouble: [
      { text: 'At the last stop the driver shakes his head. “The road is closed,” he says.' },
      { text: 'Then the bus breaks down on an empty road. Outside, it is already dark.' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on a suitcase at the dark bus stop.' },
      { text: '{H} [sits|sit] sadly by the road in the dark and [looks|look] at a photo of {o}.' },
    ],
    turn: [{ text: '{Na} stops with an old truck. “Get on,” says {n}. “I know the way.”' }],
    climax: [
      {
        text: 'A dog runs out of the gate and jumps up. Behind it stands {o} with a lamp. “You are home,” says {o}.',
      },
    ],
    ends: [
      { text: '{H} and {o} sit by the fire and eat oranges.' },
      { text: 'At night {h} [lies|lie] in the old bed and [smiles|smile]. In the kitchen {o} sings.' },
    ],
  },
];
