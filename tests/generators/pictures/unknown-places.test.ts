/** A shot whose words tell no place, or one that nobody has taught. */
import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { luminance } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { storyGround } from '../../../generators/pictures/scenes/story-ground.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { write } from '../text/write.ts';
import { sceneOfPlan } from './place-pixels.ts';

const KNOBS = { push: 0.1, odd: 0, chaos: 0 };
const MARA = { name: 'Mara', look: { words: 'Mara, a woman', seed: 1 } };
const settingOf = (prompt: string, film = true, seed = 5) => {
  const around = { place: createRandom(seed), film: createRandom(seed) };
  const plan = understandNaming(prompt, undefined, [MARA], seed);
  return castScene(plan, 'animation', KNOBS, seed, createRandom(seed), [], film ? around : undefined).setting;
};

describe('a shot of a film', () => {
  it.each([
    'Medium shot, Zorbarium, Mara from the waist up. Mara smiles.',
    'Full shot, Plain setting, Mara in full figure. Mara waits.',
    'Long shot, Zorblax, night, The whole of the zorblax.',
  ])('is plain where the place is not known: %s', (prompt) => {
    for (const seed of [1, 5, 9]) expect(settingOf(prompt, true, seed)).toBe('plain');
  });

  it.each([
    ['Full shot, Plain setting, snow, Mara in full figure. Mara walks.', /meadow|river|mountain/],
    ['Full shot, Plain setting, Mara in full figure beside a horse.', /meadow|mountain/],
  ])('is out of doors where something says so: %s', (prompt, setting) => {
    expect(settingOf(prompt)).toMatch(setting);
  });
});

it('a prompt of the drawing page still has a place by chance', () => {
  expect(settingOf('Mara in full figure', false)).not.toBe('plain');
});

it.each([
  ['butcher shop', '肉铺', 'shop'],
  ['nail salon', '美甲店', 'barber'],
  ['esports arena', '电竞馆', 'arcade'],
  ['maternity ward', '产房', 'hospital'],
  ['polling station', '投票站', 'office'],
  ['ticket office', '售票厅', 'bank'],
  ['restaurant kitchen', '后厨', 'kitchen'],
  ['cargo hold', '货舱', 'warehouse'],
  ['boiler room', '锅炉房', 'factory'],
  ['pigsty', '养鸡场', 'stable'],
  ['scriptorium', '藏经阁', 'library'],
  ['barracks', '兵营', 'dormitory'],
  ['jazz club', '爵士俱乐部', 'bar'],
  ['wedding hall', '婚礼现场', 'ballroom'],
  ['research station', '科考站', 'laboratory'],
])('%s, %s: a room of stories', (en, zh, interior) => {
  for (const place of [en, zh])
    expect(understand(`medium shot, ${place}, `)).toMatchObject({ setting: 'room', interior });
  expect(write(`Mara works in the ${en}. Mara smiles.`).lines[0]?.cj_desc.toLowerCase()).toBe(en);
  expect(write(`阿梅在${zh}里。阿梅笑了。`).lines[0]?.cj_desc).toBe(zh);
});

it.each([
  ['refugee camp', '难民营', { site: 'camp' }],
  ['penalty spot', '看台', { site: 'stadium' }],
  ['sandpit', '沙坑', { site: 'playground' }],
  ['rabbit hole', '兔子洞', { setting: 'cave' }],
  ['cornfield', '草垛', { setting: 'meadow' }],
  ['apiary', '养蜂场', { setting: 'garden' }],
  ['riverbank', '小河', { setting: 'river' }],
  ['roadside', '路边', { setting: 'street' }],
  ['rice terrace', '梯田', { crop: 'rice' }],
])('%s, %s: a place of stories out of doors', (en, zh, plan) => {
  for (const place of [en, zh]) expect(understand(`medium shot, ${place}, `)).toMatchObject(plan);
});

it('what stands in a place and is not drawn is named', () => {
  expect(undrawnIn('a worker on an oil rig')).toEqual(['oil rig']);
  expect(undrawnIn('孩子们在迷宫里')).toEqual(['迷宫']);
  expect(understand('a worker on an oil rig').setting).toBe('sea');
});

it('the middle of a church is inside it', () => {
  const behind = 'Medium shot, Church, Mara from the waist up, the church behind.';
  expect(understandNaming(behind, undefined, [MARA], 1)).toMatchObject({
    setting: 'room',
    interior: 'church',
  });
  const outside = 'Long shot, Church, The whole of the church, Mara small in the frame.';
  expect(understandNaming(outside, undefined, [MARA], 1).interior).toBeUndefined();
});

it('the ground of such shots is light by day, dark at night, and of the same colors in all shots of a film', () => {
  const toneOf = (time: 'noon' | 'dusk' | 'night', seed: number) => {
    const plan = understandNaming('Mara in full figure', undefined, [MARA], seed);
    const stage = createStage({ ...sceneOfPlan(plan), cast: [], time }, 64, 36, createRandom(seed));
    storyGround(stage);
    // the lower edge, below the lights
    const [r, g, b] = stage.ctx.getImageData(32, 35, 1, 1).data;
    return [r, g, b].map(Number) as [number, number, number];
  };
  expect(luminance(toneOf('noon', 1))).toBeGreaterThan(0.6);
  expect(luminance(toneOf('night', 1))).toBeLessThan(0.2);
  expect(toneOf('dusk', 2)).toEqual(toneOf('dusk', 1));
});
