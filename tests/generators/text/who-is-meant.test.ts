import { expect, it } from 'vitest';
import { write } from './write.ts';

const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

const ISLAND = `Mara repairs clocks in a narrow shop. A boy brings her a watch. "It was my father's," he says.
At dawn they row out to the lighthouse island. A seal swims beside their boat.
In the lighthouse they find an old man asleep in a chair. The boy drops his lantern and runs to him.
"Father!"
The three of them sail home, and the watch runs again.`;
const ELEPHANT = `小镇上来了一支马戏团。女孩小满每天跑去看大象。大象叫阿福，它老了。团长想把它卖掉。
夜里，小满骑着阿福穿过竹林。月光下，他们来到一条大河边。
天亮时，团长追来了。小满说：“它是我的朋友！”
团长沉默了很久，摘下帽子，说：“那就让它留下吧。”`;
const STATION = `Captain Lin and her robot Bolt live on a space station. Every day Bolt waters the tomatoes in the greenhouse.
A meteor is coming straight at the station!`;

it('"they" are not those who come in a later sentence of the shot, nor an animal that only comes by', () => {
  expect(shotOf(ISLAND, 'row out').hm_desc).toContain('the boy and Mara row out');
  expect(shotOf(ISLAND, 'old man asleep').characters).toBe('Boy, Mara, Old man');
});

it('where a new scene begins with "they", those of the scene before it are meant, and nobody from further back', () => {
  expect(shotOf(ELEPHANT, '大河').characters).toBe('小满、阿福');
});

it('who calls "Father!" is the child, and not whom the child runs to', () => {
  expect(shotOf(ISLAND, 'Father!').dialogue).toBe('Boy：Father!');
});

it('"him" is a man rather than an animal of whom nothing is told', () => {
  const story = 'A seal swims by. A boy finds an old man on the beach. The seal barks. The boy runs to him.';
  expect(shotOf(story, 'runs to him').characters).not.toContain('Seal');
});

it('the head of a troupe is somebody, who speaks after a long silence', () => {
  expect(shotOf(ELEPHANT, '留下').dialogue).toBe('团长：那就让它留下吧。');
});

it('the lighthouse is not the lighthouse island, and the station of a story on a space station is that one', () => {
  expect(shotOf(ISLAND, 'old man asleep').cj_desc).toBe('Lighthouse, early morning');
  expect(shotOf(STATION, 'meteor').cj_desc).toBe('Space station');
});

it('the shop by the harbor stays one when it is named again, and the harbor is elsewhere', () => {
  const at = (last: string) =>
    write(`Mara works in a narrow shop by the harbor. Mara sighs. Tom walks to ${last}.`).lines.at(-1)
      ?.cj_desc;
  expect(at('the shop')).toBe('Narrow shop by the harbor');
  expect(at('the harbor')).toBe('Harbor');
});

it.each([
  ['Ben sits in the kitchen. Ben sails home with his father.', 'Sea'],
  ['Ben sits by the lake. Ben rows back with his father.', 'Lake'],
  ['小海坐在厨房里。小海和爸爸划着船离开。', '海上'],
])('who sails is at sea, unless a lake or a river was told: %s', (story, place) => {
  expect(write(story).lines.at(-1)?.cj_desc).toBe(place);
});

it('"its" says whose something is, and is no "it" with a letter behind it', () => {
  expect(
    shotOf('A cat lives in an office. The moon rises and its light falls on the table.', 'moon').hm_desc,
  ).toContain('its light falls');
  expect(shotOf('The cat yawns. Every cup has its own place.', 'cup').hm_desc).not.toMatch(/\bcats\b/u);
});
