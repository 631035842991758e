import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

it.each([
  ['A girl in a red coat ran to the bus. The girl waved.', ['Girl, in a red coat']],
  ['Marta wore a green dress. Marta danced.', ['Marta, a woman, in a green dress']],
  ['Tom, dressed in black, opened the door. Tom left.', ['Tom, a man, in black clothes']],
  ['一个穿灰色外套的女孩坐在木箱上。女孩笑了。', ['女孩，穿灰色外套']],
  ['阿梅穿着蓝色的裙子。阿梅笑了。', ['阿梅，女人，穿着蓝色的裙子']],
])('clothes whose color the story tells belong to the role: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it.each([
  'Marta signed in black ink. Marta left.',
  'Marta and a man in a red coat met. Marta smiled.',
  'Marta painted the door green. Marta wore a dress.',
])('other colors are not theirs: %s', (story) => {
  expect(rolesOf(story)[0]).toBe('Marta, a woman');
});
