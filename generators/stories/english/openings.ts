import type { Openings } from '../openings.ts';

export const OPENINGS_EN: Openings = {
  grown: [
    { text: 'It is early morning {at}. {H} [opens|open] the window and [looks|look] out.', when: 'indoors' },
    { text: 'It is a gray morning {at}. {H} [drinks|drink] a cup of tea and [looks|look] at the sky.' },
    {
      text: 'The sun rises over {p}. {H} [is|are] already on {his} way.',
      when: 'outdoors',
    },
  ],
  child: [
    {
      text: 'It is a bright morning {at}. {H} [ties|tie] {his} shoes and [runs|run] outside.',
      when: 'outdoors',
    },
    { text: 'It is a long afternoon {at}. {H} [sits|sit] on the floor and [reads|read].', when: 'indoors' },
    {
      text: 'It is a long afternoon {at}. {H} [sits|sit] on the ground and [draws|draw] a picture.',
      when: 'outdoors',
    },
  ],
  creature: [
    { text: 'The sun rises over {p}. {H} [wakes|wake] up and [looks|look] around.', when: 'outdoors' },
    { text: 'It is a quiet evening {at}. {H} [walks|walk] along all alone.', when: 'outdoors' },
    { text: 'It is early morning {at}. {H} [is|are] up before everyone else.', when: 'indoors' },
  ],
};
