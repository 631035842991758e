import type { FeelingOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs of feelings, and of whatever else somebody wants a song about. */
export const FEELINGS_EN: Readonly<Record<FeelingOccasion, SongWords>> = {
  love: {
    first: [
      [
        'You came through the door with the rain in your hair',
        'And I knew in a moment, I did not know where',
      ],
      ['You asked for the time and I told you the year', 'And you laughed, and I wanted you always so near'],
      ['I wrote you a letter, I tore it in two', 'There was no other word in it, only you'],
    ],
    second: [
      ['We danced in the kitchen at quarter to three', 'With the fridge for a lamp, and your feet upon me'],
      ['You know how I take it, my tea and my pain', 'And you hold the umbrella, and I get the rain'],
      ['The years put their fingers in all that I knew', 'But they never have taken my eyes off of you'],
    ],
    choruses: [
      {
        title: 'Stay With Me',
        lines: [
          'Stay with me, stay with me, all through the night',
          'You are all of my darkness and all of my light',
          'Stay with me, stay with me, never let go',
          'There is nothing but you that I needed to know',
        ],
      },
      {
        title: 'Only You',
        lines: [
          'Only you, only you, it was you from the start',
          'With your hand on the door and your hand on my heart',
          'Only you, only you, and I say it again',
          'In the sun of the mornings, the dark and the rain',
        ],
      },
      {
        title: '{name}',
        lines: [
          '{name}, oh {name}, stay with me through the night',
          'You are all of my darkness and all of my light',
          '{name}, oh {name}, never let me go',
          'There is nothing but you that I needed to know',
        ],
      },
    ],
    bridges: [
      ['If I had just one day, I would spend it on this', 'On your head on my shoulder, the ghost of a kiss'],
      [
        'And they ask what it is, and I never could say',
        'It is just that the world is all right when you stay',
      ],
    ],
  },
  sad: {
    first: [
      ['Your coat is still hanging there next to the door', 'And I set out two cups as I did it before'],
      [
        'You left without slamming, you left without sound',
        'And I heard the whole house slowly turning around',
      ],
      ['I walk past the café where we used to meet', 'And I cross to the opposite side of the street'],
    ],
    second: [
      ['They say it is time, and they say let it be', 'But the mirror keeps asking for you and not me'],
      ['I started to call you, I put down the phone', 'There is nothing so loud as to eat all alone'],
      ['I gave you the best of me, you gave it back', 'In a box with my books and a faded old pack'],
    ],
    choruses: [
      {
        title: 'I Still Remember',
        lines: [
          'I still remember the words that you said',
          'They go round and around and around in my head',
          'I still remember, I wish I could not',
          'But the little we had is the most that I got',
        ],
      },
      {
        title: 'After You',
        lines: [
          'After you there is silence, and after you rain',
          'And the long empty platform that waits for a train',
          'After you there is morning, I know it must come',
          'But tonight I just lie here, and all of me numb',
        ],
      },
    ],
    bridges: [
      [
        'One day I will pass you and wish you the best',
        'But not yet, oh not yet, let my heart have its rest',
      ],
      ['And maybe the tears are just washing the glass', 'And one day I look through it and see it all pass'],
    ],
  },
  party: {
    first: [
      ['The weekend is knocking, the speakers are on', 'And the whole of the week and its worries are gone'],
      ['My shoes are on fire and my hair is a storm', 'And the floor is a sea and the night is still warm'],
      [
        'The lights turn to colors, the walls start to shake',
        'And there is nobody here who is not wide awake',
      ],
    ],
    second: [
      ['The stranger beside me is singing along', 'And we both know the words, and we both get them wrong'],
      [
        'The neighbors are knocking, we let them come in',
        'And they took off their slippers and started to spin',
      ],
      ['It is three in the morning, it feels like it is ten', 'And when it is over we start it again'],
    ],
    choruses: [
      {
        title: 'Turn It Up',
        lines: [
          'Turn it up, turn it up, let me feel it inside',
          'Throw your hands in the air and your arms open wide',
          'Turn it up, turn it up, till the morning is near',
          'There is only the music, and all of us here',
        ],
      },
      {
        title: 'Dance Until the Morning',
        lines: [
          'Dance until the morning and dance with the beat',
          'With the world in your arms and the stars at your feet',
          'Dance until the morning and dance till we drop',
          'Let it never be quiet and never let stop',
        ],
      },
    ],
    bridges: [
      ['So who cares tomorrow how tired we are', 'Tonight every one on the floor is a star'],
      ['Now quiet, now quiet, now down to the floor', 'And jump, and we all want it louder and more'],
    ],
  },
  fight: {
    first: [
      ['They told me to sit and they told me to wait', 'And they locked every window and bolted the gate'],
      ['I fell on the stones and I tasted the ground', 'And I got to my feet without making a sound'],
      [
        'The sky has turned black and the thunder is near',
        'And I look at the lightning and feel no more fear',
      ],
    ],
    second: [
      ['My scars are a map of the ways I have gone', 'And each one is a reason for carrying on'],
      [
        'I stand with the others, we stand in a line',
        'There is your beating heart, and it beats next to mine',
      ],
      [
        'The wall that they told us would never come down',
        'Has a crack, and the daylight comes into the town',
      ],
    ],
    choruses: [
      {
        title: 'We Will Rise',
        lines: [
          'We will rise, we will rise like the sun from the sea',
          'There is no chain so strong that it cannot break free',
          'We will rise, we will rise, let them hear how we call',
          'We have been on our knees, now we stand and walk tall',
        ],
      },
      {
        title: 'Born in the Thunder',
        lines: [
          'Born in the thunder and raised in the rain',
          'You can knock me down once, I will stand up again',
          'Born in the thunder, I walk through the fire',
          'And the flame that should burn me just lifts me up higher',
        ],
      },
    ],
    bridges: [
      ['And if I should fall, take the flag from my hand', 'And carry it on to the end of the land'],
      ['It is not for the crown, it is not for the fame', 'It is so that the small ones will carry a name'],
    ],
  },
  dream: {
    first: [
      ['I drew me a door on the wall of my room', 'And behind it a field that was starting to bloom'],
      ['They asked what I wanted, I pointed up high', 'And I said, give me only the rest of the sky'],
      ['I folded a boat from the page of a book', 'And I set it afloat in the neighborhood brook'],
    ],
    second: [
      ['The hill was so steep that the others were gone', 'And I looked at the summit and slowly went on'],
      [
        'There are days when the light is too little to see',
        'But there still is a spark, and it burns inside me',
      ],
      ['And now when I look at the way that I came', 'I would walk every step of it over the same'],
    ],
    choruses: [
      {
        title: 'Chasing the Light',
        lines: [
          'Chasing the light to the end of the day',
          'With the wind in my back and the clouds on the way',
          'Chasing the light, I am not coming down',
          'There is more to the world than the walls of the town',
        ],
      },
      {
        title: 'A Little Higher',
        lines: [
          'Fly a little higher than yesterday, fly',
          'You will never find out if you never do try',
          'Fly a little higher, and do not look down',
          'All the things that you feared are as small as a town',
        ],
      },
      {
        title: 'Tomorrow Is Ours',
        lines: [
          'Tomorrow is ours, let it come, let it start',
          'There is room for the world in a young beating heart',
          'Tomorrow is ours, we will paint it in gold',
          'With the stories that nobody ever has told',
        ],
      },
    ],
    bridges: [
      ['And what if I fall, said the child to the tree', 'But what if you fly, said the wind, come with me'],
      ['So hold on to wonder, hold on to your song', 'The road may be crooked, it may not be wrong'],
    ],
  },
  ode: {
    first: [
      ['Some sing about silver, some sing about fame', 'And some sing about somebody, giving no name'],
      ['I sat at the window, I looked for a song', 'And it was beside me the whole day long'],
      [
        'There are things in this world that are bigger, I know',
        'But there is one I would never again let go',
      ],
    ],
    second: [
      ['If someone should ask me what makes me so glad', 'It is one of the best things that I ever had'],
      [
        'The days run like rivers, the years hurry by',
        'But this one thing will stay like the moon in the sky',
      ],
      ['I tell it to strangers, I tell it to friends', 'And I tell it again when the long evening ends'],
    ],
    choruses: [
      {
        title: '{x}',
        lines: [
          'I sing about {x}, and I sing it out loud',
          'In a room of my own, in the midst of a crowd',
          'I sing about {x} in the sun and the rain',
          'And when it is over, I sing it again',
        ],
      },
      {
        title: '{x}',
        lines: [
          'This is a song about {x} and me',
          'It is small, but it is all that a song has to be',
          'This is a song about {x}, sing along',
          'You can hum it or whistle, it never goes wrong',
        ],
      },
    ],
    bridges: [
      ['And maybe it is nothing, and maybe you smile', 'But it carries my heart every day for a while'],
      [
        'So clap with your hands now and stamp with your feet',
        'For a thing that is worth it deserves a good beat',
      ],
    ],
  },
};
