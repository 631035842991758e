import { describe, expect, it } from 'vitest';
import { productOf } from '../../../generators/text/product.ts';
import { write } from './write.ts';

const THERMOS =
  'Introducing Brew Buddy, the thermos that remembers. Fill it at seven, and it is still hot at noon. Hikers carry it up the mountain. Nurses keep it beside them on the night shift. Students forget it in the library, and it waits. Warm when you are ready.';
const CUP =
  '早高峰的地铁里，小林的咖啡洒了一身。她需要一个不漏的杯子。暖暖杯，一按即锁，倒过来也不漏。上班带着它，爬山带着它。暖暖杯，稳稳的幸福。现在下单，立减三十元。';

const shots = (text: string) => write(text, { textType: 'adv' }).lines;
const spoken = (text: string) => shots(text).map(({ dialogue }) => dialogue.replace(/^[^：]+：/u, ''));

describe('the product of an advertisement', () => {
  it.each([
    [THERMOS, { name: 'Brew Buddy', kind: 'thermos' }],
    [CUP, { name: '暖暖杯', kind: '杯' }],
    ['The Dawn kettle boils in a minute.', { name: 'Dawn', kind: 'kettle', joined: true }],
    ['Leaf is a smart pot that only drinks when it is thirsty.', { name: 'Leaf', kind: 'smart pot' }],
    ['Pine hand cream helps after one evening.', { name: 'Pine', kind: 'hand cream', joined: true }],
    ['Too many passwords? Keyring keeps them safe.', { name: 'Keyring', kind: '' }],
    ['阿婆馄饨，三分钟煮好一碗家的味道。', { name: '阿婆馄饨', kind: '馄饨' }],
    ['「萤火」车灯天一黑就自动亮起。', { name: '萤火', kind: '车灯' }],
    ['「街角」面包店六点开门。', { name: '街角', kind: '面包店' }],
  ])('%s', (text, product) => {
    expect(productOf(text, /\p{Script=Han}/u.test(text) ? 'zh' : 'en')).toEqual(product);
  });
});

it('the product is the same whatever is between the paragraphs', () => {
  const text = 'A man comes home.\nThe man opens a box and takes out Lumo.\nLumo is a lamp that wakes you.';
  for (const gap of ['\n', '\n\n', '\r\n', '\r\n\r\n'])
    expect(productOf(text.replaceAll('\n', gap), 'en')).toEqual({ name: 'Lumo', kind: 'lamp' });
});

describe('an advertisement', () => {
  it('keeps its own order and words if it leads to the call to act', () => {
    expect(spoken(THERMOS).join(' ')).toBe(THERMOS);
    expect(spoken(CUP).join('')).toBe(CUP);
  });

  it('shows its product, and says what it is, in every shot without people', () => {
    const lines = shots(THERMOS);
    for (const { hm_desc } of lines)
      expect(hm_desc).toMatch(/^Brew Buddy, the thermos, in the middle of the frame\./);
    expect(lines[2]?.hm_desc).toContain('Hikers carry the thermos up the mountain');
    expect(
      shots('「暖芽」电热壶一分钟烧开。清晨更从容。立即下单。').every(({ hm_desc }) =>
        hm_desc.startsWith('水壶「暖芽」位于画面中央'),
      ),
    ).toBe(true);
  });

  it('calls its product what people call it, and besides what is drawn', () => {
    const first = (text: string) => shots(text)[0]?.hm_desc;
    expect(first('Our Sprout shoes last a year. Two sizes in one. Visit us.')).toMatch(
      /^The Sprout shoes, a pair of shoes, in the middle of the frame\./,
    );
    expect(first('The Dawn kettle boils in a minute. It is quiet. Order today.')).toMatch(
      /^The Dawn kettle in the middle of the frame\./,
    );
  });

  it('stands where its sentence says, else before a plain ground', () => {
    expect(shots(THERMOS).map(({ cj_desc }) => cj_desc.split(', ')[0])).toEqual([
      'Plain setting',
      'Plain setting',
      'Mountain',
      'Hospital',
      'Library',
      'Plain setting',
    ]);
    // what it is made of or called is no place
    expect(
      shots('Meet Whisker Loft, a climbing tower made of oak. Cats love it. Order today.')[0]?.cj_desc,
    ).toBe('Plain setting');
  });

  it('shows whoever a sentence tells of, and nobody longer', () => {
    expect(shots(CUP).map(({ characters }) => characters)).toEqual(['小林', '小林', '', '', '', '']);
  });

  it('takes neither its product nor a thing that it praises for somebody', () => {
    const roles = (text: string) => write(text, { textType: 'adv' }).roles.map(({ name }) => name);
    expect(roles('阿婆馄饨，三分钟煮好一碗家的味道。薄皮大馅。扫码下单。')).toEqual([]);
    expect(roles('Your bike knows the way home. The Firefly lamp lights by itself. Order it.')).toEqual([]);
    expect(
      shots('Your bike knows the way home. The Firefly lamp lights by itself. Order it.')[1]?.hm_desc,
    ).toContain('by itself');
  });

  it('reads names with signs that mean something in patterns', () => {
    expect(shots('「C++(x)?[」杯子不漏水。装得多。现在下单。').length).toBeGreaterThan(1);
  });
});
