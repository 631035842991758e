import type { Shape } from '../shapes.ts';

/** Stories of people who find each other, or lose each other. */
export const LOVE: Shape = {
  begins: [
    { text: 'One rainy evening {h} [bumps|bump] into {o}, and a bag of oranges rolls across the ground.' },
    { text: 'One evening {h} and {o} reach for the same umbrella. Both of them laugh.' },
  ],
  grows: [
    {
      text: 'From then on {h} [passes|pass] by every day. “You again?” says {o} and smiles. They walk home together under one umbrella.',
    },
    {
      text: '{H} [writes|write] a letter, [reads|read] it twice and [hides|hide] it in a drawer. “What are you thinking about?” asks {o}. “Nothing,” [says|say] {h}.',
    },
  ],
  trouble: [
    { text: 'Then {o} finds work in another city. The train leaves in the morning.' },
    { text: 'Then a misunderstanding comes between them. {O} turns around and walks away without a word.' },
  ],
  low: [
    { text: 'At night {h} [sits|sit] sadly in {his} room by the window and [looks|look] at the rain.' },
    {
      text: 'At night {h} [sits|sit] sadly on the bed in {his} room and [looks|look] at an old photo.',
    },
  ],
  turn: [
    {
      text: 'At dawn {h} [runs|run] through the empty streets. At the train station {o} stands on the platform with a suitcase.',
    },
  ],
  climax: [
    {
      text: '“Wait!” [calls|call] {h}. “There is something I never told you.” {O} puts down the suitcase.',
    },
  ],
  ends: [
    {
      text: 'The train leaves without {o}. On the empty platform {h} and {o} hold each other for a long time.',
    },
    { text: 'In spring {h} and {o} sit side by side on a bench and watch the sun go down.' },
  ],
};

export const REUNION: Shape = {
  begins: [{ text: 'One evening the door opens, and {o} stands there. They have not met for many years.' }],
  grows: [
    { text: 'For a moment neither of them says a word. Rain runs down the window.' },
    { text: '{H} [looks|look] at {o} and [drops|drop] the bag. Nobody says a word.' },
  ],
  trouble: [{ text: '“Why did you leave?” [asks|ask] {h}. {O} looks at the floor.' }],
  low: [
    { text: '{H} [closes|close] the door. Then {he} [sits|sit] sadly down on the floor behind it.' },
    { text: '{H} [turns|turn] around and [walks|walk] out into the rain.' },
  ],
  turn: [
    { text: '{O} runs after {him} with an old photo. In it the two of them laugh, many years ago.' },
    { text: '{O} comes after {him} and holds an umbrella over {him}.' },
  ],
  climax: [{ text: '{H} [stops|stop] in the rain. “Have you eaten?” asks {o}.' }],
  ends: [
    { text: '{H} and {o} walk down the street under one umbrella.' },

    {
      text: '{H} and {o} sit at a small table in the kitchen and eat noodles. Outside, the rain has stopped.',
    },
  ],
};

export const BEFRIEND: Shape = {
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
};

export const TEACH: Shape = {
  begins: [
    { text: 'One afternoon {o} asks {h} for help. {H} [smiles|smile] and [rolls|roll] up {his} sleeves.' },
  ],
  grows: [
    { text: '“Look,” [says|say] {h} and [does|do] it once. {O} tries with clumsy hands.' },

    { text: '{H} [shows|show] {ohim} how it is done, slowly and with patient hands. {O} watches closely.' },
  ],
  trouble: [{ text: 'The first try goes wrong, and so does the second. “I can’t do it,” says {o}.' }],
  low: [
    { text: '{O} runs out of the door and sits down on the steps.' },
    { text: '{O} sits down in the corner and cries.' },
  ],
  turn: [
    {
      text: '{H} [takes|take] an old photo out of a drawer. “The first time, I cried, too,” [says|say] {h}.',
    },
  ],
  climax: [{ text: '{H} and {o} laugh and begin again. Late in the evening it works. “Look!” calls {o}.' }],
  ends: [
    { text: 'They sit side by side at the window. Outside, the moon has come up.' },
    { text: 'On the wall hangs a new photo. {H} [looks|look] at it and [smiles|smile].' },
  ],
};

export const HOME: Shape = {
  begins: [{ text: 'One day {h} [gets|get] a letter from home. {He} [reads|read] it twice.' }],
  grows: [
    {
      text: '{H} [packs|pack] an old suitcase, [looks|look] at a photo and [runs|run] to the bus stop. At the train station the last train is waiting.',
    },
    { text: '{H} [buys|buy] a gift, [packs|pack] a bag and [runs|run] to the train station.' },
  ],
  trouble: [
    { text: 'Then the train stops in the snow. Outside, it is already dark.', when: 'winter' },
    { text: 'Then the train stops in heavy rain. Outside, it is already dark.', when: 'mild' },
  ],
  low: [
    { text: '{H} [writes|write] “Don’t wait for me” on a card and [puts|put] it away again.' },
    { text: '{H} [sits|sit] sadly by the window of the train and [looks|look] at a photo of {o}.' },
  ],
  turn: [
    {
      text: '{H} [gets|get] off, [takes|take] the bag and [walks|walk] the rest of the way through the snow.',
      when: 'winter',
    },
    {
      text: '{H} [gets|get] off, [takes|take] the bag and [walks|walk] the rest of the way through the rain.',
      when: 'mild',
    },
  ],
  climax: [
    { text: 'There is a light in the window of the house. The door opens. “You are home!” calls {o}.' },
  ],
  ends: [
    {
      text: '{H} and {o} sit at the table and eat until late at night. Outside, fireworks light up the sky.',
      when: 'winter',
    },
    {
      text: '{H} and {o} sit at the table and eat until late at night. A full moon stands in the window.',
      when: 'mild',
    },
  ],
};
