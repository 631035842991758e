import type { Shape } from '../shapes.ts';

/** Stories of something that happens, whatever it is: it gets out of hand, and ends at one table. */
export const ADVENTURE: Shape = {
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
};
