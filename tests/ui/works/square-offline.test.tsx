import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import { emptySquare, LIST } from './square-for-test.tsx';

eachOnItsOwn();
beforeEach(emptySquare);

test.each([
  ['/square?q=fox', /Searching needs a connection/, /^Works that you have seen/],
  ['/square', /^Works that you have seen/, /Searching needs a connection/],
])('offline and without cached works, %s says what is possible', async (address, says, other) => {
  await change(() => {
    browser.online = false;
  });
  fakeApi({ [LIST]: () => Promise.reject(new TypeError('no network')) });
  await showAt(address, <SquarePage />);
  await screen.findByText(says);
  expect(screen.queryByText(other)).toBeNull();
});
