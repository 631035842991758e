import type { Shape } from '../shapes.ts';

/** Something that happens, whatever it is; in a comedy it gets out of hand. */
export const ADVENTURE: readonly Shape[] = [
  {
    begins: [{ text: 'One day something happens that nobody has seen before. {H} [runs|run] outside.' }],
    grows: [
      { text: 'At first {h} [tells|tell] nobody. At night {he} [cannot|cannot] sleep.' },
      { text: '{H} [stands|stand] at the window for a long time and [says|say] nothing.', when: 'person' },
    ],
    trouble: [
      { text: 'Then everyone knows. People stop and stare as {h} [walks|walk] by.' },
      {
        text: 'Then somebody finds out. “Is that true?” everyone asks, and {h} [walks|walk] away without a word.',
      },
    ],
    low: [
      { text: 'At night {h} [lies|lie] awake and [cries|cry] quietly in the dark.' },
      { text: '{H} [sits|sit] sadly by the river and [does|do] not know what to do.' },
      { text: 'At night {h} [walks|walk] sadly through the rain and [looks|look] at the bright windows.' },
    ],
    turn: [
      { text: '{Na} sits down beside {him}. “Tell me from the beginning,” says {n}. “I am listening.”' },
    ],
    climax: [
      {
        text: '{H} [takes|take] a deep breath and [opens|open] the door. Everyone turns around. “It is true,” [says|say] {h}.',
      },
      { text: '{H} and {n} go back side by side and open the door. The whole room is full of light.' },
    ],
    ends: [
      { text: 'In the evening they all sit at one long table {at} and eat together.' },
      { text: 'In the evening {h} and {n} sit on a wall and watch the sun go down.' },
      { text: 'At night {h} [looks|look] up at the stars and [smiles|smile].' },
    ],
  },
  {
    begins: [{ text: 'One day something happens that nobody has seen before. {H} [runs|run] outside.' }],
    grows: [
      { text: '{H} [has|have] waited for this for a long time. {His} heart beats fast.' },
      { text: 'From that hour on nothing is as it was. {H} [looks|look] around with wide eyes.' },
    ],
    trouble: [
      {
        text: 'Then dark clouds come up over the roofs. Everyone runs, and {h} [slips|slip] and [falls|fall].',
      },
      { text: 'Then the lights go out. In the dark somebody calls {his} name.' },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on the steps, tired and alone.' },
      { text: 'At night {h} [walks|walk] sadly through the rain and [looks|look] at the bright windows.' },
    ],
    turn: [
      { text: '{Na} sits down beside {him}. “It is not over yet,” says {n}. “Come with me.”' },
      { text: '{Na} stops and smiles. “I saw it,” says {n}. “Nobody else could have done that.”' },
    ],
    climax: [
      { text: '{H} and {n} walk back side by side. At the door everyone is waiting, and everyone claps.' },
      {
        text: '{H} [takes|take] a deep breath and [begins|begin] once more. The sun comes out, and {n} cheers.',
      },
    ],
    ends: [
      { text: 'In the evening they all sit at one long table {at} and eat together.' },
      { text: 'In the evening {h} and {n} sit on a wall and watch the sun go down.' },
      { text: 'At night {h} [looks|look] up at the stars and [smiles|smile].' },
    ],
  },
  {
    when: 'light',
    begins: [{ text: 'One day something happens that nobody has seen before. {H} [runs|run] outside.' }],
    grows: [
      { text: 'Soon everyone talks about it. People stand in the street and point at {h}.' },
      { text: '{H} [laughs|laugh] and [dances|dance] down the street. More and more people follow.' },
    ],
    trouble: [
      { text: 'Then it gets out of hand. A policeman runs after {him} through the market.' },
      { text: 'Then everything goes wrong at once. People shout, and {h} [runs|run] as fast as {he} can.' },
    ],
    low: [
      { text: '{H} [hides|hide] under a bridge and [sits|sit] there sadly in the rain.' },
      { text: 'At night {h} [sits|sit] sadly on a bench and [looks|look] at the stars.' },
    ],
    turn: [{ text: '{Na} finds {him}. “Why are you hiding?” asks {n}. “Come. I am with you.”' }],
    climax: [
      { text: '{H} and {n} walk back through the crowd. Nobody says a word. Then a child begins to clap.' },
      {
        text: '{H} [stands|stand] on a table and [tells|tell] everyone what happened. They laugh until they cry.',
      },
    ],
    ends: [
      { text: 'In the evening they all sit at one long table {at} and eat together.' },
      { text: 'In the evening {h} and {n} sit on a wall and watch the sun go down.' },
    ],
  },
  {
    when: 'light',
    begins: [{ text: 'One morning nothing is where it was. {H} [opens|open] the door and [stares|stare].' }],
    grows: [
      { text: '{H} [tells|tell] a friend, the friend tells a baker, and at noon everyone knows.' },
      { text: 'A reporter comes with a camera. {H} [smiles|smile] and [says|say] nothing.' },
    ],
    trouble: [
      { text: 'Then the wind turns. The neighbors close their doors, and somebody throws an apple.' },
      { text: 'Then the mayor comes with a long letter. “This must stop,” says the mayor.' },
    ],
    low: [
      { text: 'At night {h} [packs|pack] a bag and [walks|walk] to the empty bus stop.' },
      { text: 'At night {h} [packs|pack] a small bag and [stands|stand] sadly at the door.' },
      { text: '{H} [sits|sit] sadly at the empty bus stop in the rain.' },
    ],
    turn: [
      {
        text: '{Na} sits down beside {him} and eats an apple. “Are you running away?” asks {n}. “I would stay.”',
      },
    ],
    climax: [
      { text: '{H} [goes|go] back and [knocks|knock] on the first door. {N} knocks on the second.' },
      {
        text: 'In the middle of the square {h} [says|say] it out loud: “I am sorry.” Nobody moves. Then somebody begins to laugh.',
      },
    ],
    ends: [
      { text: 'At night music plays in the street, and everyone dances with everyone.' },
      { text: 'In the evening {h} and {n} sit on the steps and share an apple.' },
    ],
  },
];
