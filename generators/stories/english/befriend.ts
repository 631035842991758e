import type { Shape } from '../shapes.ts';

/** A person and an animal, or somebody from far away. */
export const BEFRIEND: readonly Shape[] = [
  {
    begins: [
      {
        text: 'One stormy evening {h} [hears|hear] a faint sound at the door. Outside sits {oa}, wet and hungry.',
        when: 'land',
      },
      { text: 'One morning {h} [meets|meet] {oa}. It sits under a tree and looks at {him}.', when: 'land' },
      {
        text: 'One morning {h} [walks|walk] along the beach. {Oa} swims close to the shore and looks at {him}.',
        when: 'water',
      },
    ],
    grows: [
      {
        text: '{H} [sits|sit] by the water every evening and [sings|sing]. {O} swims in circles and listens.',
        when: 'water',
      },
      {
        text: 'At first {o} does not come near. {H} [puts|put] down a bowl of food and [waits|wait]. The days go by, and {o} follows {h} everywhere.',
        when: 'land',
      },
      {
        text: '{H} [wraps|wrap] {o} in a warm blanket and [carries|carry] {ohim} home. In the evening they sit by the fire, and {h} [laughs|laugh] for the first time in years.',
        when: 'small',
      },
      {
        text: 'Every day {h} [brings|bring] a bucket of fish to the water. {O} puts up its head and looks at {him}.',
        when: 'water',
      },
    ],
    trouble: [
      { text: 'Then one morning {o} is gone. {H} [searches|search] everywhere and [calls|call] until dark.' },
      {
        text: 'Then a storm comes up in the night. The door bangs open, and {o} runs out into the rain.',
        when: 'land',
      },
    ],
    low: [
      {
        text: '{H} [stands|stand] sadly on the beach in the rain and [looks|look] at the empty sea.',
        when: 'water',
      },
      { text: '{H} [stands|stand] sadly at the window and [looks|look] at the empty bowl.', when: 'land' },
      { text: '{H} [sits|sit] sadly at the table and [looks|look] at the empty chair.' },
    ],
    turn: [
      {
        text: 'Then {h} [hears|hear] a faint sound. {He} [takes|take] a lantern and [walks|walk] out into the night.',
      },
    ],
    climax: [
      {
        text: '{O} is trapped under a fallen tree. {H} [kneels|kneel] down and [pushes|push] with all {his} strength until the trunk moves.',
        when: 'land',
      },
      {
        text: '{O} is caught in a fishing net in the sea. {H} [dives|dive] into the water and [cuts|cut] the net.',
        when: 'water',
      },
    ],
    ends: [
      { text: 'In the evening {h} [rows|row] out in a small boat. {O} swims beside it.', when: 'water' },
      { text: 'At sunrise {h} and {o} sit side by side {at} and look at the sky.', when: 'land' },
      {
        text: 'In spring {h} [opens|open] the door wide. {O} looks out, looks back at {him} and stays.',
        when: 'land',
      },
      {
        text: 'At sunrise {h} [stands|stand] on the beach and [waves|wave]. {O} jumps out of the sea.',
        when: 'water',
      },
    ],
  },
  {
    when: 'land',
    begins: [
      { text: 'One night something moves in the dark. {H} [lifts|lift] a lantern: {oa} looks at {him}.' },
    ],
    grows: [
      { text: '{H} [shares|share] bread with {o}, one piece for each. They sit side by side on the steps.' },
      { text: '{O} follows {h} through the market. Children laugh and run beside them.' },
    ],
    trouble: [
      { text: 'Then two men come with a cage and a truck. {O} is too slow.' },
      { text: 'Then the neighbors knock. “Not here,” says one of them. In the night {o} is taken away.' },
    ],
    low: [
      { text: '{H} [stands|stand] sadly in the street and [looks|look] after the truck until it is gone.' },
      { text: 'At night {h} [lies|lie] in bed and [cries|cry].' },
    ],
    turn: [{ text: '{Na} knocks on the window. “I know where {o} is,” says {n}.' }],
    climax: [
      { text: 'At night {h} and {n} open a cage behind a dark house. {O} jumps out, and they run and run.' },
    ],
    ends: [
      { text: 'On a green hill {h} and {o} lie in the grass and look at the clouds.' },
      { text: 'In the morning {h} and {o} sit in front of the door in the sun, as if nothing had happened.' },
    ],
  },
];
