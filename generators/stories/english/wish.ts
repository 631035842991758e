import type { Shape } from '../shapes.ts';

const BEGINS = [{ text: 'One morning {h} [is|are] ready to {w}.' }] as const;
const ENDS = [
  { text: 'In the evening {h} and {n} sit on the steps and laugh.', when: 'person' },
  { text: 'In the evening {h} [walks|walk] home and [sings|sing]. The sky is red.', when: 'person' },
  { text: 'In the evening {h} and {n} sit in the grass and look at the sunset.', when: 'creature' },
  { text: 'At night {h} [looks|look] up at the stars and [smiles|smile].' },
] as const;

/** Somebody wants or has to do something, and something stands in the way. */
export const WISH: readonly Shape[] = [
  {
    when: 'weather',
    begins: BEGINS,
    grows: [
      { text: '{H} [goes|go] outside and [looks|look] up at the sky. Nothing changes.' },
      { text: '{H} [waits|wait] an hour, and another one, and [looks|look] up at the clouds.' },
    ],
    trouble: [
      { text: '“Not today,” says an old farmer, “and not tomorrow.” {H} [waits|wait] all the same.' },
      {
        text: 'The next day is the same, and so is the one after it. {H} [kicks|kick] a stone down the road.',
      },
    ],
    low: [
      { text: 'In the evening {h} [sits|sit] sadly at the window.', when: 'person' },
      { text: 'In the evening {h} [sits|sit] sadly under a tree.', when: 'creature' },
    ],
    turn: [
      { text: '{Na} sits down beside {him}. “Look at the birds,” says {n}. “They know it already.”' },
      { text: '{Na} comes running. “Wake up!” calls {n}. “Look at the sky!”' },
    ],
    climax: [
      { text: 'In the morning the sky has changed. {H} [runs|run] up the hill: now {h} can {w}!' },
      { text: 'At last it is the right day. {H} can {w}, and {n} cheers.' },
    ],
    ends: ENDS,
  },
  {
    when: 'lacks',
    begins: BEGINS,
    grows: [
      { text: '{H} [looks|look] on every shelf and under every table.', when: 'person' },
      { text: '{H} [runs|run] from shop to shop. The shelves are empty.', when: 'person' },
      { text: '{H} [looks|look] behind every tree and under every stone.', when: 'creature' },
      { text: '{H} [asks|ask] the squirrel and the owl. They shake their heads.', when: 'creature' },
    ],
    trouble: [
      { text: '“Come back next week,” says the shopkeeper and closes the door.', when: 'person' },
      { text: 'Then it begins to rain, and the way is long.' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly at the empty table.', when: 'person' },
      { text: '{H} [sits|sit] sadly under a tree in the rain.', when: 'creature' },
    ],
    turn: [
      { text: '{Na} comes with a basket. “I heard what you need,” says {n}. “Take half of mine.”' },
      { text: '{Na} comes with a basket and asks all the neighbors. Each of them gives a little.' },
    ],
    climax: [
      { text: 'Now there is enough, and more than that. At last {h} can {w}.' },
      { text: 'Everyone helps. {H} can {w}, and everyone claps.' },
    ],
    ends: [
      { text: 'In the evening they all sit at one long table {at} and eat together.', when: 'person' },
      ...ENDS,
    ],
  },
  {
    when: 'broken',
    begins: BEGINS,
    grows: [
      { text: '{H} [kneels|kneel] down with a lamp and [looks|look] at every screw.' },
      { text: '{H} [fetches|fetch] glue and a long rope. It only gets worse.' },
    ],
    trouble: [
      { text: 'Then a wheel jumps out and rolls away under the cupboard.', when: 'indoors' },
      { text: 'Then a wheel jumps out and rolls away down the street.', when: 'outdoors' },
      { text: '“That cannot be repaired,” says a man and shakes his head.' },
    ],
    low: [{ text: 'At night {h} [sits|sit] sadly beside it in the light of a lamp.' }],
    turn: [
      { text: '{Na} comes with an old toolbox. “I had one like this,” says {n}. “Hold the lamp.”' },
      { text: '{Na} looks at it for a long time. “Only one small part,” says {n} and opens a toolbox.' },
    ],
    climax: [
      { text: 'They turn the last screw, and it works. At last {h} can {w}.' },
      { text: 'In the morning it is as good as new. {H} can {w}, and {n} laughs.' },
    ],
    ends: ENDS,
  },
  {
    when: 'afraid',
    begins: BEGINS,
    grows: [
      { text: '{H} [takes|take] one step and [runs|run] back again.' },
      { text: 'At night {h} [lies|lie] awake and [thinks|think] of nothing else.' },
    ],
    trouble: [
      { text: 'The next day everyone is watching. {H} [closes|close] {his} eyes and [runs|run] away.' },
      { text: '“It is easy,” says a friend, and does it twice. {H} only [shakes|shake] {his} head.' },
    ],
    low: [{ text: '{H} [sits|sit] sadly behind a tree, where nobody looks.' }],
    turn: [
      { text: '{Na} sits down beside {him}. “I was afraid, too,” says {n}. “Take my hand.”', when: 'person' },
      {
        text: '{Na} sits down beside {him}. “I was afraid, too,” says {n}. “We go together.”',
        when: 'creature',
      },
    ],
    climax: [
      { text: 'One step, and another one, side by side. Then {n} lets go: {h} can {w}, all alone!' },
      { text: '{H} [takes|take] a deep breath and [opens|open] {his} eyes. {H} can {w}! {N} cheers.' },
    ],
    ends: ENDS,
  },
  {
    when: 'hindered',
    begins: BEGINS,
    grows: [
      { text: '{H} [tries|try] it this way and that way. It does not work.' },
      { text: '{H} [asks|ask] everyone {at}. They only shake their heads.', when: 'person' },
      { text: '{H} [asks|ask] the squirrel and the owl. They only shake their heads.', when: 'creature' },
    ],
    trouble: [
      { text: '“You will never do it,” says a tall man, and the others laugh.', when: 'person' },
      { text: '“You will never do it,” says the oldest one, and the others laugh.', when: 'creature' },
      { text: 'Then it begins to rain. {H} [slips|slip] and [falls|fall].' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on the steps in the rain.', when: 'person' },
      { text: '{H} [sits|sit] sadly under a tree in the rain.', when: 'creature' },
    ],
    turn: [
      { text: '{Na} holds an umbrella over {him}. “I know another way,” says {n}. “Come.”', when: 'person' },
      { text: '{Na} sits down beside {him}. “I know another way,” says {n}. “Come.”' },
    ],
    climax: [
      { text: 'They walk side by side. Then {n} stops and smiles. And here, at last, {h} can {w}.' },
      { text: '{H} [tries|try] once more, as {n} says. This time {h} can {w}!' },
    ],
    ends: ENDS,
  },
];
