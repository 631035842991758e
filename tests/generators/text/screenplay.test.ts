import { describe, expect, it } from 'vitest';
import { readScreenplay } from '../../../generators/text/screenplay.ts';
import { write } from './write.ts';

const lines = (story: string) =>
  write(story).lines.map(({ cj_desc, dialogue }) => `${cj_desc} | ${dialogue}`);

const BEACH = `FADE IN:

EXT. BEACH - DAWN

MARA walks along the water with her dog. She finds a bottle.

MARA
(quietly)
Somebody wrote to me.

INT. KITCHEN - DAY

MARA
Read it, Grandpa.

GRANDPA (O.S.)
Bring me my glasses first.

He laughs. The dog barks at the TV.

CUT TO:`;

describe('a screenplay', () => {
  it('plays its scenes where the headings say, which nobody speaks, and each line is said by whoever speaks it', () => {
    expect(lines(BEACH)).toEqual([
      'Beach, early morning | Narrator：Mara walks along the water with her dog. She finds a bottle.',
      'Beach, early morning | Mara：Somebody wrote to me.',
      'Kitchen, daytime | ',
      'Kitchen, daytime | Mara：Read it, Grandpa.',
      'Kitchen, daytime | Grandpa：Bring me my glasses first.',
      'Kitchen, daytime | Narrator：He laughs. The dog barks at the TV.',
    ]);
    expect(write(BEACH).roles.map(({ name }) => name)).toEqual(['Mara', 'Dog', 'Grandpa']);
  });

  it('in one paragraph is read the same way', () => {
    const story =
      'INT. DINER - NIGHT. Sam wipes the counter. A stranger sits down. STRANGER: "Coffee. Black." SAM: "Rough night?" The stranger nods.';
    expect(lines(story)).toEqual([
      'Diner, night | Narrator：Sam wipes the counter. A stranger sits down.',
      'Diner, night | Stranger：Coffee. Black.',
      'Diner, night | Sam：Rough night?',
      'Diner, night | Narrator：The stranger nods.',
    ]);
  });

  it('takes a place at its word that it does not know, and a heading without anything below it is a view', () => {
    const story =
      'INT. QUARANTINE BAY 4 - NIGHT\n\nRay opens the hatch.\n\nEXT. BEACH - DAY\n\nINT. KITCHEN - DAY\n\nRay sleeps.';
    expect(lines(story)).toEqual([
      'Quarantine bay 4, night | ',
      'Quarantine bay 4, night | Narrator：Ray opens the hatch.',
      'Beach, daytime | ',
      'Kitchen, daytime | Narrator：Ray sleeps.',
    ]);
  });

  it('has its title above the first heading, and makes nobody of a heading’s words', () => {
    const script = write('Last Orders\n\nINT. CAPTAIN’S CABIN - NIGHT\n\nSam pours the tea.\n\nSAM\nDrink.');
    expect(script.title).toBe('Last Orders');
    expect(script.roles.map(({ name }) => name)).toEqual(['Sam']);
    expect(script.lines.map(({ dialogue }) => dialogue).join()).toBe(
      ',Narrator：Sam pours the tea.,Sam：Drink.',
    );
  });

  it('keeps its first place in an advertisement', () => {
    const ad = write(
      'INT. KITCHEN - DAY\n\nCoffee takes too long. Meet Brewmate. It brews in ten seconds. Order now.',
      {
        textType: 'adv',
      },
    );
    expect(new Set(ad.lines.map(({ cj_desc }) => cj_desc))).toEqual(new Set(['Kitchen, daytime']));
    expect(ad.lines.map(({ dialogue }) => dialogue).join()).not.toMatch(/kitchen/i);
  });

  it('may have names above lines without any heading, in any alphabet', () => {
    const story = 'ANNA (V.O.)\n     (softly)\n  Who is there?\n  Ben?\n\nÉMILE ^\nNobody.\n\nFADE OUT.';
    expect(write(story).lines.map(({ dialogue }) => dialogue)).toEqual([
      'Anna：Who is there? Ben?',
      'Émile：Nobody.',
    ]);
  });

  it('in Chinese says where and when each scene is', () => {
    const story =
      '第一场 操场 黄昏 外\n陈默和苏晓坐在看台上。\n陈默：你要去哪个城市？\n苏晓：北京。\n场景二：书店，日，内\n十年后，陈默在书架前停下。';
    expect(lines(story)).toEqual([
      '操场，黄昏 | 旁白：陈默和苏晓坐在看台上。',
      '操场，黄昏 | 陈默：你要去哪个城市？',
      '操场，黄昏 | 苏晓：北京。',
      '书店，白天 | 旁白：十年后，陈默在书架前停下。',
    ]);
  });

  it.each([
    ['en', 'Mara walks along the water. INTERESTING, she thinks. The SUN rises.'],
    ['en', 'MARA\nwalks alone.'],
    ['zh', '第一天，陈默去了书店。夜里下雨了。'],
    ['zh', '外面下着雨。\n陈默：“走吧。”'],
  ] as const)('is not seen in other texts (%s): %s', (language, text) => {
    expect(readScreenplay(text, language)).toBe(text);
  });
});

describe('the line of a play that says where or when', () => {
  it.each([
    ['Setting: a kitchen at night.\nMara: Who is upstairs?', 'Kitchen, night'],
    ['Place: a beach\nTime: dawn\nMara walks along the water.', 'Beach, early morning'],
    ['地点：海边\n时间：黄昏\n小梅捡到一个瓶子。', '海边，黄昏'],
  ])('is spoken by nobody: %s', (story, scene) => {
    const { lines: told } = write(story);
    expect(told.at(-1)?.cj_desc).toBe(scene);
    expect(told.map(({ dialogue }) => dialogue).join()).not.toMatch(/kitchen|beach|dawn|海边|黄昏/);
  });
});

describe('a quote after a name and a colon', () => {
  it.each([
    [
      '陈默和苏晓坐在操场上。\n陈默：“你要去哪个城市？”\n苏晓：“北京。”',
      ['陈默：你要去哪个城市？', '苏晓：北京。'],
    ],
    [
      'Sam wipes the counter. Stranger: "Coffee. Black." Sam: "Rough night?" The stranger nods.',
      ['Stranger：Coffee. Black.', 'Sam：Rough night?'],
    ],
  ])('is what they say, and the name is not told: %s', (story, said) => {
    const spoken = write(story).lines.map(({ dialogue }) => dialogue);
    expect(spoken.filter((line) => line && !/^(?:旁白|Narrator)/.test(line))).toEqual(said);
    expect(spoken.join()).not.toMatch(/(?:旁白|Narrator)：(?:陈默|苏晓|Sam|Stranger)[。.]/);
  });

  it('after Narrator is told', () => {
    expect(lines('Sam waits. Narrator: "It was a long night." Sam yawns.').join()).toContain(
      'Narrator：It was a long night.',
    );
  });

  it.each([
    'Sam waits. The old sign on the door read: "Closed." Sam goes home.',
    '陈默走到门口。门上写着：“今日休息。”陈默走了。',
  ])('that is written is spoken by nobody: %s', (story) => {
    expect(write(story).lines.every(({ dialogue }) => /^(?:旁白|Narrator)：/.test(dialogue))).toBe(true);
  });
});

describe('where a story is', () => {
  it.each([
    ['奶奶的面馆要关门了。小美从城里回来帮忙。小美说：“奶奶。”', '面馆'],
    ['The princess waits in the palace. A farm boy slips in front of the throne.', 'Palace'],
  ])('is not where somebody comes from: %s', (story, place) => {
    expect(new Set(write(story).lines.map(({ cj_desc }) => cj_desc))).toEqual(new Set([place]));
  });

  it('who is called so in the same sentence is one role', () => {
    const { roles } = write('海底住着一条小鲸鱼，他叫波波。波波的声音太高了，别的鲸鱼都听不见。');
    expect(roles).toEqual([{ name: '波波', description: '波波，小鲸鱼' }]);
  });
});
