import { describe, expect, it } from 'vitest';
import { ADVERTS_ZH } from '../../../generators/stories/adverts/chinese.ts';
import { developAdvert } from '../../../generators/stories/adverts/develop-advert.ts';
import { ADVERTS_EN } from '../../../generators/stories/adverts/english.ts';
import { advertisedIn, GOODS } from '../../../generators/stories/adverts/goods.ts';
import { withoutRequest } from '../../../generators/stories/request-words.ts';
import { IdeaNotUnderstood } from '../../../generators/stories/stories.ts';
import { productOf } from '../../../generators/text/product.ts';
import { writeScript } from '../../../generators/text/script.ts';

const languageOf = (idea: string) => (/\p{Script=Han}/u.test(idea) ? 'zh' : 'en');
const develop = (idea: string, seed = 1, most = 5000) => developAdvert({ idea, seed, most });

/** Ideas as people type them, what they advertise, and what it is called. */
const IDEAS = [
  ['A thermos that keeps tea hot all day', 'drink', 'the thermos'],
  ['Lumo is a lamp that wakes you gently with light.', 'home', 'Lumo'],
  ['The Dawn kettle boils in a minute.', 'drink', 'the Dawn kettle'],
  ['Our new running shoes for beginners', 'wear', 'the new running shoes'],
  ['An app that finds lost pets', 'screen', 'the app'],
  ['Make an ad for my bakery', 'place', 'the bakery'],
  ['Visit our island', 'thing', 'something new'],
  ['一款让上班族十分钟吃上热饭的电饭煲', 'food', '电饭煲'],
  ['暖暖杯，一按即锁，倒过来也不漏。', 'drink', '暖暖杯'],
  ['社区咖啡馆开业，第一周买一送一', 'place', '社区咖啡馆'],
  ['帮我做一个奶茶店的广告', 'place', '奶茶店'],
  ['一款会唱歌的台灯', 'home', '台灯'],
] as const;

describe('an advertisement from an idea', () => {
  it.each(IDEAS)('is for what the idea says: %s', (idea, goods, called) => {
    const language = languageOf(idea);
    expect(advertisedIn(withoutRequest(idea, language), language)).toMatchObject({ goods, called });
  });

  it.each(IDEAS)(
    'is whole, says the idea, and is read as being for the same thing: %s',
    (idea, goods, called) => {
      const language = languageOf(idea);
      for (let seed = 0; seed < 24; seed++) {
        const text = develop(idea, seed);
        expect(text).not.toMatch(/[{}[\]|]|undefined|\s\s|。。|\.\.|\bthe the\b/u);
        expect(develop(idea, seed)).toBe(text);
        if (goods === 'thing') continue;
        expect(text.toLowerCase()).toContain(called.toLowerCase());
        const about = withoutRequest(idea, language);
        expect(productOf(text, language)?.name.toLowerCase(), text).toBe(
          productOf(about, language)?.name.toLowerCase(),
        );
      }
    },
  );

  it('claims only what the idea does, in its own words', () => {
    expect(develop('A thermos that keeps tea hot all day').split('\n')).toContain(
      'A thermos that keeps tea hot all day.',
    );
    expect(develop('社区咖啡馆开业，第一周买一送一').split('\n')).toContain(
      '社区咖啡馆开业，第一周买一送一。',
    );
    // the request says nothing of the bakery
    expect(develop('Make an ad for my bakery')).not.toMatch(/\b(?:an? ad\b|make)/iu);
    expect(develop('Make an ad for my bakery').split('\n')).toContain('This is my bakery.');
    expect(develop('帮我做一个奶茶店的广告').split('\n')).toContain('这是我们的奶茶店。');
  });

  it('differs from seed to seed, shows somebody, and ends with a call to act', () => {
    for (const [idea] of IDEAS) {
      const texts = Array.from({ length: 12 }, (_, seed) => develop(idea, seed));
      expect(new Set(texts).size, idea).toBeGreaterThan(5);
      const { lines, roles } = writeScript({
        story: texts[0] ?? '',
        textType: 'adv',
        language: languageOf(idea),
        ratio: '16:9',
      });
      expect(lines.length, idea).toBeGreaterThanOrEqual(5);
      expect(roles.length, idea).toBeGreaterThanOrEqual(1);
      expect(lines.at(-1)?.dialogue).toMatch(/today|今天就来/u);
    }
  });

  it('has lines for all goods in both languages', () => {
    for (const { of, people, before } of [ADVERTS_EN, ADVERTS_ZH]) {
      expect(people.length).toBeGreaterThan(2);
      expect(before.length).toBeGreaterThan(2);
      for (const goods of GOODS)
        expect(of[goods].uses.length + of[goods].joy.length, goods).toBeGreaterThanOrEqual(4);
    }
  });

  it('stays within its limit, and refuses languages that the engine does not know', () => {
    expect(develop('An app that finds lost pets', 1, 60).length).toBeLessThanOrEqual(60);
    expect(() => develop('Una lámpara que te despierta con luz para dormir')).toThrow(IdeaNotUnderstood);
  });
});

describe('the product of an advertisement', () => {
  it('that is a noun is no name: it is called as the text calls it', () => {
    const shown = (story: string) =>
      writeScript({ story, textType: 'adv', language: 'en', ratio: '16:9' })
        .lines.map(({ hm_desc }) => hm_desc)
        .join('\n');
    expect(shown('Our new running shoes are here. They are light. Try them today.')).toContain(
      'The new running shoes, a pair of shoes, in the middle of the frame',
    );
    expect(shown('An app that finds lost pets. It rings at once. Try it today.')).toContain(
      'The phone app in the middle of the frame',
    );
  });
});
