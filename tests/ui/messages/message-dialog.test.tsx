import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Broadcast } from '../../../src/api/messages.ts';
import { browser } from '../../../src/store/browser.ts';
import { loadMessages, messageList } from '../../../src/store/messages/message-list.ts';
import MessageDialog from '../../../src/ui/messages/message-dialog.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const LIST = '/center/list-broadcast';
const message = (id: number): Broadcast => ({
  id,
  title: `Message ${id}`,
  content: '',
  created_at: '2026-01-02T03:04:05.000Z',
  is_read: 1,
});
/** Twelve messages in pages of ten. Older ones are answered only while `ready`. */
let ready = true;
const answer = ({ before }: { before?: number }) => {
  if (before && !ready) return new Refused('later', 503);
  return before
    ? { lists: [message(2), message(1)], has_next: 0 }
    : { lists: Array.from({ length: 10 }, (_, index) => message(12 - index)), has_next: 1 };
};
const older = () => screen.getByRole('button', { name: 'Older message' });
const newer = () => screen.getByRole('button', { name: 'Newer message' });
const canTurn = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'false';
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** The dialog as opened from the panel. */
function Opened({ first }: { first: Broadcast }) {
  const [shown, setShown] = useState(first);
  return <MessageDialog message={shown} onTurn={setShown} onClose={() => undefined} />;
}
const open = async (id: number) => {
  fakeApi({ [LIST]: answer });
  await loadMessages();
  await show(<Opened first={message(id)} />);
};

beforeEach(() => {
  ready = true;
});
eachOnItsOwn();

test('a failure to load an older page shows a message, and a click retries', async () => {
  ready = false;
  await open(3);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(said().join()).toContain("Couldn't load older messages.");
  expect(canTurn(older())).toBe(false);
  ready = true;
  fireEvent.click(again);
  await waitFor(() => expect(canTurn(older())).toBe(true));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('offline it says why older messages are missing, and loads them once online', async () => {
  ready = false;
  await open(3);
  await waitFor(() => expect(messageList.older).toBe('failed'));
  await change(() => {
    browser.online = false;
  });
  expect(said().join()).toContain("You're offline. Older messages need a connection.");
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  ready = true;
  await change(() => {
    browser.online = true;
  });
  await waitFor(() => expect(canTurn(older())).toBe(true));
});

test('moving to another message announces its title; opening the dialog does not', async () => {
  await open(7);
  expect(said().join('')).toBe('');
  fireEvent.click(older());
  await waitFor(() => expect(said()).toContain('Message 6'));
  fireEvent.click(newer());
  await waitFor(() => expect(said()).toContain('Message 7'));
});
