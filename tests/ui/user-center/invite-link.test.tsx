import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { InviteLink } from '../../../src/ui/user-center/invite-link.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show, told } from '../show.tsx';

const LINK = 'https://x.example/';
const field = () => screen.queryByRole('textbox');
const link = () => screen.findByDisplayValue(LINK);

eachOnItsOwn();

test('[USER-10] the link comes from the studio, requested without a payload', async () => {
  const sent = fakeApi({ '/center/invite': () => ({ invited_url: LINK }) });
  await show(<InviteLink />);
  await link();
  expect(sent).toEqual([{ path: '/center/invite', body: {} }]);
});

test('offline a message replaces the link, which is loaded once online', async () => {
  browser.online = false;
  fakeApi({ '/center/invite': () => ({ invited_url: LINK }) });
  await show(<InviteLink />);
  await told("You're offline. Your link needs a connection.");
  expect(field()).toBeNull();
  await change(() => {
    browser.online = true;
  });
  expect(await link()).toBe(field());
  await told('');
});

test('while the link loads its space is reserved; a failed one can be retried', async () => {
  let answer: (say: unknown) => void = () => undefined;
  fakeApi({
    '/center/invite': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await show(<InviteLink />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
  expect(field()).toBeNull();
  answer(new Refused('later', 503));
  await told("Couldn't load your link.");
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('img', { name: 'Loading' });
  answer({ invited_url: LINK });
  expect(await link()).toBe(field());
});
