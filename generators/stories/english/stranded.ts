import type { Shape } from '../shapes.ts';

/** Somebody who is stranded. */
export const STRANDED: readonly Shape[] = [
  {
    begins: [{ text: 'One day the engine stops, and the lights go out.' }],
    grows: [
      {
        text: '{H} [holds|hold] the radio with both hands. “I am here. Do not give up,” says {o}.',
        when: 'two',
      },
      {
        text: 'The radio crackles. “Can you hear me?” asks {o}. {H} [holds|hold] the radio with both hands.',
        when: 'two',
      },
      { text: 'The radio crackles, but nobody answers. {H} [walks|walk] around the wreck.', when: 'alone' },
    ],
    trouble: [
      { text: 'Then a red light flashes: the air is running out.', when: 'space' },
      { text: 'Then a storm comes up. {H} [holds|hold] on to the wreck with both hands.', when: 'earth' },
    ],
    low: [
      { text: 'At night {h} [draws|draw] a small house into the dust with one finger.' },
      { text: 'At night {h} [sits|sit] sadly on the ground and [looks|look] at an old photo.' },
    ],
    turn: [
      {
        text: 'Then {h} [has|have] an idea. {He} [takes|take] the radio apart and [repairs|repair] the engine with it.',
        when: 'space',
      },
      {
        text: 'Then {h} [has|have] an idea. {He} [cuts|cut] down a tree and [builds|build] a raft.',
        when: 'earth',
      },
    ],
    climax: [
      { text: 'Three, two, one. The rocket rises into the black sky.', when: 'space' },
      { text: 'A high wave lifts the raft. {H} [holds|hold] on and [laughs|laugh].', when: 'earth' },
    ],
    ends: [
      { text: 'A helicopter comes out of the clouds. {H} [waves|wave] with both arms.', when: 'alone' },
      { text: 'In the morning {o} and {h} stand on a hill and hold hands.', when: 'two' },
      { text: 'On a green meadow {o} runs toward {him} with open arms.', when: 'two' },
      {
        text: 'In the morning there is land. {H} [kneels|kneel] down on the beach and [smiles|smile].',
        when: 'alone',
      },
    ],
  },
  {
    begins: [
      { text: 'One night a storm breaks the ship apart. {H} [wakes|wake] up on a beach.', when: 'earth' },
      { text: 'One day a rock hits the spaceship, and the stars spin around it.', when: 'space' },
    ],
    grows: [
      {
        text: '{H} [writes|write] SOS into the sand with white stones. Then {he} [looks|look] for water.',
        when: 'earth',
      },
      {
        text: '{H} [puts|put] a small green plant under a lamp and [waters|water] it every day. A flower opens.',
        when: 'space',
      },
    ],
    trouble: [
      {
        text: 'Far away a ship goes by. {H} [waves|wave] and [shouts|shout], but nobody sees {him}.',
        when: 'earth',
      },
      { text: 'Then a dust storm comes up and breaks the antenna. The radio is silent.', when: 'space' },
    ],
    low: [
      { text: 'At night {h} [lies|lie] on the ground, [looks|look] at the stars and [cries|cry].' },
      { text: 'At night {h} [sits|sit] sadly on the ground and [sings|sing] an old song.' },
    ],
    turn: [
      {
        text: 'Then {h} [gets|get] up and [gathers|gather] dry wood, until there is a mountain of it.',
        when: 'earth',
      },
      { text: 'Then {h} [gets|get] up and [climbs|climb] up to the broken antenna.', when: 'space' },
    ],
    climax: [
      { text: 'A big fire burns on the hill. Far out on the sea a ship turns around.', when: 'earth' },
      {
        text: 'The antenna moves. “We can hear you,” says a voice. “We are coming.” {H} [jumps|jump] for joy.',
        when: 'space',
      },
    ],
    ends: [
      { text: 'At home {o} is waiting. {H} and {o} hold each other for a long time.', when: 'two' },
      { text: 'From the window {h} [looks|look] back once more and [waves|wave].', when: 'alone' },
    ],
  },
];
