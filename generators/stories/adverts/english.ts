import { PERSON } from '../somebody.ts';
import type { Adverts, Scenes } from './scenes.ts';

const GOOD: Pick<Scenes, 'meets' | 'call'> = {
  meets: ['Then a friend comes in and shows {him} {x}.', '{H} opens a small box and takes out {x}.'],
  call: '{X}. Try {it} today.',
};

export const ADVERTS_EN: Adverts = {
  people: [
    { the: 'the young woman', a: 'a young woman', pronoun: 'she', ...PERSON },
    { the: 'the young man', a: 'a young man', pronoun: 'he', ...PERSON },
    { the: 'the nurse', a: 'a nurse', pronoun: 'she', ...PERSON },
    { the: 'the old man', a: 'an old man with a white beard', pronoun: 'he', ...PERSON },
  ],
  before: [
    'On a gray morning {ha} runs to the bus stop, but the bus is gone.',
    'At seven in the morning {ha} sits at the kitchen table and yawns.',
    'Late in the evening {ha} comes home, tired.',
  ],
  of: {
    drink: {
      ...GOOD,
      uses: [
        '{H} takes a sip, closes {his} eyes and smiles.',
        'Steam rises in the light of the morning. {H} smiles.',
      ],
      joy: [
        'At noon {h} and a friend sit on the grass in the park and laugh.',
        'In the evening {h} and a friend sit on the steps and watch the sun go down.',
      ],
    },
    food: {
      ...GOOD,
      uses: [
        '{H} takes a bite and smiles.',
        'The whole kitchen smells of it. A child runs in and stands on tiptoe.',
      ],
      joy: [
        'In the evening the whole family sits at the table, eats and laughs.',
        'A grandmother tastes it and nods. Everybody at the table laughs.',
      ],
    },
    wear: {
      ...GOOD,
      uses: [
        '{H} looks into the mirror, turns around and smiles.',
        '{H} walks out into the sunny street, and people look after {him}.',
      ],
      joy: [
        'On the weekend {h} walks along the beach in the wind.',
        'In the evening {h} dances through the living room.',
      ],
    },
    place: {
      before: [
        'On a gray morning {ha} walks down the street, hungry and cold.',
        'Late in the evening {ha} walks down the empty street, tired.',
      ],
      meets: ['There is a light at the corner: {x}. {H} stops at the door.'],
      uses: [
        'Inside {x} it is warm. People sit at the tables and laugh.',
        '{H} opens the door. A girl with a red apron waves.',
      ],
      joy: [
        'Outside, a child presses its nose against the window and smiles.',
        'At night the light is still on, and somebody sings.',
      ],
      call: '{X}. Come by today.',
    },
    screen: {
      ...GOOD,
      uses: ['{H} touches {it} once and smiles.', 'On the train {h} looks down at {it} and laughs.'],
      joy: [
        'In the evening {h} shows {it} to {his} mother. They laugh on the sofa.',
        'On a hill above the city {h} and a friend look at {it} together.',
      ],
    },
    home: {
      ...GOOD,
      uses: [
        'The room becomes quiet. {H} sits down and takes a deep breath.',
        'Soft light falls into the room. {H} stretches and smiles.',
      ],
      joy: [
        'A cat lies down on the carpet and falls asleep.',
        'In the evening a child sits on the carpet and reads.',
      ],
    },
    thing: {
      ...GOOD,
      uses: ['{H} tries {it} and smiles.', '{H} tries {it} once more and laughs.'],
      joy: [
        'Soon all the neighbors stand around {him} in the street and look.',
        'In the evening {h} and a friend sit on the steps and laugh.',
      ],
    },
  },
};
