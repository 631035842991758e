import type { Shape } from '../shapes.ts';

/** A danger that comes over everyone, and the one who stays. */
export const RESCUE: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One morning all the birds fly up at once. {H} [looks|look] at the mountains and [drops|drop] the cup.',
      },
      { text: 'One evening the sky turns red over {p}, and everybody runs out of the houses.' },
    ],
    grows: [
      {
        text: '{H} [runs|run] from house to house and [knocks|knock] on every door. “Get out!” [calls|call] {h}.',
      },
      {
        text: '{H} [climbs|climb] up the tower and [calls|call] with all {his} strength. People run out into the street.',
      },
      {
        text: 'People carry children and suitcases over the bridge. {H} [waits|wait] until the last one is across.',
      },
    ],
    trouble: [
      { text: 'Then the bridge breaks, and a child is still on the other side.' },
      { text: 'Then a wall falls, and dust fills the street. Somewhere a child cries.' },
    ],
    low: [
      { text: '{H} [kneels|kneel] in the mud and [cries|cry]. Nobody is coming.' },
      { text: '{H} [sits|sit] sadly on the ground and [looks|look] at the dark houses.' },
    ],
    turn: [
      { text: '{Na} brings a long rope. “All of us together,” says {n}.' },
      { text: '{Na} pulls {him} up. “There is one more way,” says {n}. “Come.”' },
    ],
    climax: [
      { text: '{H} [goes|go] back alone and [comes|come] out with the child. Everyone cheers.' },
      { text: '{H} and {n} pull the rope, and behind them everyone pulls. The child is safe.' },
    ],
    ends: [
      { text: 'At night they all sit around a big fire and share their bread. Somebody begins to sing.' },
      { text: 'In spring {h} and the child plant a small tree in front of the new houses.' },
    ],
  },
];
