import { expect, it } from 'vitest';
import { describeNamed } from '../../generators/text/describe-named.ts';

const textOf = (all: { description: string }[]) => all.map(({ description }) => description);

it('people of a table are described by what its pictures say beside their names, else by what the words tell', () => {
  const pictures = [
    'A lighthouse at dusk',
    'Mei, a girl in a red coat, walks along the shore',
    'Tom waves. He runs to the boat.',
    'Grandma Rose at the window, an old house behind her',
  ];
  expect(textOf(describeNamed(['Mei', 'Tom', 'Grandma Rose', 'Mr. X'], pictures, 'en'))).toEqual([
    'Mei, a girl in a red coat',
    'Tom, a man',
    'Grandma Rose, a woman',
    'Mr. X',
  ]);
});

it('in Chinese too, where the words stand before the name', () => {
  const pictures = ['黄昏的灯塔', '穿红外套的女孩小梅走在海边', '罗奶奶点亮了灯'];
  expect(textOf(describeNamed(['小梅', '罗奶奶'], pictures, 'zh'))).toEqual([
    '小梅，穿红外套的女孩',
    expect.stringContaining('罗奶奶'),
  ]);
});

it('a table without pictures leaves the looks open, and the names are there to be drawn from', () => {
  expect(textOf(describeNamed(['Ann'], ['', ''], 'en'))).toEqual([expect.stringContaining('Ann')]);
});
