import { expect, test } from 'vitest';
import { stylesOf } from '../../../src/store/styles.ts';
import { chosenStyle } from '../../../src/ui/create/new-project/chosen-style.ts';

const style = (name: string, category: 'Animation' | 'Realistic') => ({
  name,
  image: `/web/styles/${name}.webp`,
  category,
  text2video_prompt: '',
});
const groups = [
  { name: '动画', lists: [style('水墨', 'Animation'), style('漫画', 'Animation')] },
  { name: '写实', lists: [style('黑色电影', 'Realistic')] },
];

test('[STYLE-01] the two categories are recognized by their styles, whatever language their names are in', () => {
  expect(stylesOf(groups, 'Animation').map(({ name }) => name)).toEqual(['水墨', '漫画']);
  expect(stylesOf(groups, 'Realistic').map(({ name }) => name)).toEqual(['黑色电影']);
});

test('the first style of a category is preselected; a choice survives switching category and language', () => {
  expect(chosenStyle({ category: 'Realistic', style: null }, groups)?.name).toBe('黑色电影');
  const inEnglish = { name: 'Comic', image: '/web/styles/漫画.webp' };
  expect(chosenStyle({ category: 'Realistic', style: inEnglish }, groups)?.name).toBe('漫画');
  expect(chosenStyle({ category: 'Animation', style: { name: 'gone', image: '' } }, groups)?.name).toBe(
    '水墨',
  );
  expect(chosenStyle({ category: 'Animation', style: null }, [])).toBeNull();
});

test('a style of one’s own is found again after its name and picture were changed', () => {
  const mine = { ...style('Torn paper', 'Realistic'), id: 9 };
  const draft = { id: 9, name: 'Paper cut', image: '/media/old.png?e=1' };
  const lists = [...(groups[1]?.lists ?? []), mine];
  expect(chosenStyle({ category: 'Realistic', style: draft }, [{ name: '写实', lists }])).toBe(mine);
});
