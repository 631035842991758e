import type { Shape } from '../shapes.ts';

/** A search, and the way to its end. */
export const QUEST: readonly Shape[] = [
  {
    begins: [
      { text: 'One day {h} [finds|find] an old map. A red cross marks a place behind the mountains.' },
    ],
    grows: [
      {
        text: '{H} [packs|pack] a small bag and [sets|set] out. The way leads through a dark forest.',
        when: 'wide',
      },
      { text: '{H} [walks|walk] for days, past empty houses and through silent streets.', when: 'town' },
    ],
    trouble: [
      {
        text: 'Then a storm comes up. {H} [holds|hold] on to a tree, and all tracks are gone.',
        when: 'earth',
      },
      {
        text: 'Then the bridge breaks. {H} [falls|fall] into the river and [loses|lose] everything but a small lamp.',
        when: 'earth',
      },
      { text: 'Then a dust storm comes up. {H} [sees|see] nothing, and all tracks are gone.', when: 'space' },
    ],
    low: [
      { text: 'It rains. {H} [sits|sit] under a tree and [cries|cry].', when: 'earth' },
      { text: 'At night {h} [sits|sit] sadly by a small fire and [wants|want] to give up.', when: 'earth' },
      { text: 'At night {h} [sits|sit] sadly on a rock and [looks|look] up at the stars.', when: 'space' },
    ],
    turn: [
      {
        text: '{Na} comes out of the dark with a lantern. “You are almost there,” says {n}. “Come with me.”',
      },
    ],
    climax: [
      { text: '{H} and {n} climb the last hill. There, in the first light, is {x}.', when: 'sought' },
      {
        text: '{H} and {n} climb the last hill. There, in the first light, the search ends.',
        when: 'unsaid',
      },
    ],
    ends: [
      { text: '{H} [kneels|kneel] down and [smiles|smile]. The sun rises over the hills.' },
      { text: 'On the way home {n} sings, and {h} [dances|dance] along the road.' },
    ],
  },
  {
    when: 'earth',
    begins: [
      {
        text: 'One night the wind blows a blue feather through the window. {H} [takes|take] a lantern and [follows|follow] it.',
      },
    ],
    grows: [
      { text: 'In a village {h} [asks|ask] a shepherd for the way. The shepherd points to the mountains.' },
      { text: '{H} [crosses|cross] the sea in a small boat. Dolphins jump beside it.' },
    ],
    trouble: [
      { text: 'In front of a cave sleeps a dragon. {H} [steps|step] on a branch, and it opens one eye.' },
      { text: 'Then the way ends at a deep gorge, and fog comes up.' },
    ],
    low: [
      { text: 'It snows. {H} [sits|sit] sadly on a stone, and the lamp goes out.' },
      { text: 'At night {h} [sits|sit] sadly by the last small fire and [shivers|shiver].' },
    ],
    turn: [
      { text: '{Na} stands in front of {him} with a torch. “I have been there,” says {n}. “Hold on to me.”' },
    ],
    climax: [
      {
        text: '{H} and {n} push a heavy door open. Golden light falls out, and there is {x}.',
        when: 'sought',
      },
      {
        text: '{H} and {n} push a heavy door open. Golden light falls out: the search is over.',
        when: 'unsaid',
      },
    ],
    ends: [
      { text: 'On a ship with white sails {h} and {n} cross the sea into the setting sun.' },
      { text: 'At home {h} [puts|put] a lamp in the window, for the next one.' },
    ],
  },
];
