import type { PeopleOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs for people: those who are near, and those who are gone. */
export const PEOPLE_EN: Readonly<Record<PeopleOccasion, SongWords>> = {
  lullaby: {
    first: [
      ['The moon has come up like a boat in the sky', 'And the stars are its lanterns that slowly go by'],
      [
        'The toys are all sleeping, the house is so still',
        'And the sheep have lain down on the side of the hill',
      ],
      ['I tuck in your blanket, I turn down the light', 'I will sit here beside you and hold you tonight'],
    ],
    second: [
      [
        'The wind in the garden is humming our tune',
        'And the leaves all say softly that sleep will come soon',
      ],
      ['Your breath is a river that carries you far', 'To the place where the dreams of the little ones are'],
      [
        'And when you are waking, the birds will be near',
        'And the first thing you see will be me, I am here',
      ],
    ],
    choruses: [
      {
        title: 'Sleep, Little One',
        lines: [
          'Sleep, little one, let the day drift away',
          'There is nothing to do now and nothing to say',
          'Sleep, little one, in the arms of the night',
          'I will love you in darkness and love you in light',
        ],
      },
      {
        title: 'Hush Now',
        lines: [
          'Hush now, hush now, the day is all done',
          'And tomorrow will bring you another new sun',
          'Hush now, hush now, and sleep in my arm',
          'I will guard all your dreams and will keep you from harm',
        ],
      },
      {
        title: 'Good Night, {name}',
        lines: [
          'Good night, little {name}, let the day drift away',
          'There is nothing to do now and nothing to say',
          'Good night, little {name}, in the arms of the night',
          'I will love you in darkness and love you in light',
        ],
      },
    ],
    bridges: [
      ['One day you will wander, one day you will roam', 'But tonight you are little, tonight you are home'],
      ['Row, little boat, row so softly along', 'Row on the stream of this quietest song'],
    ],
  },
  gone: {
    first: [
      ['Your place by the window is empty today', 'And I still leave it free in the very same way'],
      ['I wake in the morning and listen for you', 'For the sound of your steps, as I always would do'],
      [
        'The road that we walked on is covered with leaves',
        'And the wind has a voice in the way that it grieves',
      ],
    ],
    second: [
      ['I talk to your picture, I tell it the news', 'And the wonderful days that I never will lose'],
      [
        'They say it gets better, they say it takes years',
        'And I laugh, I remember, and then come the tears',
      ],
      ['The garden is flowering, you would be glad', 'With the brightest of colors that it ever had'],
    ],
    choruses: [
      {
        title: 'Still Here',
        lines: [
          'You are gone, but you still are the light in my day',
          'In the things that I do, in the words that I say',
          'You are gone, but your love is a part of me now',
          'I will carry you with me, I promise, I vow',
        ],
      },
      {
        title: 'Goodbye, {x}',
        lines: [
          'Goodbye, {x}, I will think of you so',
          'In the sun and the rain, in the wind and the snow',
          'Goodbye, {x}, you are never that far',
          'When I look at the night, I will find you a star',
        ],
      },
    ],
    bridges: [
      [
        'And love does not end where the footsteps must end',
        'It stays in the room like the voice of a friend',
      ],
      [
        'Sleep well, rest your head now, the pain is all done',
        'There is grass on the hills there, and plenty of sun',
      ],
    ],
  },
  parent: {
    first: [
      ['You carried me home when I fell on the stone', 'And you never once let me be frightened alone'],
      [
        'Your hands taught me buttons, your hands taught me ties',
        'And you knew what was wrong from the look in my eyes',
      ],
      [
        'You got up in darkness and packed me my bread',
        'And you waved from the corner with snow on your head',
      ],
    ],
    second: [
      ['I moved to the city, I call you too late', 'And I know by the window you sit there and wait'],
      ['Now there is silver that shines in your hair', 'And I notice you slowly go up every stair'],
      [
        'You say that you need not a thing, you are fine',
        'And you still put the best piece from your plate on mine',
      ],
    ],
    choruses: [
      {
        title: 'Thank You',
        lines: [
          'Thank you for all that I never could say',
          'For the roof and the road and the light on the way',
          'Thank you for giving me more than you had',
          'For the joy in the good days, the strength in the bad',
        ],
      },
      {
        title: 'A Song for {x}',
        lines: [
          'This song is for {x}, who was always right there',
          'With a hand on my shoulder, a hand on my hair',
          'This song is for {x}, let me sing it out loud',
          'If I ever was someone, I hope you are proud',
        ],
      },
    ],
    bridges: [
      ['If I could turn time like a page in a book', 'I would see you as young as the picture I took'],
      ['Sit down by the fire now and give me your hand', 'It is my turn to carry, I now understand'],
    ],
  },
  child: {
    first: [
      ['The day you were born all the world became small', 'Just the size of your fingers, no bigger at all'],
      [
        'You learned how to walk from the chair to my knee',
        'And you laughed as if crossing a mountain and sea',
      ],
      ['There is paint on the carpet and jam on the floor', 'And a drawing of me that you taped to the door'],
    ],
    second: [
      ['You ask me at bedtime what holds up the moon', 'And why the long summers are over so soon'],
      ['Your shoes are too little, you grow like a tree', 'And you hardly have time for a hug now from me'],
      ['One day you will leave with a bag and a key', 'And I will not be crying, or you will not see'],
    ],
    choruses: [
      {
        title: 'My Little Star',
        lines: [
          'Oh, my little star, shine as bright as you can',
          'I have been from the first day your number one fan',
          'Oh, my little star, there is nothing to fear',
          'If you look for a hand, it is mine, I am here',
        ],
      },
      {
        title: 'For {x}',
        lines: [
          'I sing this for {x}, the light of my days',
          'With your thousand odd questions and wonderful ways',
          'I sing this for {x}, wherever you go',
          'There is someone who loves you, I want you to know',
        ],
      },
      {
        title: '{name}',
        lines: [
          '{name}, oh {name}, shine as bright as you can',
          'I have been from the first day your number one fan',
          '{name}, oh {name}, there is nothing to fear',
          'If you look for a hand, it is mine, I am here',
        ],
      },
    ],
    bridges: [
      ['I cannot walk for you, but look, up ahead', 'Is the light in the window I leave by your bed'],
      ['Be kind and be stubborn, be gentle and wild', 'Whatever you grow to, you stay my own child'],
    ],
  },
  friends: {
    first: [
      [
        'We shared the one jacket, we shared the last bread',
        'And the stories at midnight we whispered in bed',
      ],
      ['You knew I was lying, I said I was well', 'And you came with two coffees and did not once tell'],
      ['We drove with the windows wide open to sea', 'With a song on the radio, you next to me'],
    ],
    second: [
      ['Now you have a family, and I have a town', 'But you still pick me up when the sky tumbles down'],
      ['The years may be many, the letters be few', 'But I pick up the phone and it still is just you'],
      ['We laugh at the same things, we cry at the same', 'And you are the first when I call out a name'],
    ],
    choruses: [
      {
        title: 'Old Friends',
        lines: [
          'Old friends, old friends, like the stars and the sea',
          'I know all about you, you know about me',
          'Old friends, old friends, raise a glass to the days',
          'And to all of the roads and to all of the ways',
        ],
      },
      {
        title: 'Call Me',
        lines: [
          'Call me at midnight, call me at four',
          'You do not have to ask, you just knock on the door',
          'Call me when no one is left by your side',
          'I will come with the wind, I will come with the tide',
        ],
      },
    ],
    bridges: [
      ['The world is so crowded, it hurries along', 'But a friend is a house and a friend is a song'],
      ['And if you are lost and you cannot go on', 'I will walk with a lamp till the darkness is gone'],
    ],
  },
};
