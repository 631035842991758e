import type { Shape } from '../shapes.ts';

/** Somebody who does not give up. */
export const DREAM: readonly Shape[] = [
  {
    when: 'swims',
    begins: [
      { text: 'One morning {h} [looks|look] up at the light above the water. “Today,” [says|say] {h}.' },
    ],
    grows: [
      { text: 'Every day {h} [swims|swim] as fast as {he} can. The other fish laugh.' },
      { text: 'At night {h} [looks|look] up at the moon above the water and [cannot|cannot] sleep.' },
    ],
    trouble: [{ text: 'Then a storm comes up, and the waves carry {him} far away.' }],
    low: [{ text: 'At night {h} [swims|swim] sadly through the dark water, alone.' }],
    turn: [{ text: 'An old turtle comes by. “Follow the light,” says the old turtle. “It is not far.”' }],
    climax: [
      {
        text: '{H} [takes|take] a deep breath and [swims|swim] through the waves, further than ever before.',
      },
      { text: '{H} [swims|swim] up to the light and [jumps|jump] high out of the water.' },
    ],
    ends: [
      { text: 'In the evening {h} and the old turtle watch the sun go down over the sea.' },
      { text: 'In the morning the whole wide sea lies before {him}, and the sun shines.' },
    ],
  },
  {
    begins: [
      {
        text: 'One morning {at}, {h} [looks|look] into the mirror. “Today,” [says|say] {h}.',
        when: 'person',
      },
      {
        text: 'It is the busiest day of the year {at}. {H} [runs|run] and [runs|run], and there is no time to eat.',
        when: 'person',
      },
      {
        text: 'One morning {at}, {h} [looks|look] at {his} face in the water. “Today,” [says|say] {h}.',
        when: 'creature',
      },
      {
        text: 'One morning {at}, the others laugh at {h}. {H} [walks|walk] away without a word.',
        when: 'creature',
      },
    ],
    grows: [
      {
        text: 'The beginning is hard. {H} [gets|get] up before sunrise and [goes|go] to bed long after dark.',
        when: 'person',
      },
      {
        text: 'Every evening {h} [sits|sit] at the table and [writes|write] down what went wrong.',
        when: 'person',
      },
      {
        text: 'Every day {h} [tries|try] it again, behind a hill where nobody sees {him}. It does not work.',
        when: 'creature',
      },
      {
        text: '{H} [climbs|climb] up a hill, [takes|take] a deep breath and [tries|try]. Nothing happens.',
        when: 'creature',
      },
    ],
    trouble: [
      {
        text: 'Then comes a day when nothing works. It rains, and everyone laughs at {him}.',
        when: 'creature',
      },
      {
        text: 'Then comes a day when nothing works. {H} [slips|slip] and [falls|fall], and everyone laughs.',
      },
      {
        text: 'Then comes a day when nothing works. It rains, and {h} [slips|slip] and [falls|fall].',
      },
    ],
    low: [
      { text: '{H} [sits|sit] sadly on the stairs and [wants|want] to give up.' },
      { text: '{H} [sits|sit] sadly on the steps in the rain and [wants|want] to give up.', when: 'person' },
      {
        text: '{H} [sits|sit] sadly under a tree in the rain and [wants|want] to give up.',
        when: 'creature',
      },
    ],
    turn: [
      { text: '{Na} sits down beside {him}. “Don’t be sad,” says {n}. “I know how hard you try.”' },
      {
        text: '{Na} holds an umbrella over {him}. “Don’t be sad,” says {n}. “I know how hard you try.”',
        when: 'person',
      },
      {
        text: '{Na} sits down beside {him}. “Don’t be sad,” says {n}. “You only need to try once more.”',
        when: 'creature',
      },
    ],
    climax: [
      {
        text: '{H} [stands|stand] up and [goes|go] on. This time people stop in the street and clap.',
        when: 'person',
      },
      {
        text: '{H} [gets|get] up and [tries|try] once more. This time it works, and {n} cheers.',
        when: 'creature',
      },
    ],
    ends: [
      { text: 'In the evening {h} and {n} sit side by side {at} and look at the sunset.', when: 'person' },
      { text: 'In the evening {h} [walks|walk] home and [smiles|smile]. The sky is red.', when: 'person' },
      { text: 'At night {h} and {n} sit side by side under the full moon.', when: 'creature' },
    ],
  },
  {
    begins: [{ text: 'In a shop window hangs a poster: “Who dares?” {H} [takes|take] it home.' }],
    grows: [
      { text: '{H} [hangs|hang] a picture on the wall and [looks|look] at it every night.', when: 'person' },
      { text: 'Every evening {h} [counts|count] the coins in a jar. It is not enough yet.', when: 'person' },
      {
        text: '{H} [watches|watch] the big ones from behind a bush and [does|do] it after them.',
        when: 'creature',
      },
    ],
    trouble: [
      { text: '“That is nothing for you,” says a tall man and closes the door.' },
      { text: '“That is nothing for you,” says a man in a suit and closes the door.', when: 'person' },
      { text: '“You are too small,” says the oldest one. The others laugh.', when: 'creature' },
    ],
    low: [
      { text: 'On the way home {h} [throws|throw] the picture away and [cries|cry].' },
      {
        text: 'On the way home it snows. {H} [throws|throw] the picture into the snow and [cries|cry].',
        when: 'person',
      },
      { text: 'At night it snows. {H} [sits|sit] sadly under a tree and [cries|cry].', when: 'creature' },
      { text: 'It snows. {H} [walks|walk] sadly away over the white hill, alone.', when: 'creature' },
    ],
    turn: [
      { text: '{Na} picks it up and dries it. “You lost something,” says {n}.', when: 'person' },
      { text: '{Na} sits down in the snow. “I was too small, too,” says {n}.', when: 'creature' },
    ],
    climax: [
      {
        text: 'In spring {h} [stands|stand] in front of the same door. This time it opens, and a bright light falls out.',
        when: 'person',
      },
      {
        text: 'On the first day of spring {h} [runs|run] and [jumps|jump]. For a moment everything is quiet. Then the others cheer.',
        when: 'creature',
      },
    ],
    ends: [
      { text: 'In the first row sits {n} and claps the loudest.', when: 'person' },
      { text: 'In the evening {h} and {n} sit in the grass and look at the sunset.', when: 'creature' },
      { text: 'At night {h} and {n} dance under the full moon.', when: 'creature' },
    ],
  },
];
