/** What is named as somebody's, "A letter to the moon" or 给妈妈的歌, is what the story is about. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { asDedication, madeFor, writtenTo } from '../../../generators/stories/dedication.ts';
import { developIdea } from '../../../generators/stories/develop-idea.ts';

const languageOf = (idea: string) => (/\p{Script=Han}/u.test(idea) ? 'zh' : 'en');
const told = (idea: string) =>
  asDedication(idea, languageOf(idea), createRandom(1))
    .replace(/girl|女孩/u, 'CHILD')
    .replace(/boy|男孩/u, 'CHILD')
    .replace(/\bhers?\b/u, 'his');

describe('a letter to somebody, and what is made for somebody', () => {
  it.each([
    ['A letter to the moon', 'A CHILD writes a letter to the moon.'],
    ['A song for my father', 'A CHILD writes a song for his father.'],
    ['Postcard to my future self', 'A CHILD writes a postcard to his future self.'],
    ['A birthday cake for grandma.', 'A CHILD bakes a birthday cake for grandma.'],
    ['写给月亮的信', '一个CHILD给月亮写了一封信。'],
    ['给未来的自己的一封信', '一个CHILD给未来的自己写了一封信。'],
    ['给妈妈的歌', '一个CHILD为妈妈写了一首歌。'],
    ['送给爷爷的围巾', '一个CHILD为爷爷织了一条围巾。'],
  ])('is written or made by a child: %s', (idea, sentence) => {
    expect(told(idea)).toBe(sentence);
  });

  it.each([
    'A soldier writes a letter to his wife',
    'A letter from the front',
    'A song for my father that nobody remembers',
    'Last day of summer',
    '一棵想旅行的树',
    '奶奶的信',
  ])('and no other idea: %s', (idea) => {
    expect(asDedication(idea, languageOf(idea), createRandom(1))).toBe(idea);
  });

  it.each([
    ['A letter to the moon', /writes a letter to the moon\./u, /the letter/u],
    ['写给月亮的信', /给月亮写了一封信。/u, /信/u],
    ['A song for my father', /writes a song for (?:his|her) father\./u, /(?:his|her) father hugs/u],
    ['给妈妈的歌', /为妈妈写了一首歌。/u, /妈妈抱住了/u],
  ])('is what the story tells, and no title above an ordinary day: %s', (idea, happens, later) => {
    for (let seed = 0; seed < 8; seed++) {
      const story = developIdea({ idea, seed, most: 5000 });
      expect(story).toMatch(happens);
      expect(story).toMatch(later);
      expect(story.split('\n')).not.toContain(idea);
      expect(story).not.toMatch(/bus|公交/u);
    }
  });

  it('goes by a balloon to whom no postman finds, and by foot to others', () => {
    const ends = (idea: string) =>
      Array.from({ length: 8 }, (_, seed) => developIdea({ idea, seed, most: 5000 })).join('\n');
    expect(ends('A letter to the moon')).toMatch(/balloon/u);
    expect(ends('A letter to my brother')).not.toMatch(/balloon/u);
    expect(ends('写给爸爸的信')).not.toMatch(/气球/u);
  });

  it('is found in a sentence', () => {
    expect(writtenTo('A soldier writes a letter to his wife every night', 'en')).toBe('his wife');
    expect(writtenTo('她写了一封信给大海。', 'zh')).toBe('大海');
    expect(madeFor('A boy knits a red scarf for his dog', 'en')).toBe('the red scarf');
    expect(madeFor('男孩为妈妈做了一个蛋糕', 'zh')).toBe('蛋糕');
  });
});
