import type { Shape } from '../shapes.ts';

/** A theft or a riddle, and the one who solves it. */
export const CASE: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One morning a window is broken, and the golden cup is gone. {H} [kneels|kneel] down and [looks|look] at the muddy footprints.',
      },
      {
        text: 'One night the phone rings. “Come quickly,” says a voice. “The necklace is gone.” {H} [takes|take] {his} hat and [walks|walk] out into the fog.',
      },
    ],
    grows: [
      { text: '{H} [follows|follow] the muddy footprints through the rain to an old warehouse.' },
      {
        text: '{H} [asks|ask] everyone in the street. A waiter points to a dark house. “There was a light last night,” he says.',
      },
      { text: '{H} [pins|pin] photos to the wall and [looks|look] at them until late at night.' },
    ],
    trouble: [
      {
        text: 'Then somebody shuts the door from outside. {H} [stands|stand] in the dark, and smoke comes under the door.',
      },
      { text: 'Then the next thing is gone, and everyone in the street is angry with {him}.' },
      {
        text: 'Somebody runs away over the roofs. {H} [runs|run] after them through the rain and [falls|fall].',
      },
    ],
    low: [
      { text: 'At night {h} [sits|sit] sadly at the desk in the light of a lamp. Nothing fits together.' },
      { text: '{H} [sits|sit] sadly on a bench in the rain and [looks|look] at {his} wet notebook.' },
    ],
    turn: [
      {
        text: '{Na} brings {him} a cup of hot tea. “Maybe you are looking in the wrong place,” says {n}. {H} [jumps|jump] up.',
      },
      {
        text: '{Na} shows {him} a small black feather. “I found it at the window,” says {n}. {H} [laughs|laugh].',
      },
    ],
    climax: [
      {
        text: '{H} [climbs|climb] up the clock tower with a lantern. There sits a magpie in its nest. Everything that was gone glitters under its wings.',
      },
      {
        text: '“It was you,” [says|say] {h} in front of everyone. A man in a gray coat puts down his bag and raises his hands.',
      },
    ],
    ends: [
      {
        text: 'In the morning everything is as it was. {H} [drinks|drink] tea at the window and [smiles|smile].',
      },
      {
        text: 'In the evening {h} and {n} sit on the steps and look at the stars. Then the phone rings again.',
      },
    ],
  },
];
