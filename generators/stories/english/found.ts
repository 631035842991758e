import type { Shape } from '../shapes.ts';

/** Something small that somebody else is missing. */
export const FOUND: readonly Shape[] = [
  {
    begins: [
      { text: 'One morning a letter without a name lies in front of the door. {H} [picks|pick] it up.' },
    ],
    grows: [
      {
        text: 'At night {h} [sits|sit] in the light of a lamp and [looks|look] at {x} for a long time.',
        when: 'sought',
      },
      {
        text: 'At night {h} [sits|sit] in the light of a lamp and [thinks|think] of nothing else.',
        when: 'unsaid',
      },
      { text: '{H} [goes|go] from door to door and [asks|ask] whose it is. People shake their heads.' },
    ],
    trouble: [
      {
        text: 'Then the wind takes it out of {his} hands and carries it over the roofs. {H} [runs|run] after it.',
      },
      { text: 'The last address is an empty house. Boards are nailed across its windows.' },
    ],
    low: [{ text: '{H} [sits|sit] sadly on the steps in the rain and [wants|want] to give up.' }],
    turn: [{ text: '{Na} stops. “I know who is waiting for that,” says {n}. “Come with me.”' }],
    climax: [
      {
        text: 'At the end of a narrow street a woman with gray hair opens the door. She looks at {x} and smiles through her tears.',
        when: 'sought',
      },
      {
        text: 'At the end of a narrow street a woman with gray hair opens the door. She looks at it and smiles through her tears.',
        when: 'unsaid',
      },
    ],
    ends: [
      { text: 'In her warm kitchen {h} and {n} drink tea until the stars come out.' },
      { text: 'At night {h} [walks|walk] home and [smiles|smile]. The sky is full of stars.' },
    ],
  },
];
