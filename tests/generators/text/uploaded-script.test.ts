import { expect, it } from 'vitest';
import { writeScript } from '../../../generators/text/script.ts';

const write = (story: string, language: 'en' | 'zh' = 'en') =>
  writeScript({ story, textType: 'story', language, ratio: '16:9', mostShots: 200 });

it('an uploaded script keeps speakers and dialogue line by line', () => {
  const said = Array.from({ length: 120 }, (_, at) => `Line number ${at} is said.`);
  const names = ['Anna', 'José', 'Ben Okafor'];
  const { lines, roles } = write(said.map((words, at) => `${names[at % 3]}: ${words}`).join('\n'));
  expect(lines.map(({ dialogue }) => dialogue)).toEqual(
    said.map((words, at) => `${names[at % 3]}：${words}`),
  );
  expect(roles.map(({ name }) => name)).toEqual(names);
});

it('everybody who speaks in it becomes a character, without a limit', () => {
  const names = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯'].map((one) => `阿${one}`);
  const { lines, roles } = write(names.map((name) => `${name}：我在这里。`).join('\n'), 'zh');
  expect(lines.map(({ dialogue }) => dialogue)).toEqual(names.map((name) => `${name}：我在这里。`));
  expect(new Set(roles.map(({ name }) => name))).toEqual(new Set(names));
});
