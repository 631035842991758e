import type { Shape } from '../shapes.ts';

/** Two who lost each other, and meet again. */
export const REUNION: readonly Shape[] = [
  {
    begins: [{ text: 'One evening the door opens, and {o} stands there. They have not met for many years.' }],
    grows: [
      { text: 'For a moment neither of them says a word. Rain runs down the window.' },
      { text: '{H} [looks|look] at {o} and [drops|drop] the bag. Nobody says a word.' },
    ],
    trouble: [{ text: '“Why did you leave?” [asks|ask] {h}. {O} looks at the floor.' }],
    low: [
      { text: '{H} [closes|close] the door. Then {he} [sits|sit] sadly down on the floor behind it.' },
      { text: '{H} [turns|turn] around and [walks|walk] out into the rain.' },
    ],
    turn: [
      { text: '{O} runs after {him} with an old photo. In it the two of them laugh, many years ago.' },
      { text: '{O} comes after {him} and holds an umbrella over {him}.' },
    ],
    climax: [{ text: '{H} [stops|stop] in the rain. “Have you eaten?” asks {o}.' }],
    ends: [
      { text: '{H} and {o} walk down the street under one umbrella.' },
      {
        text: '{H} and {o} sit at a small table in the kitchen and eat noodles. Outside, the rain has stopped.',
      },
    ],
  },
  {
    begins: [
      {
        text: 'One evening {h} [finds|find] an old photo in a drawer. {H} and {o} laugh in it, many years ago.',
      },
    ],
    grows: [
      { text: '{H} [puts|put] an old photo of {o} on the table and [looks|look] at it every evening.' },
      { text: 'Every evening {h} [walks|walk] down to the river with an old photo of {o} in {his} hand.' },
    ],
    trouble: [{ text: 'One evening a storm comes up, and the wind tears the photo out of {his} hands.' }],
    low: [
      { text: '{H} [kneels|kneel] sadly in the wet street. The photo is gone.' },
      { text: '{H} [stands|stand] sadly on the bridge in the rain. The photo is gone.' },
    ],
    turn: [{ text: 'Somebody picks up the photo. “I have the same one,” says {o}.' }],
    climax: [
      {
        text: '{H} [looks|look] up. For a moment nobody says a word. Then {o} opens both arms, and {h} [runs|run].',
      },
    ],
    ends: [
      { text: '{H} and {o} sit in a small cafe until it closes and tell each other everything.' },
      { text: 'In the morning {h} and {o} walk along the river in the sun.' },
    ],
  },
];
