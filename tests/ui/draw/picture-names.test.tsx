import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { eachOnItsOwn } from '../show.tsx';
import { entries, openRecord, pageGone } from './picture-page.tsx';

eachOnItsOwn();
beforeEach(pageGone);

test('the buttons of each picture are named after it', async () => {
  await openRecord();
  const [first, second] = ['picture 1', 'picture 2'].map((picture) =>
    ['Variation', 'HD upscale'].map((action) =>
      screen.getByRole('button', { name: `${action}: ${picture}` }),
    ),
  );
  expect(first?.[0]?.title).toBe('Variation · 33 points');
  expect(second?.[1]?.title).toBe('HD upscale · 2 points');
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('Download picture 2');
  expect(new Set(names).size).toBe(names.length);
});

test('a variation says why a model that takes no picture cannot make it', async () => {
  const takes = { image: false, endImage: false };
  await openRecord({}, { costs: { models: [{ medium: 'variation', name: 'Words', takes }] } });
  expect(screen.queryByRole('button', { name: /^Variation/ })).toBeNull();
  expect([...(await entries()).keys()]).toContain('VariationWords takes no picture');
});
