import type { DayOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs for days of the year and of a life. */
export const DAYS_EN: Readonly<Record<DayOccasion, SongWords>> = {
  birthday: {
    first: [
      [
        'You woke before morning, too happy to wait',
        'And you counted the hours till we came through the gate',
      ],
      [
        'We hung up the ribbons, we blew up balloons',
        'And the neighbors next door have been humming the tunes',
      ],
      [
        'The candles are lit and the lights are turned low',
        'There is cake on your chin and a box with a bow',
      ],
    ],
    second: [
      ['A year is a ladder, and look at you climb', 'You are braver and taller, and right on time'],
      ['The pictures remember, they show you begin', 'With the same happy eyes and the very same grin'],
      ['So keep what is golden and let the rest go', 'There is so much ahead that you still do not know'],
    ],
    choruses: [
      {
        title: 'Make a Wish',
        lines: [
          'Make a wish, make a wish, let the candles go out',
          'Let us sing it so loud that the whole town can shout',
          'Happy birthday to you, may the good days be long',
          'You are one whole year more, and we sing you this song',
        ],
      },
      {
        title: 'This Day Is for You',
        lines: [
          'Happy birthday to you, this day is for you',
          'May the sky that you wake to be shiny and blue',
          'Happy birthday to you, may the good days be long',
          'From the people who love you, we sing you this song',
        ],
      },
      {
        title: 'Happy Birthday, {name}',
        lines: [
          'Happy birthday, {name}, this day is for you',
          'May the sky that you wake to be shiny and blue',
          'Happy birthday, {name}, may the good days be long',
          'From the people who love you, we sing you this song',
        ],
      },
    ],
    bridges: [
      ['And when you are older and far from this place', 'You will find us again in the smile on your face'],
      ['So close your eyes tightly and hold them that way', 'And wish for a hundred times more of today'],
    ],
  },
  wedding: {
    first: [
      [
        'You stood in the doorway, all dressed up in white',
        'And the whole room went silent and filled up with light',
      ],
      ['I practiced the words till I knew them by heart', 'And forgot every one when they asked me to start'],
      [
        'The rain held its breath and the bells began to ring',
        'And your mother was crying while trying to sing',
      ],
    ],
    second: [
      ['There are dishes to wash and a roof to be made', 'And a chair in the garden that waits in the shade'],
      [
        'The years will be guests, they will sit at our table',
        'We will give what we have every day we are able',
      ],
      [
        'We will grow old together, get slow and get gray',
        'And I still will be glad that you asked me to stay',
      ],
    ],
    choruses: [
      {
        title: 'I Do',
        lines: [
          'I do, I do, in the sun and the rain',
          'I would choose you today and tomorrow again',
          'I do, I do, with the whole of my heart',
          'It was you at the end, it was you at the start',
        ],
      },
      {
        title: 'Hand in Hand',
        lines: [
          'Hand in hand, hand in hand, down the long open road',
          'With a half of the joy and a half of the load',
          'Hand in hand, hand in hand, till the singing is done',
          'There were two at the start, and today we are one',
        ],
      },
    ],
    bridges: [
      ['A ring is a circle with no place to end', 'You are my beloved and you are my friend'],
      ['And if I should falter, remind me of this', 'The light in the window, the very first kiss'],
    ],
  },
  graduation: {
    first: [
      [
        'The hallway is empty, the lockers are clean',
        'There is dust on the window where our names have been',
      ],
      [
        'We signed all our names on the sleeves of our shirts',
        'And we joked with each other to hide that it hurts',
      ],
      [
        'We threw up our hats and they fell like the rain',
        'And I knew that this day would not come round again',
      ],
    ],
    second: [
      ['One goes to the city and one to the sea', 'And I wonder who all of us one day will be'],
      ['We promised to write and we promised to call', 'And we took the last picture in front of the wall'],
      ['The bell that we hated is ringing once more', 'And nobody wants to go out of the door'],
    ],
    choruses: [
      {
        title: 'Do Not Forget',
        lines: [
          'Do not forget how we ran through the halls',
          'Do not forget all the names on the walls',
          'Wherever you go, take a piece of this day',
          'We are never that far, we are just on our way',
        ],
      },
      {
        title: 'The Best of Our Days',
        lines: [
          'These were the best, were the best of our days',
          'Now the road that we walked on goes so many ways',
          'Hold up your head and hold on to this song',
          'We were here, we were young, we were friends all along',
        ],
      },
    ],
    bridges: [
      ['If we meet in ten years at the very same place', 'I will know you at once by the laugh on your face'],
      ['The teacher said softly, now go and be free', 'And she gave us the world like you hand back a key'],
    ],
  },
  newYear: {
    first: [
      [
        'The last train is crowded with bags and with dreams',
        'And the lights there at home grow, or so it now seems',
      ],
      ['The lanterns are red and the windows aglow', 'There are footprints of guests in the powdery snow'],
      ['The kitchen is steaming, the table is wide', 'And whoever comes late finds a place at our side'],
    ],
    second: [
      ['Grandfather tells us the stories he knows', 'And the clock on the wall gets as close as it goes'],
      ['The sky starts to crackle in silver and gold', 'And the young ones run out and forget it is cold'],
      ['We swept out the old year and opened the door', 'For the luck of the new one to walk on our floor'],
    ],
    choruses: [
      {
        title: 'Happy New Year',
        lines: [
          'Happy new year, let the old one be past',
          'May the good that it brought us be something to last',
          'Happy new year to the near and the far',
          'We raise up a glass to wherever you are',
        ],
      },
      {
        title: 'Home for the New Year',
        lines: [
          'I am coming home for the turn of the year',
          'There is no other place I would rather be near',
          'Ring out the midnight and let the bells play',
          'We begin it together, we start with today',
        ],
      },
    ],
    bridges: [
      [
        'Ten, nine, and the street holds its breath in the night',
        'Then the whole of the valley is bursting with light',
      ],
      ['And those who are missing are here in a way', 'We fill up their cups and we ask them to stay'],
    ],
  },
  christmas: {
    first: [
      ['There is paper and ribbon all over the floor', 'And a wreath made of pine on the neighborhood door'],
      ['The kitchen smells sweetly of ginger and spice', 'And the window has flowers all made out of ice'],
      ['The snow on the rooftops is quiet and deep', 'And the children are only pretending to sleep'],
    ],
    second: [
      ['We sing the old carols a little off key', 'And the cat has climbed into the top of the tree'],
      ['The star that I made when I only was four', 'Is still on the branch that is close to the door'],
      ['A candle is burning for someone away', 'And the phone rings at last on the eve of the day'],
    ],
    choruses: [
      {
        title: 'Christmas Is Here',
        lines: [
          'Christmas is here, let the bells ring it out',
          'Let the little ones laugh, let the grown people shout',
          'Christmas is here, and the night is so clear',
          'All I ever have wanted is all of you here',
        ],
      },
      {
        title: 'Snow on the Window',
        lines: [
          'Snow on the window and light on the tree',
          'And the people I love are all sitting with me',
          'Snow on the window, the world is at rest',
          'Of all of the days I love this one the best',
        ],
      },
    ],
    bridges: [
      ['It is not what you wrap, it is not what you buy', 'It is someone beside you who looks at the sky'],
      ['So leave the door open and leave on the light', 'There may be a stranger who needs us tonight'],
    ],
  },
};
