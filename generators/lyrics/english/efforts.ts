import type { EffortOccasion } from '../occasions.ts';
import type { SongWords } from '../song-words.ts';

/** Songs for what takes effort. */
export const EFFORTS_EN: Readonly<Record<EffortOccasion, SongWords>> = {
  exam: {
    first: [
      ['The clock on the wall is as loud as a drum', 'And I read the same page till my fingers are numb'],
      [
        'It is two in the morning, the coffee is cold',
        'There are more things to learn than my poor head can hold',
      ],
      ['The letters are swimming, the numbers all dance', 'And I tell myself softly I still have a chance'],
    ],
    second: [
      ['They hand out the paper, I sharpen my pen', 'And I breathe in and out, and I count up to ten'],
      ['I know this, I know this, it comes back to me', 'As if someone had turned on the light, and I see'],
      ['The bell rings at last and I run to the sun', 'And whatever they tell me, I know it is done'],
    ],
    choruses: [
      {
        title: 'One More Page',
        lines: [
          'One more page, one more page, and I will be free',
          'There is no one can write down the answers but me',
          'One more page, one more page, till the morning is near',
          'I will not be afraid, I have worked the whole year',
        ],
      },
      {
        title: 'Turn the Paper Over',
        lines: [
          'Turn the paper over and let it begin',
          'I have carried the mountain and now I will win',
          'Turn the paper over, I lift up my head',
          'I am more than a number in black or in red',
        ],
      },
    ],
    bridges: [
      [
        'And years from today I will smile at the fright',
        'And the lamp on the table that burned through the night',
      ],
      ['My friend at the next desk is nodding at me', 'Together we open the door with the key'],
    ],
  },
  work: {
    first: [
      ['The alarm clock is shouting, it cannot be true', 'It is Monday again, and the sky is not blue'],
      ['The train is so full that I sleep on my feet', 'With a coffee to go from the shop on our street'],
      ['The boss says by Friday, the mail says by ten', 'And I clear off my desk and it fills up again'],
    ],
    second: [
      ['The office is empty, the screen is still on', 'And the last bus I wanted to take is long gone'],
      ['I look out the window, the city is bright', 'And a thousand more windows like mine are alight'],
      ['My shoulders are heavy, my eyes are so sore', 'But the key in my pocket is close to its door'],
    ],
    choruses: [
      {
        title: 'Five More Days',
        lines: [
          'Five more days, five more days, till the weekend is mine',
          'I can make it, I tell you, I am doing just fine',
          'Five more days, five more days, and I dance in the street',
          'Turn the music up loud, put the beat in my feet',
        ],
      },
      {
        title: 'After Hours',
        lines: [
          'After hours, after hours, I belong just to me',
          'Let the mail and the meetings and messages be',
          'After hours, after hours, let the long day be done',
          'There is still enough night for a little more fun',
        ],
      },
    ],
    bridges: [
      ['It pays for the roof and it pays for the bread', 'But it cannot come into the dreams in my head'],
      ['One day I will do what I wanted to do', 'And the work of my hands will be something I drew'],
    ],
  },
  sport: {
    first: [
      ['The stadium rises, the floodlights are on', 'And the butterflies flew from my stomach and gone'],
      ['I laced up my shoes in the cold and the dark', 'And I ran my first rounds all alone in the park'],
      ['The whistle is waiting, the crowd is a sea', 'And there is nothing in front but the line and me'],
    ],
    second: [
      ['One minute to go and my lungs are on fire', 'And I hear from the benches, go faster, go higher'],
      ['We lost it last season, we cried in the rain', 'And we came back in summer and started again'],
      ['You pass it to me and I pass it to you', 'There is no one alone who could do what we do'],
    ],
    choruses: [
      {
        title: 'All the Way',
        lines: [
          'All the way, all the way, to the last second now',
          'If you ask if we can, we will show you just how',
          'All the way, all the way, with the sweat in our eyes',
          'For the shirt, for the team, for the cup and the prize',
        ],
      },
      {
        title: 'One Team',
        lines: [
          'One team, one heart, and one song for us all',
          'We get up every time, every time that we fall',
          'One team, one heart, from the first to the last',
          'Let the future be ours and the losing be past',
        ],
      },
    ],
    bridges: [
      ['And win it or lose it, I look at your face', 'And I know it was worth it to run in this race'],
      [
        'Three, two, and the ball hangs up there in the air',
        'And the whole of the stadium stands up to stare',
      ],
    ],
  },
};
