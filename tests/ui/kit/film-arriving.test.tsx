import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFilmArriving } from '../../../src/ui/kit/use-film-arriving.ts';

test('a film gets its address once its element is on the page, where a failure is heard', () => {
  const given: (string | undefined)[] = [];
  renderHook(() => {
    given.push(useFilmArriving('/media/1.mp4').src);
  });
  expect(given[0]).toBeUndefined();
  expect(given.at(-1)).toBe('/media/1.mp4');
});

test('a film without an address has trouble and gets none', () => {
  const { result } = renderHook(() => useFilmArriving(null));
  expect(result.current).toMatchObject({ src: undefined, trouble: 'broken' });
});
