import { expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { placePixels } from './place-pixels.ts';

const ROOMS = [
  ['a boxer in the arena', '擂台上的拳手', 'arena'],
  ['a girl in the gymnasium', '体育馆里的女孩', 'sportsHall'],
  ['an old man in the mill', '老人在磨坊里', 'mill'],
  ['a woman in the ballroom', '舞厅里的女人', 'ballroom'],
  ['a king in the throne room', '国王在大殿上', 'throneRoom'],
  ['a boy in the stable', '男孩在马厩里', 'stable'],
  ['a man in the forge', '男人在铁匠铺里', 'forge'],
  ['a woman in the television studio', '女人在演播室', 'tvStudio'],
  ['a girl in the observatory', '女孩在天文台', 'observatory'],
  ['a doctor in the operating room', '医生在手术室', 'operating'],
  ['a boy in the locker room', '男孩在更衣室', 'lockers'],
  ['a man in the control room', '男人在指挥中心', 'control'],
  ['an old man in the wine cellar', '老人在酒窖', 'cellar'],
  ['a worker in the warehouse', '工人在仓库', 'warehouse'],
  ['a boy in the arcade', '男孩在游戏厅', 'arcade'],
  ['a girl at the ice rink', '女孩在溜冰场', 'rink'],
  ['an actress in the dressing room', '女演员在后台', 'dressing'],
  ['a boy in the dojo', '男孩在武馆', 'fighters'],
  ['a singer in the opera house', '歌剧院里的歌手', 'stage'],
  ['a student at the university', '大学里的学生', 'classroom'],
] as const;
const SITES = [
  ['a woman in the graveyard', '墓地里的女人', 'graveyard'],
  ['a man at the gas station', '加油站的男人', 'gasStation'],
  ['a man at the fire station', '消防站的男人', 'fireStation'],
  ['a girl in the vineyard', '葡萄园里的女孩', 'vineyard'],
  ['a girl in the tea plantation', '茶园里的女孩', 'teaGarden'],
  ['a boy in the ruins', '废墟里的男孩', 'ruins'],
  ['a soldier on the battlefield', '战场上的士兵', 'battlefield'],
  ['a scout at the campsite', '营地里的男孩', 'camp'],
  ['a family at the zoo', '动物园里的一家人', 'zoo'],
  ['a boy on the basketball court', '篮球场上的男孩', 'court'],
  ['an old man in the courtyard', '老人在院子里', 'courtyard'],
] as const;

it.each(ROOMS)('%s, %s: the room is what it is for', (en, zh, interior) => {
  for (const prompt of [en, zh]) {
    expect(understand(prompt, '')).toMatchObject({ setting: 'room', interior });
    expect(undrawnIn(prompt)).toEqual([]);
  }
});

it.each(SITES)('%s, %s: the place is what it is for', (en, zh, site) => {
  for (const prompt of [en, zh]) {
    expect(understand(prompt, '')).toMatchObject({ site });
    expect(undrawnIn(prompt)).toEqual([]);
  }
});

it('no two of them look alike', () => {
  const places = [...ROOMS.slice(0, 18), ...SITES].map(([en]) => placePixels(understand(en, '')));
  expect(new Set(places).size).toBe(places.length);
});

it.each([
  ['Space station, night. The whole of the space station, Nina small in the frame', 'station'],
  ['空间站里的机器人园丁', 'station'],
  ['a woman inside the space station', 'station'],
  ['a robot on the deck of the spaceship', 'rocket'],
  ['a pilot in the cockpit', 'cockpit'],
  ['Medium shot, Night train, night, Zofia and the man from the waist up', 'train'],
  ['Close-up, Submarine, the face of the cook', 'submarine'],
  ['中景，平视。潜艇。厨师半身', 'submarine'],
  ['Full shot, Eye level. Night train, night. Zofia in full figure', 'train'],
  ['Medium shot, From behind. Space station. Nina from the waist up', 'station'],
])('somebody is within: %s', (prompt, inside) => {
  expect(understand(prompt, '')).toMatchObject({ setting: 'cabin', inside });
});

it.each([
  'an astronaut floats outside the space station',
  'a space station above the earth',
  '宇航员在空间站外面太空行走',
  'a train, a bus and a plane',
  'sunset, train, mountains',
])('what is outside or far is no room: %s', (prompt) => {
  expect(understand(prompt, '').setting).not.toBe('cabin');
});

it.each([
  'a captain on the deck of a ship',
  'two sailors on deck at night',
  'Deck, dusk. The whole of the deck, Anna small in the frame',
  '一个男孩站在甲板上看海',
  '甲板，白天，甲板的全貌',
  'Full shot, Eye level. Deck, dusk. Anna in full figure on the deck',
  '中景，平视。甲板，白天。船长半身',
])('whoever is on deck stands on it, and sees no ship from afar: %s', (prompt) => {
  const plan = understand(prompt, '');
  expect(plan.setting).toBe('deck');
  expect(plan.cast.map(({ figure }) => figure)).not.toContain('ship');
});

it('the deck of a house is none of a ship', () => {
  expect(understand('a woman on the deck of a house', '').setting).not.toBe('deck');
});
