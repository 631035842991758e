import type { Shape } from '../shapes.ts';

/** Two who fall in love. */
export const LOVE: readonly Shape[] = [
  {
    begins: [
      { text: 'One rainy evening {h} [bumps|bump] into {o}, and a bag of oranges rolls across the ground.' },
      { text: 'One evening {h} and {o} reach for the same umbrella. Both of them laugh.' },
    ],
    grows: [
      {
        text: 'From then on {h} [passes|pass] by every day. “You again?” says {o} and smiles. They walk home together under one umbrella.',
      },
      {
        text: '{H} [writes|write] a letter, [reads|read] it twice and [hides|hide] it in a drawer. “What are you thinking about?” asks {o}. “Nothing,” [says|say] {h}.',
      },
    ],
    trouble: [
      { text: 'Then {o} finds work in another city. The train leaves in the morning.' },
      { text: 'Then a misunderstanding comes between them. {O} turns around and walks away without a word.' },
    ],
    low: [
      { text: 'At night {h} [sits|sit] sadly in {his} room by the window and [looks|look] at the rain.' },
      {
        text: 'At night {h} [sits|sit] sadly on the bed in {his} room and [looks|look] at an old photo.',
      },
    ],
    turn: [
      {
        text: 'At dawn {h} [runs|run] through the empty streets. At the train station {o} stands on the platform with a suitcase.',
      },
    ],
    climax: [
      {
        text: '“Wait!” [calls|call] {h}. “There is something I never told you.” {O} puts down the suitcase.',
      },
    ],
    ends: [
      {
        text: 'The train leaves without {o}. On the empty platform {h} and {o} hold each other for a long time.',
      },
      { text: 'In spring {h} and {o} sit side by side on a bench and watch the sun go down.' },
    ],
  },
  {
    begins: [
      { text: 'One sunny morning {h} and {o} sit down at the same small table. Neither of them gets up.' },
    ],
    grows: [
      {
        text: 'They walk through the park every evening. {O} buys two ice creams and drops one. They share the other.',
      },
      { text: '{O} draws {h} on a napkin. {H} [laughs|laugh] and [puts|put] it in {his} pocket.' },
    ],
    trouble: [
      {
        text: 'Then {o} does not come any more. {H} [waits|wait] at the small table until it is dark.',
      },
    ],
    low: [
      { text: 'It snows. {H} [sits|sit] sadly on a bench in the park, alone.' },
      { text: '{H} [walks|walk] sadly through the snowy street, alone under {his} umbrella.' },
    ],
    turn: [
      {
        text: '{Na} comes with a letter. “It lay at the wrong door,” says {n}. {H} [reads|read] it and [runs|run].',
      },
    ],
    climax: [{ text: 'On the bridge {o} stands in the snow and waves. “You got my letter,” says {o}.' }],
    ends: [
      { text: '{H} and {o} dance on the bridge under the moon, without music.' },
      { text: 'In summer {h} and {o} sit at the small table again, with two ice creams.' },
    ],
  },
];
