import type { PlaceOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs of places and ways. */
export const PLACES_EN: Readonly<Record<PlaceOccasion, SongWords>> = {
  sea: {
    first: [
      ['The ropes are untied and the harbor is small', 'And a gull on the mast gives a long lonely call'],
      ['There is salt on my lips, there is wind in my hair', 'And a promise of islands is up in the air'],
      ['My father before me went out on the tide', 'And he taught me to read what the water can hide'],
    ],
    second: [
      ['The storm took the sail, but it let us go on', 'And we sang in the darkness until it was gone'],
      ['I know there is someone who waits on the pier', 'Who looks out at the water and wishes me near'],
      ['The lighthouse is winking, it calls me by name', 'And the hills of the coast look exactly the same'],
    ],
    choruses: [
      {
        title: 'Over the Water',
        lines: [
          'Over the water and under the sky',
          'Where the white clouds are sailing, and so now do I',
          'Over the water and back to the shore',
          'I will come with the tide to the light in your door',
        ],
      },
      {
        title: 'The Song of the Sea',
        lines: [
          'I listen at night to the song of the sea',
          'There is salt in my blood and the wind sets me free',
          'It carries me out through the sun and the foam',
          'And wherever I sail, I am on my way home',
        ],
      },
      {
        title: '{x}',
        lines: [
          'I sing of {x} and I sing of the sea',
          'There is salt in my blood and the wind sets me free',
          'I sing of {x} in the sun and the foam',
          'And wherever I sail, I am on my way home',
        ],
      },
    ],
    bridges: [
      ['The sea gives you silver, the sea takes you down', 'But I never could live in the streets of a town'],
      [
        'Heave and ho, pull the rope, let the anchor come in',
        'There is land on the left, let the singing begin',
      ],
    ],
  },
  night: {
    first: [
      ['The city turns over and puts on its lights', 'And the taxis go swimming through yellows and whites'],
      ['The moon on the rooftop is round as a plate', 'And nobody cares that the hour is late'],
      ['The windows are stories that no one will read', 'And the radio murmurs the one that I need'],
    ],
    second: [
      ['I walk through the market, the neon is pink', 'And I have all the time that I want now to think'],
      [
        'A train crosses over, a chain made of light',
        'And I wave at the strangers who ride through the night',
      ],
      [
        'The last shop is closing, the first bird will wake',
        'And I still have one wish that I wanted to make',
      ],
    ],
    choruses: [
      {
        title: 'We Own the Night',
        lines: [
          'We own the night till the stars fade away',
          'And we leave all the rest of our lives to the day',
          'We own the night, and the night owns us too',
          'There are thousands of lights, and I look just at you',
        ],
      },
      {
        title: 'Under the Moon',
        lines: [
          'Under the moon, where the silver streets run',
          'I belong to nobody, I answer to none',
          'Under the moon, I can hear my heart beat',
          'And the whole city sleeps in a bed at my feet',
        ],
      },
    ],
    bridges: [
      ['The dark is not empty, the dark is not deep', 'It is only the place where the colors all sleep'],
      [
        'If you cannot sleep either, then come for a walk',
        'The night has good ears, and it lets people talk',
      ],
    ],
  },
  road: {
    first: [
      ['I packed up a bag and I locked up the door', 'And I waved at a house that was mine once before'],
      ['The engine is humming, the mirrors are small', 'And the town I grew up in is no size at all'],
      ['The map has a corner where no one has been', 'With a line for a river, a patch for the green'],
    ],
    second: [
      [
        'I slept under bridges, I slept under trees',
        'And I learned every song from the birds and the breeze',
      ],
      ['A stranger shared supper and pointed the way', 'And I never will know him and never can pay'],
      [
        'My shoes are in pieces, my face has been burned',
        'But I would not give back any mile that I learned',
      ],
    ],
    choruses: [
      {
        title: 'Carry Me, Road',
        lines: [
          'Carry me, road, to wherever you bend',
          'I am not in a hurry to come to the end',
          'Carry me, road, through the dust and the rain',
          'If I ever get lost, I will find you again',
        ],
      },
      {
        title: 'Miles to Go',
        lines: [
          'Miles to go, miles to go, with the sun in my eyes',
          'And the wheels and the wind and the wide open skies',
          'Miles to go, miles to go, let the mountains come near',
          'I have left all my troubles a long way from here',
        ],
      },
    ],
    bridges: [
      [
        'It is not where you get to, it is not what you own',
        'It is how you have walked it and how you have grown',
      ],
      ['And somewhere behind me a lamp is alight', 'For the day I turn round and come home in the night'],
    ],
  },
  nature: {
    first: [
      ['The river is talking, it hurries along', 'And I sit on a stone and I listen for long'],
      ['The forest is breathing in shadow and gold', 'And the oldest of trees has a story untold'],
      ['The mountain looks down with the snow in its hair', 'And a hawk draws a circle on nothing but air'],
    ],
    second: [
      ['A seed in the crack of a wall starts to grow', 'And it asks no permission and wants none to know'],
      ['The field is a painter, it starts with the green', 'And it ends with the reddest that ever was seen'],
      ['I came with a burden, I leave it behind', 'There is room in the hills for the whole of my mind'],
    ],
    choruses: [
      {
        title: 'Let the River Run',
        lines: [
          'Let the river run to wherever it may',
          'It was here long before us, it knows its own way',
          'Let the river run, let it shine in the sun',
          'We are drops on a journey, and all of us one',
        ],
      },
      {
        title: 'Where the Wind Is Free',
        lines: [
          'Take me up to the hills where the wind is so free',
          'Where no voice ever tells me what I have to be',
          'Take me out to the meadow and let me lie down',
          'With the sky for a roof and the grass for a crown',
        ],
      },
    ],
    bridges: [
      [
        'Do not take it, just listen, and leave it behind',
        'There is nothing more generous, nothing more kind',
      ],
      ['And long after we have gone over the hill', 'The brook will be chattering, chattering still'],
    ],
  },
  home: {
    first: [
      ['The road to the village goes down by the mill', 'And the gate that I painted is hanging there still'],
      [
        'The kitchen light shines and the kettle is on',
        'And it smells of the years that I thought had all gone',
      ],
      ['The marks on the doorpost say how we have grown', 'And the tree in the yard is as tall as the stone'],
    ],
    second: [
      ['I went to the city, I made my own way', 'But I never have slept as I sleep when I stay'],
      [
        'The swing has no children, the well has gone dry',
        'But the same crooked mountain looks up at the sky',
      ],
      ['They ask how it was there, I say it was fine', 'And they fill up the plate that will always be mine'],
    ],
    choruses: [
      {
        title: 'Take Me Home',
        lines: [
          'Take me home, take me home, where they all know my name',
          'Where the world may have changed, but the door is the same',
          'Take me home, take me home, to the light and the bread',
          'To the creak of the stairs and the old wooden bed',
        ],
      },
      {
        title: 'Back Where I Belong',
        lines: [
          'I am back, I am back, I am where I belong',
          'With the wind in the wires that hums the old song',
          'I am back, I am back, let me sit by the wall',
          'And the child that I was will come down through the hall',
        ],
      },
    ],
    bridges: [
      [
        'You can pack up your life, you can go where you please',
        'But a part of you stays in the roots of the trees',
      ],
      ['And if I am asked for the place I was free', 'It is there by the water, beneath the big tree'],
    ],
  },
};
