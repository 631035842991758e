import type { Shape } from '../shapes.ts';

/** Somebody whom the past has found. */
export const CHASE: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One night somebody knocks. {H} [looks|look] through the window: outside stands a man in a black coat.',
      },
    ],
    grows: [
      {
        text: 'Somebody follows {h} through the dark street. {H} [walks|walk] faster and [looks|look] back.',
      },
      {
        text: 'The lamps go out, one after another. {H} [holds|hold] a candle and [listens|listen] to the footsteps.',
      },
    ],
    trouble: [{ text: 'The door flies open. “I have found you,” says the man in the black coat.' }],
    low: [
      { text: '{H} [hides|hide] behind a curtain and [holds|hold] {his} breath.' },
      { text: '{H} [runs|run] up the dark stairs. There is no way out.' },
    ],
    turn: [
      { text: 'On the roof {h} [stops|stop] and [turns|turn] around. “I am done running,” [says|say] {h}.' },
    ],
    climax: [
      {
        text: '{H} and the man stand face to face in the rain. Lightning lights up the sky, and the man lowers his hand.',
      },
    ],
    ends: [
      {
        text: 'At sunrise {h} [opens|open] the door and [sweeps|sweep] up the broken glass. Then {he} [smiles|smile].',
      },
      { text: 'In the morning the storm is over. {H} [walks|walk] through {p} in the sun.' },
    ],
  },
  {
    when: 'earth',
    begins: [
      {
        text: 'One evening a stone flies through the window. {H} [picks|pick] it up and [knows|know] the sign on it.',
      },
    ],
    grows: [
      { text: '{H} [packs|pack] a bag, [puts|put] out the lamp and [runs|run] through the back door.' },
      { text: '{H} [runs|run] through the dark forest. Behind {him} lights come closer.' },
    ],
    trouble: [
      { text: 'At the edge of a cliff there is no way on. Behind {him} stand three men with torches.' },
      { text: 'At the river the bridge is gone. Behind {him} dogs bark.' },
    ],
    low: [
      { text: '{H} [hides|hide] in a cave and [shivers|shiver]. Outside it rains.' },
      { text: 'At night {h} [sits|sit] sadly in a cave by a small fire.' },
    ],
    turn: [{ text: '{Na} finds {him} there. “I know a way through the mountain,” says {n}.' }],
    climax: [
      {
        text: 'On a narrow path the man who hunts {him} slips. {H} [turns|turn] around and [pulls|pull] him up. The man lowers his eyes.',
      },
    ],
    ends: [
      { text: 'At sunrise {h} and {n} stand on a hill and look back. Nobody follows.' },
      { text: 'In the morning {h} [washes|wash] {his} face in the river and [walks|walk] on in the sun.' },
    ],
  },
];
