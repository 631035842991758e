import type { ComfortOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs for animals at home, and for what one eats and drinks. */
export const COMFORTS_EN: Readonly<Record<ComfortOccasion, SongWords>> = {
  pet: {
    first: [
      ['You sleep on my pillow, you steal half my bed', 'And you wake me at five with a paw on my head'],
      [
        'You hunt your own shadow, you jump at the light',
        'And you race through the house in the midst of the night',
      ],
      ['I came home in trouble, I sat on the floor', 'And you put down your nose on my knee by the door'],
    ],
    second: [
      [
        'You do not ask questions, you do not keep score',
        'You are there at the window, you wait at the door',
      ],
      ['They say you are only an animal, dear', 'But you know when I cry and you always come near'],
      ['The days may be heavy, the days may be long', 'But your little feet come and they carry a song'],
    ],
    choruses: [
      {
        title: 'Four Little Paws',
        lines: [
          'Four little paws and a heart made of gold',
          'You keep me from sorrow, you keep me from cold',
          'Four little paws coming over the floor',
          'I have one little friend, and I need nothing more',
        ],
      },
      {
        title: '{x}',
        lines: [
          'Oh, {x}, how you run up to me',
          'The best of companions that ever could be',
          'Oh, {x}, with your eyes full of light',
          'You make the day better, you make it all right',
        ],
      },
      {
        title: '{name}',
        lines: [
          'Oh, {name}, come here, come running to me',
          'The best of companions that ever could be',
          'Oh, {name}, come here, with your eyes full of light',
          'You make the day better, you make it all right',
        ],
      },
    ],
    bridges: [
      [
        'If people could love in the way that you do',
        'There would be no more wars and the sky would be blue',
      ],
      ['I give you a biscuit, you give me the sun', 'I think in this bargain it is I who have won'],
    ],
  },
  food: {
    first: [
      ['I walked through the city, I followed my nose', 'To the shop on the corner that never will close'],
      ['My grandmother made it, she taught me the way', 'With a pinch of whatever she had on that day'],
      ['The pot starts to bubble, the windows are white', 'And we squeeze round the table, so happy tonight'],
    ],
    second: [
      ['I said I would stop when I finished my plate', 'But my spoon would not listen, and now it is late'],
      ['The doctor says salad, the mirror says no', 'But my heart has decided on where we will go'],
      ['Whatever has happened, whatever went wrong', 'The first bite is a chorus, the second a song'],
    ],
    choruses: [
      {
        title: 'Come to the Table',
        lines: [
          'Come to the table, the table is wide',
          'There is more than enough, there is room by my side',
          'Come to the table, the food is still hot',
          'We will share what there is, and we have such a lot',
        ],
      },
      {
        title: '{x}',
        lines: [
          'Oh, {x}, it is you that I need',
          'You are better than roses, yes, better indeed',
          'Oh, {x}, give me one little more',
          'I can smell you already from outside the door',
        ],
      },
    ],
    bridges: [
      ['You can take all my money, my car and my fame', 'But leave me my dinner and call it by name'],
      ['And far from my home, when I taste it again', 'I am back in the kitchen and only just ten'],
    ],
  },
  drink: {
    first: [
      ['The sun is not up yet, the street is still gray', 'And I cannot say words till my first cup today'],
      ['It is raining on Monday, the bus has gone by', 'But there still is a reason to open my eye'],
      [
        'The cup warms my fingers, the steam warms my face',
        'And the seat by the window is my favorite place',
      ],
    ],
    second: [
      ['I sit at my table and people go past', 'And the hour is the first that does not go too fast'],
      ['We met over cups, and we talked until four', 'And we both said goodbye and then ordered some more'],
      ['A sip for the morning, a sip for the night', 'And a sip for the things that will turn out all right'],
    ],
    choruses: [
      {
        title: 'One More Cup',
        lines: [
          'One more cup, one more cup, and the world can begin',
          'Let the noise stay outside, let the morning come in',
          'One more cup, one more cup, let me sit here and dream',
          'With the spoon going round in the curl of the steam',
        ],
      },
      {
        title: '{x}',
        lines: [
          'Oh, {x}, wake me up, make me new',
          'There is no one who knows me as well as you do',
          'Oh, {x}, one more cup and I go',
          'You are warm, you are good, you are gentle and slow',
        ],
      },
    ],
    bridges: [
      ['They say I should stop it, they say it is bad', 'But it is the best friend that I ever had'],
      ['The clouds in the cup turn around like a sky', 'And I drink it up slowly and watch them go by'],
    ],
  },
};
