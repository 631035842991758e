import type { WeatherOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs of rain and of the seasons. */
export const WEATHER_EN: Readonly<Record<WeatherOccasion, SongWords>> = {
  rain: {
    first: [
      ['The rain on the window is writing a line', 'And I try to make out if a letter is mine'],
      [
        'The street is a river, the lamps are all drowned',
        'And the drops on the tin make a comforting sound',
      ],
      ['I forgot my umbrella, I stand by the wall', 'With a paper for cover, and soaked over all'],
    ],
    second: [
      [
        'You came round the corner and held yours up high',
        'And we walked very slowly so both could stay dry',
      ],
      [
        'The flowers are drinking, the gutters all sing',
        'And the city smells fresh like the first day of spring',
      ],
      ['It washes the dust from the leaves and the stone', 'And I do not mind being a little alone'],
    ],
    choruses: [
      {
        title: 'Let It Rain',
        lines: [
          'Let it rain, let it rain on the roofs of the town',
          'Let it wash all my worries and carry them down',
          'Let it rain, let it rain, I will dance in the street',
          'With the sky in my hair and the clouds at my feet',
        ],
      },
      {
        title: 'Listen to the Rain',
        lines: [
          'Listen to the rain, how it falls, how it falls',
          'How it taps at the window and runs down the walls',
          'Listen to the rain, it has nowhere to go',
          'And it tells me a secret that only we know',
        ],
      },
    ],
    bridges: [
      ['And behind every cloud is a handful of blue', 'And behind every drop there is somebody too'],
      ['When it ends there is silence, a bow in the air', 'And a puddle with all of the heavens in there'],
    ],
  },
  spring: {
    first: [
      ['The ice on the river is breaking apart', 'And the first yellow flower has made a start'],
      ['The window is open, the curtain can fly', 'And the swallows are back in their piece of the sky'],
    ],
    second: [
      ['The coats are put by and the bicycles out', 'And the children are one long unstoppable shout'],
      ['The tree I thought dead has a leaf and a bud', 'And I feel the new year going round in my blood'],
    ],
    choruses: [
      {
        title: 'Spring at the Door',
        lines: [
          'Spring at the door, let it in, let it in',
          'It is time for the world and for us to begin',
          'Spring at the door, with a branch in its hand',
          'And the green goes like fire all over the land',
        ],
      },
      {
        title: 'Everything Is New',
        lines: [
          'Everything, everything, everything is new',
          'There is grass in the cracks and a sky full of blue',
          'Everything, everything wants to be seen',
          'And the gray of the winter gives way to the green',
        ],
      },
    ],
    bridges: [['However the winter was bitter and long', 'Under the snow there was always a song']],
  },
  summer: {
    first: [
      ['The school doors are open, the summer is wide', 'And we run with our shoes in our hands to the tide'],
      [
        'The fan in the kitchen goes round and goes round',
        'And the ice in the glass makes a wonderful sound',
      ],
    ],
    second: [
      ['The fireflies write in the dark of the trees', 'And we lie in the grass with the dirt on our knees'],
      ['I kissed you in August, the stars fell like rain', 'And I knew there would not be that summer again'],
    ],
    choruses: [
      {
        title: 'Wait for the Summer',
        lines: [
          'Wait for the summer, it comes with the sun',
          'There is time for us all, there is room for each one',
          'Wait for the summer, wait there on the shore',
          'I will come with the heat through the wide open door',
        ],
      },
      {
        title: 'Long Summer Days',
        lines: [
          'Long summer days and the nights without end',
          'With the sea for a bed and the moon for a friend',
          'Long summer days, let me stay as I am',
          'With salt on my skin and a mouth full of jam',
        ],
      },
    ],
    bridges: [['And when it is winter, I open a jar', 'And out come the summer, the sea and a star']],
  },
  autumn: {
    first: [
      ['The leaves let go softly and float to the ground', 'And they cover the path without making a sound'],
      [
        'The light has grown golden, the evenings are cool',
        'And the children wear jackets again to their school',
      ],
    ],
    second: [
      ['The geese write a letter and carry it on', 'And I read the first word of it till it is gone'],
      ['I gather the apples, I put up the jars', 'And I sit on the step and I look at the stars'],
    ],
    choruses: [
      {
        title: 'When the Leaves Come Down',
        lines: [
          'When the leaves come down in the red and the gold',
          'I think of the hands that I wanted to hold',
          'When the leaves come down and the wind turns around',
          'What I thought had been lost is again to be found',
        ],
      },
      {
        title: 'Golden Autumn',
        lines: [
          'Golden autumn, stay with me, stay a while yet',
          'With a fire on the hills when the sun starts to set',
          'Golden autumn, so gentle, you taught me to know',
          'That a thing can be lovely and still have to go',
        ],
      },
    ],
    bridges: [
      [
        'The branch is not sad when it stands there all bare',
        'It knows that the spring is asleep in it there',
      ],
    ],
  },
  winter: {
    first: [
      ['The first flake of winter came down on my sleeve', 'And it was so small I could hardly believe'],
      [
        'The roofs are all white and the roads are all one',
        'And the breath of the horses is gold in the sun',
      ],
    ],
    second: [
      ['We skate on the pond till our noses are red', 'And we thaw by the fire with honey and bread'],
      ['I wrap your long scarf twice around, it is blue', 'And it still has the smell of the summer and you'],
    ],
    choruses: [
      {
        title: 'Snow Is Falling',
        lines: [
          'Snow is falling, falling, so gentle and slow',
          'And it covers the tracks of wherever we go',
          'Snow is falling, falling, and all becomes still',
          'There is only your light in the house on the hill',
        ],
      },
      {
        title: 'Warm in the Winter',
        lines: [
          'Keep me warm in the winter, come close, take my hand',
          'When the frost draws its flowers all over the land',
          'Keep me warm in the winter, the night is so long',
          'We will burn the old wood and we sing the old song',
        ],
      },
    ],
    bridges: [
      [
        'Beneath all the white there is grass, there is grain',
        'And the year will turn over and be green again',
      ],
    ],
  },
};
