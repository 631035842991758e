import type { Shape } from '../shapes.ts';

/** A way into the past. */
export const TIME: readonly Shape[] = [
  {
    begins: [
      { text: 'One night an old clock runs backward. {H} [opens|open] the door, and outside it is summer.' },
    ],
    grows: [
      { text: '{H} [walks|walk] through the streets of long ago. A child with a balloon waves at {him}.' },
      {
        text: 'Everything is as it was: the same music, the same faces. {H} [hides|hide] behind a door and [watches|watch].',
      },
    ],
    trouble: [
      { text: 'Then {h} [drops|drop] a glass. The music stops, and everyone looks at {him}.' },
      { text: 'Then somebody turns around and looks at {him}. {H} [runs|run].' },
    ],
    low: [
      { text: '{H} [stands|stand] sadly on a bridge and [looks|look] down at the water.' },
      { text: '{H} [sits|sit] sadly on a bench and [looks|look] at the old watch in {his} hand.' },
    ],
    turn: [{ text: '{Na} sits down beside {him}. “If you change it, what will be left of you?” asks {n}.' }],
    climax: [{ text: '{H} [stands|stand] up, [goes|go] to the door and [closes|close] it without a sound.' }],
    ends: [
      {
        text: 'Back at home {h} [finds|find] a letter on the table. “Thank you,” {he} [reads|read] and [smiles|smile].',
      },
    ],
  },
  {
    begins: [
      {
        text: 'One night {h} [finds|find] an old watch that ticks backward. {H} [turns|turn] it once, and the snow outside becomes blossoms.',
      },
    ],
    grows: [
      { text: '{H} [walks|walk] through a town without cars. A horse pulls a carriage over the stones.' },
      {
        text: 'In a garden a child sits on a swing. {H} [stops|stop] at the gate: the child has the same eyes.',
      },
    ],
    trouble: [
      { text: 'Then a guard on a horse stops {him}. “Where do you come from?” he asks.' },
      { text: 'Then the watch falls to the ground, and its hands stand still.' },
    ],
    low: [
      {
        text: 'At night {h} [sits|sit] sadly in a barn and [looks|look] at the stars. They are the only thing that is the same.',
      },
    ],
    turn: [{ text: '{Na} brings bread and a blanket. “Tell me about tomorrow,” says {n}.' }],
    climax: [{ text: 'The clock strikes twelve. {H} [hugs|hug] {n} and [runs|run] into a bright light.' }],
    ends: [{ text: 'It is morning again. On the wall hangs an old photo, and in it {n} waves.' }],
  },
];
