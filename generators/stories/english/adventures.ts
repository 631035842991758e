import type { Shape } from '../shapes.ts';

/** Stories of people who want something, and of what stands in their way. */
export const STRANDED: Shape = {
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
};

export const CONTEST: Shape = {
  begins: [
    { text: 'One day a poster hangs on the wall: the big contest is on Sunday. {H} [reads|read] it twice.' },
  ],
  grows: [
    { text: 'At night, when everyone is asleep, {h} [practices|practice] in the light of a lamp.' },

    { text: 'Every day {h} [practices|practice], in the sun and in the rain. The others laugh at {him}.' },
  ],
  trouble: [{ text: 'On the evening before, {h} [falls|fall] into the mud, and everything seems lost.' }],
  low: [
    { text: 'That night {h} [cannot|cannot] sleep and [looks|look] at the moon through the window.' },
    { text: '{H} [sits|sit] on the steps and [cries|cry].' },
  ],
  turn: [{ text: '{Na} sits down beside {him}. “Get up,” says {n}. “I believe in you.”' }],
  climax: [
    {
      text: 'The big day comes, and the crowd cheers. {H} [starts|start] last and [runs|run] past one after another.',
    },
    {
      text: 'The big day comes, and the crowd goes quiet. {H} [takes|take] a deep breath and [begins|begin].',
    },
  ],
  ends: [{ text: '{H} [holds|hold] up the golden cup. Then {he} [gives|give] it to {n}.' }],
};

export const CHASE: Shape = {
  begins: [
    {
      text: 'One night somebody knocks. {H} [looks|look] through the window: outside stands a man in a black coat.',
    },
  ],
  grows: [
    { text: 'Somebody follows {h} through the dark street. {H} [walks|walk] faster and [looks|look] back.' },

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
};

export const QUEST: Shape = {
  begins: [{ text: 'One day {h} [finds|find] an old map. A red cross marks a place behind the mountains.' }],
  grows: [
    {
      text: '{H} [packs|pack] a small bag and [sets|set] out. The way leads through a dark forest.',
      when: 'wide',
    },
    { text: '{H} [walks|walk] for days, past empty houses and through silent streets.', when: 'town' },
  ],
  trouble: [
    { text: 'Then a storm comes up. {H} [holds|hold] on to a tree, and all tracks are gone.' },
    {
      text: 'Then the bridge breaks. {H} [falls|fall] into the river and [loses|lose] everything but a small lamp.',
    },
  ],
  low: [
    { text: 'It rains. {H} [sits|sit] under a tree and [cries|cry].' },
    { text: 'At night {h} [sits|sit] sadly by a small fire and [wants|want] to give up.' },
  ],
  turn: [
    { text: '{Na} comes out of the dark with a lantern. “You are almost there,” says {n}. “Come with me.”' },
  ],
  climax: [
    { text: '{H} and {n} climb the last hill. There, in the first light, is {x}.', when: 'sought' },
    { text: '{H} and {n} climb the last hill. There, in the first light, the search ends.', when: 'unsaid' },
  ],
  ends: [
    { text: '{H} [kneels|kneel] down and [smiles|smile]. The sun rises over the hills.' },
    { text: 'On the way home {n} sings, and {h} [dances|dance] along the road.' },
  ],
};

export const DREAM: Shape = {
  begins: [
    { text: 'One morning {at}, {h} [looks|look] into the mirror. “Today,” [says|say] {h}.', when: 'person' },
    {
      text: 'It is the busiest day of the year {at}. {H} [runs|run] and [runs|run], and there is no time to eat.',
      when: 'person',
    },
    {
      text: 'One morning {at}, {h} [looks|look] at {his} face in the water. “Today,” [says|say] {h}.',
      when: 'creature',
    },
    {
      text: 'One morning {at}, the others laugh at {h}. {H} [walks|walk] away without a word.',
      when: 'creature',
    },
  ],
  grows: [
    {
      text: 'The beginning is hard. {H} [gets|get] up before sunrise and [goes|go] to bed long after dark.',
      when: 'person',
    },
    {
      text: 'Every evening {h} [sits|sit] at the table and [writes|write] down what went wrong.',
      when: 'person',
    },
    {
      text: 'Every day {h} [tries|try] it again, behind a hill where nobody sees {him}. It does not work.',
      when: 'creature',
    },
    {
      text: '{H} [climbs|climb] up a hill, [takes|take] a deep breath and [tries|try]. Nothing happens.',
      when: 'creature',
    },
  ],
  trouble: [
    {
      text: 'Then comes a day when nothing works. It rains, and everyone laughs at {him}.',
      when: 'creature',
    },
    {
      text: 'Then comes a day when nothing works. It rains, and {h} [slips|slip] and [falls|fall].',
    },
  ],
  low: [
    { text: '{H} [sits|sit] sadly on the steps in the rain and [wants|want] to give up.', when: 'person' },
    { text: '{H} [sits|sit] sadly under a tree in the rain and [wants|want] to give up.', when: 'creature' },
  ],
  turn: [
    {
      text: '{Na} holds an umbrella over {him}. “Don’t be sad,” says {n}. “I know how hard you try.”',
      when: 'person',
    },
    {
      text: '{Na} sits down beside {him}. “Don’t be sad,” says {n}. “You only need to try once more.”',
      when: 'creature',
    },
  ],
  climax: [
    {
      text: '{H} [stands|stand] up and [goes|go] on. This time people stop in the street and clap.',
      when: 'person',
    },
    {
      text: '{H} [gets|get] up and [tries|try] once more. This time it works, and {n} cheers.',
      when: 'creature',
    },
  ],
  ends: [
    { text: 'In the evening {h} and {n} sit side by side {at} and look at the sunset.', when: 'person' },
    { text: 'In the evening {h} [walks|walk] home and [smiles|smile]. The sky is red.', when: 'person' },
    { text: 'At night {h} and {n} sit side by side under the full moon.', when: 'creature' },
  ],
};
