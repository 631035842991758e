import { describe, expect, it } from 'vitest';
import { writeScript } from '../../../generators/text/script.ts';

const advert = (story: string) =>
  writeScript({
    story,
    textType: 'adv',
    language: /\p{Script=Han}/u.test(story) ? 'zh' : 'en',
    ratio: '16:9',
  });
const pictures = (story: string) => advert(story).lines.map(({ hm_desc }) => hm_desc);

describe('the product of an advertisement', () => {
  it('is a brand in capitals of its own before a colon, and nobody who speaks', () => {
    const story =
      'TrailRunner X shoes: light as a feather, grip like a mountain goat. Tested by athletes in the Alps for 1,000 hours. Order now and get free shipping.';
    expect(advert(story).roles).toEqual([]);
    expect(pictures(story)[0]).not.toContain('goat');
    expect(pictures(story)[0]).toMatch(/^The TrailRunner X shoes, a pair of shoes, in the middle/);
  });

  it('has a name with “&”; if no word says what it is, whoever it was about stays in sight', () => {
    const story =
      'Paws & Play is a dog daycare in the middle of the city. Your dog runs in a big garden. Book a free trial day now.';
    expect(pictures(story).at(-1)).toContain('The dog');
  });

  it('is called by its kind where its name has another thing in it', () => {
    const story = '“小绿书”阅读灯，三档亮度，自动感应。扫码购买，立减五十元。';
    expect(pictures(story).at(-1)).toContain('台灯位于画面中央');
    expect(pictures(story).at(-1)).not.toContain('小绿书');
  });
});

it('an address is nobody, and the taste of old times neither', () => {
  const story = '“巷口小面”开业啦！三十年的老味道，现熬骨汤。\n地址：和平路八号。';
  expect(advert(story).roles).toEqual([]);
  expect(advert(story).lines.at(-1)?.dialogue).toBe('旁白：和平路八号。');
});
