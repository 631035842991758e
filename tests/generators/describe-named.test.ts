import { expect, it } from 'vitest';
import { describeNamed } from '../../generators/text/describe-named.ts';

const textOf = (all: { description: string }[]) => all.map(({ description }) => description);

it('characters of a table are described by the text next to their names, else by what their names imply', () => {
  const pictures = [
    'A lighthouse at dusk',
    'Mei, a girl in a red coat, walks along the shore',
    'Tom waves. He runs to the boat.',
    'Grandma Rose at the window, an old house behind her',
  ];
  expect(textOf(describeNamed(['Mei', 'Tom', 'Grandma Rose', 'Mr. X'], pictures, 'en'))).toEqual([
    'Mei, a girl in a red coat',
    'Tom, a man',
    'Grandma Rose, an old woman',
    'Mr. X',
  ]);
});

it('descriptions before the name are read in Chinese, too', () => {
  const pictures = ['黄昏的灯塔', '穿红外套的女孩小梅走在海边', '罗奶奶点亮了灯'];
  expect(textOf(describeNamed(['小梅', '罗奶奶'], pictures, 'zh'))).toEqual([
    '小梅，穿红外套的女孩',
    expect.stringContaining('罗奶奶'),
  ]);
});

it('a table without picture descriptions gives only names, and invents no looks', () => {
  expect(textOf(describeNamed(['Ann'], ['', ''], 'en'))).toEqual([expect.stringContaining('Ann')]);
});
