import type { Shape } from '../shapes.ts';

/** Two who do not give way. */
export const FEUD: readonly Shape[] = [
  {
    begins: [{ text: 'One morning {b} stand at the same door, and neither steps aside.' }],
    grows: [
      { text: 'By noon a white line is drawn through the middle. Nobody may cross it.' },
      { text: '{B} shout so loudly that the birds fly up from the trees.' },
    ],
    trouble: [{ text: 'Then a storm comes up and breaks all the windows. It rains in on both sides.' }],
    low: [{ text: 'At night {b} sit back to back in the rain and do not speak.' }],
    turn: [
      {
        text: '{Na} comes by with a lantern. “Do you know what you are fighting about?” asks {n}. Nobody knows any more.',
      },
    ],
    climax: [
      { text: '{B} look at each other and begin to laugh. Side by side they carry stones and boards.' },
      { text: 'Then one of them holds out a hand. {B} lift the heavy beam together.' },
    ],
    ends: [
      { text: 'In the evening {b} sit at one table and share their bread.' },
      { text: 'In the morning {b} open the door together. The sun shines in.' },
    ],
  },
  {
    when: 'fight',
    begins: [{ text: 'At dawn {b} face each other on the bridge.' }],
    grows: [
      { text: 'They fight until the sun goes down, and neither wins.' },
      { text: 'Neither gives way. Leaves fly through the air.' },
    ],
    trouble: [{ text: 'Then the bridge breaks, and {b} fall into a deep gorge.' }],
    low: [{ text: 'At the bottom it is cold and dark. {B} sit far apart and do not speak.' }],
    turn: [{ text: '{Na} lets down a rope. “It only holds if you climb together,” says {n}.' }],
    climax: [{ text: '{B} climb up hand over hand, and each pulls the other.' }],
    ends: [
      { text: 'On the mountain {b} bow to each other. What they fought about lies in the gorge.' },
      { text: 'In the evening {b} drink tea together and watch the moon rise.' },
    ],
  },
];
