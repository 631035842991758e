import type { Shape } from '../shapes.ts';

/** The first day, or the first time. */
export const FIRST_TIME: readonly Shape[] = [
  {
    begins: [
      { text: 'At last the great day comes. {H} [is|are] awake long before the sun.' },
      { text: 'It is the first time. {H} [takes|take] a deep breath and [begins|begin].' },
    ],
    grows: [
      { text: '{H} [stands|stand] still. {His} heart beats fast, and everyone seems to know how it goes.' },
      { text: '{H} [looks|look] around with wide eyes. Everything is larger than {h} thought.' },
    ],
    trouble: [
      {
        text: 'At first everything goes wrong. {H} [stumbles|stumble] and [falls|fall], and somebody laughs.',
      },
      { text: '{H} [does|do] it wrong, and then wrong again. Somebody laughs out loud.' },
    ],
    low: [
      { text: '{H} [sits|sit] alone on a bench, sad and red in the face.', when: 'person' },
      { text: '{H} [hides|hide] under a tree and [wants|want] to go home.', when: 'creature' },
    ],
    turn: [
      {
        text: '{Na} sits down beside {him}. “My first time was much worse,” says {n}. “Come, we do it together.”',
      },
      { text: '{Na} holds out a hand. “Nobody can do it at once,” says {n}. “Once more!”', when: 'person' },
    ],
    climax: [
      {
        text: '{H} [gets|get] up and [tries|try] again. It goes a little better, and then it goes well. {N} cheers.',
      },
      { text: 'Side by side they begin once more. This time it works, and {h} [laughs|laugh] out loud.' },
    ],
    ends: [
      { text: 'In the evening {h} [walks|walk] home and [sings|sing]. The sky is red.', when: 'person' },
      { text: 'In the evening {h} and {n} sit in the grass and look at the sunset.', when: 'creature' },
      {
        text: 'At night {h} [looks|look] out of the window at the stars. Tomorrow {h} can do it again.',
        when: 'person',
      },
    ],
  },
];
