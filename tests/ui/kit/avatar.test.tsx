import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '../../../src/ui/kit/avatar.tsx';
import { gradientOf, initialOf } from '../../../src/ui/kit/face.ts';

test('a member without a picture has a color of their own with the first letter of their name', () => {
  const { container } = render(<Avatar src="" memberId={3} name="Ada" />);
  const face = container.querySelector<HTMLElement>('[data-ui=avatar]');
  expect(face?.textContent).toBe('A');
  expect(face?.style.background).toBe(gradientOf(3));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(gradientOf)).size).toBe(8);
  expect(gradientOf(11)).toBe(gradientOf(3));
});

test('without a letter there is a figure: an empty circle says nothing', () => {
  const { container } = render(<Avatar src="" memberId={0} name="" />);
  expect(container.querySelector('[data-ui=avatar] svg')).toBeTruthy();
});

test.each([
  ['小明', '小'],
  [' éva', 'É'],
  ['138****1111', ''],
  ['🦊 fox', ''],
  ['', ''],
])('the letter for "%s" is "%s"', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
