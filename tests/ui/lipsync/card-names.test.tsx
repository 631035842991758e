import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonNames } from '../button-names.ts';
import { eachLipTest, openLipSync, wireResult } from './open-lipsync.tsx';

eachLipTest();

test('the buttons of each result are named after it, whatever its state', async () => {
  const states = [3, 1, 2];
  await openLipSync([...states, ...states].map((status_code, at) => wireResult(at + 1, { status_code })));
  const names = buttonNames(screen.getAllByRole('article', { hidden: true }));
  expect(names).toEqual(
    expect.arrayContaining(['Reuse · Line 1', 'Delete: Line 4', 'Actions for Line 2', 'Actions for Line 3']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the buttons of results that say the same can be told apart', async () => {
  const options = JSON.stringify({ audio_text: 'Good evening', aspectRatio: '1:1', type: 0 });
  await openLipSync([3, 2, 1, 3].map((status_code, at) => wireResult(at + 1, { status_code, options })));
  const names = buttonNames(screen.getAllByRole('article', { hidden: true }));
  expect(names.every((name) => name.includes('Good evening, '))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
