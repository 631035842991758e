import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

const told = (story: string) => {
  const { roles, lines } = write(story);
  return {
    roles: roles.map(({ description }) => description),
    at: (words: string) => lines.find(({ dialogue }) => dialogue.includes(words))?.characters,
  };
};

describe('whoever tells a story of their own', () => {
  it('is in it by the name they say, and is what they say', () => {
    const { roles, at } = told(
      'My name is Ruby, and I am a stray dog. Mr. Brown, the baker, throws me a roll. I bark. Smoke fills the street.',
    );
    expect(roles).toEqual(['Ruby, a stray dog', 'Mr. Brown, a man, a baker']);
    expect(at('throws me')).toBe('Mr. Brown, Ruby');
    expect(at('I bark')).toBe('Ruby');
  });

  it('also in Chinese', () => {
    const { roles, at } = told('我叫小满，住在海边。外婆给我讲故事。我睡着了。外婆笑了。');
    expect(roles.map((role) => role.split('，')[0])).toEqual(['小满', '外婆']);
    expect(at('我睡着了')).toBe('小满');
  });

  it('is the protagonist where no name is said, without what others say of themselves', () => {
    expect(told('I walk along the sea. Mia waves. I smile.').roles).toEqual([
      'Protagonist, a person',
      'Mia, a woman',
    ]);
    expect(told('Mia waves. "I am here," she says. "Come to me!"').roles).toEqual(['Mia, a woman']);
    expect(told('小雅笑了。她说：“我在这里。”').roles.map((role) => role.split('，')[0])).toEqual(['小雅']);
  });

  it.each([
    ['I am a nurse on the night shift. An old man calls me.', 'Protagonist, a nurse'],
    ['我是一只流浪猫，住在市场后面。阿婆给我留鱼。', '主角，猫'],
    ['My wife and I walk by the sea. I hold her hand.', 'Protagonist, a man'],
    ['后来我遇见了他，他成了我的丈夫。', '主角，女人'],
    ['When I was seven, I found a sparrow.', 'Protagonist, a child'],
    ['小时候，我家门前有一条河。我在河里抓鱼。', '主角，孩子'],
    ['小时候，我家门前有一条河。如今我带着儿子回来。', '主角，人物'],
    ['I walk in the park with my grandson.', 'Protagonist, an old person'],
    ['退休后，我每天去公园打太极。', '主角，老人'],
    ['I was the last robot on the ship. I watered the plants.', 'Protagonist, a robot'],
    ['My first day as a doctor was bad. A girl gave me her teddy bear.', 'Protagonist, a doctor'],
    ['We were five kids. I had the garage.', 'Protagonist, a child'],
    ['我暗恋他三年了，他的白衬衫总是很干净。', '主角，女人'],
    ['医院里，妈妈攥着我的衣角，像小时候我攥着她。', '主角，人物'],
    ['我叫李雷，今年二十八岁，是一名消防员。我冲进浓烟。', '李雷，消防员'],
    ['When I was eight, I became her teacher. Grandma smiled.', 'Protagonist, a child'],
    ['My brother and I used to race our bikes.', 'Protagonist, a child'],
    ['我来到深圳画漫画。一个小女孩问我：“姐姐，你喜欢画画吗？”', '主角，女人'],
    ['I have been afraid since I was a child. My boss calls me.', 'Protagonist, a person'],
  ])('is what the story says: %s', (story, role) => {
    expect(told(story).roles[0]).toBe(role);
    expect(told(story).roles).not.toContain(role.split(/, an? |，/u)[1]);
  });

  it('is among “we”, is nobody’s “she”, and has the voice that tells the story', () => {
    const { at } = told(
      'I ran to the bus stop in the rain. A woman offered me her umbrella. "Thank you," I said. We walked to the station.',
    );
    expect(at('A woman offered')).toBe('Woman, Protagonist');
    expect(at('We walked')).toBe('Protagonist, Woman');
    const { lines } = write('Mia waves. "Come," I said. She came.');
    expect(lines.find(({ dialogue }) => dialogue.includes('Come'))).toMatchObject({
      dialogue: 'Narrator：Come.',
      characters: expect.stringContaining('Protagonist'),
    });
  });

  it.each([
    ['I open my door. Mia waves to me.', 'The protagonist opens their door.'],
    ['Mia waves to me and to Tom.', 'Mia waves to the protagonist and'],
    ['I was late, but I never run.', 'The protagonist was late, but the protagonist never run.'],
    [
      'Every day I try and I’ve hope. Mia waves.',
      'Every day the protagonist tries and the protagonist has hope.',
    ],
    ['Every night I talk to a queen. She answered.', 'Every night the protagonist talks to a queen.'],
    ['i woke up late and i’m sad.', 'The protagonist woke up late and the protagonist is sad.'],
    ['My grandfather and I built a boat.', 'The protagonist and their grandfather built a boat.'],
  ])('is named in the picture’s words: %s', (story, words) => {
    expect(
      write(story)
        .lines.map(({ hm_desc }) => hm_desc)
        .join(' '),
    ).toContain(words);
  });
});

describe('who is only a pronoun', () => {
  it.each([
    ['She walks into an empty café. She orders tea.', ['Woman']],
    ['他推开门，走进雨里。他没有回头。', ['男人']],
    ['I see her every day. She reads by the window.', ['Protagonist, a person', 'Woman']],
    ['她放学后一个人捉迷藏。她笑了。', ['女孩']],
    ['Anna opens the door. She smiles.', ['Anna, a woman']],
    ['She wakes. Anna yawns.', ['Anna, a woman']],
    ['She opens the shop. A boy comes in. She smiles.', ['Woman', 'Boy']],
    ['深夜，她走出大楼。店员是个年轻的男孩，递给她一杯牛奶。', ['女人', '店员，男人']],
    ['他回过头，看见她笑得像个孩子。', ['男人', '女人']],
  ])('is somebody if nobody else can be meant: %s', (story, roles) => {
    expect(told(story).roles).toEqual(roles);
  });

  it('is not who speaks after what they did', () => {
    const { lines } = write(
      '电影院里只剩下我和一位老爷爷。我走过去，他说：“我就坐在这里。”我轻声问：“她呢？”',
    );
    const at = (words: string) => lines.find(({ dialogue }) => dialogue.includes(words));
    expect(at('坐在这里')).toMatchObject({
      dialogue: '老爷爷：我就坐在这里。',
      hm_desc: expect.stringContaining('主角走过去'),
    });
    expect(at('她呢')?.dialogue).toBe('旁白：她呢？');
    expect(write('I looked at Tom and he said, "Go!" Tom ran.').lines[0]?.dialogue).toBe('Tom：Go!');
  });

  it('is not who speaks behind them', () => {
    const { lines } = write('他转身离开。身后传来一个声音：“我走错出口了。”他看见她笑了。');
    expect(lines.find(({ dialogue }) => dialogue.includes('走错'))?.dialogue).toBe('女人：我走错出口了。');
  });
});
