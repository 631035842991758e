import { expect, test } from 'vitest';
import { developIdea } from '../../../generators/stories/develop-idea.ts';

/** The paragraphs of an idea's story. */
const story = (idea: string, seed = 1) => developIdea({ idea, seed, most: 4000 }).split('\n');
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each([
  ['A beekeeper and a sergeant look for a lost queen bee', 'beekeeper', 'sergeant'],
  ['A pharaoh and his cat travel to the future', 'pharaoh', 'his cat'],
  ['A detective and a parrot solve the theft of a diamond', 'detective', 'parrot'],
  ['Mia and her best friend Leo discover a door behind the library', 'Mia', 'Leo'],
  ['老钟表匠和小学徒一起寻找丢失的一分钟', '钟表匠', '小学徒'],
  ['法老和他的猫穿越到未来', '法老', '他的猫'],
  ['骑士和龙开了一家面包店', '骑士', '龙'],
  ['一个女孩和爷爷造了一架飞行器', '女孩', '爷爷'],
])('of %s, both are told of to the end', (idea, first, second) => {
  for (const seed of SEEDS) {
    const told = story(idea, seed);
    const both = told.filter((line) => line.includes(first) && line.includes(second));
    expect(both.length, told.join('\n')).toBeGreaterThanOrEqual(told.length / 2);
    // nobody does anything without the other
    for (const line of told.filter((one) => one.includes(first) && !/[”“]/u.test(one)))
      expect(line).toContain(second);
  }
});

test('they are introduced at once, known from then on, and one of them speaks', () => {
  const told = SEEDS.flatMap((seed) => story('A knight and a cook open a restaurant in Rome', seed)).join(
    '\n',
  );
  expect(told).toMatch(/A knight and a cook (?:drink|open|are)/u);
  expect(told).toContain('One day the knight and the cook open a restaurant in Rome.');
  expect(told).toContain('“Whatever you need,” says the knight and smiles.');
  expect(told).not.toMatch(/say the knight/u);
});

test('what the two find keeps its article', () => {
  const told = ['Mia and Leo find a map and a key', 'A cook and a waiter find a map and a key'].map((idea) =>
    SEEDS.flatMap((seed) => story(idea, seed)).join('\n'),
  );
  expect(told[0]).toContain('Mia and Leo find a map and a key');
  expect(told[1]).toContain('the cook and the waiter find a map and a key');
});

test('with who comes by they are three', () => {
  const told = SEEDS.flatMap((seed) => [
    ...story('A beekeeper and a sergeant look for a queen', seed),
    ...story('养蜂人和丞相在山里寻找失踪的蜂王', seed),
  ]).join('\n');
  expect(told).toMatch(/The beekeeper, the sergeant and the (?:old|little|boy)/u);
  expect(told).toMatch(/养蜂人、丞相和[老小]/u);
  expect(told).not.toMatch(/sergeant and the (?:old|little|boy)[^.]* and the beekeeper|丞相和[老小]..和/u);
});

test.each([
  ['A shy girl befriends a robot on the moon', /robot/u],
  ['A doctor and a nurse fall in love during a storm', /nurse/u],
  ['A grandmother teaches her grandson to bake bread', /her grandson/u],
])('of %s, the second one has a part of their own', (idea, second) => {
  for (const seed of SEEDS) {
    const told = story(idea, seed);
    expect(told.filter((line) => second.test(line)).length, told.join('\n')).toBeGreaterThan(1);
    expect(told.slice(2).join('\n')).not.toMatch(
      /The doctor and the nurse (?:look|draw|write)|girl and the robot stand at/u,
    );
  }
});

test('an animal is counted as animals are, and whoever stands before somebody is no part of their name', () => {
  const told = SEEDS.flatMap((seed) => [
    ...story('海盗和猴子在岛上找到宝藏', seed),
    ...story('骑士和龙开了一家面包店', seed),
  ]).join('\n');
  expect(told).toMatch(/一只猴子/u);
  expect(told).toMatch(/一条龙/u);
  expect(told).not.toMatch(/一个(?:猴子|龙)/u);
});

test('小学徒 learns a trade, not at a primary school', () => {
  expect(SEEDS.flatMap((seed) => story('老钟表匠和小学徒一起寻找丢失的一分钟', seed)).join('\n')).not.toMatch(
    /小学(?!徒)/u,
  );
});
