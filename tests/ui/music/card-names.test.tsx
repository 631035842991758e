import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonNames } from '../button-names.ts';
import { eachMusicTest, openMusic, wireSong } from './open-music.tsx';

eachMusicTest();

test('the buttons of each task’s songs are named after them, whatever their state', async () => {
  const made = wireSong(3);
  const works = made.works.map((work) => ({ ...work, title: 'Mountain' }));
  await openMusic([
    wireSong(1, { state: 0, works: [] }),
    wireSong(2, { state: 2, works: [] }),
    { ...made, works },
    wireSong(4),
  ]);
  const names = buttonNames(screen.getAllByRole('article', { hidden: true }));
  expect(names).toEqual(
    expect.arrayContaining([
      'Cancel · Song 1',
      'Regenerate · 12 points · Song 2',
      'Reuse · Song 2',
      'Details · Song 2',
      'Star: Song 3',
      'Delete: Song 2',
      'Delete: Song 4',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the buttons of songs with the same title can be told apart', async () => {
  const title = 'Mountain';
  const works = wireSong(1).works.map((work) => ({ ...work, title }));
  await openMusic([
    wireSong(1, { title, works }),
    wireSong(2, { title, works }),
    wireSong(3, { title, state: 2 }),
  ]);
  const names = buttonNames(screen.getAllByRole('article', { hidden: true }));
  expect(names.every((name) => name.includes('Mountain'))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
