import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { announcer } from '../../../src/store/announcer.ts';
import { browser } from '../../../src/store/browser.ts';
import { loadMessages, messageList } from '../../../src/store/messages/message-list.ts';
import { messages, refreshUnread } from '../../../src/store/messages/messages.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import wide from '../../../src/ui/kit/wide-words.module.css';
import { ReadAllButton } from '../../../src/ui/messages/read-all-button.tsx';
import { type Answers, fakeApi, lost, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const READ_ALL = '/studio/messages/read-all';
const row = (id: number, is_read: number) => ({
  id,
  title: `Message ${id}`,
  content: '',
  created_at: '2026-01-02T03:04:05.000Z',
  is_read,
});
/** What the server counts; there are older ones than the list has. */
let left = 14;
const open = async (answers: Answers = {}) => {
  const sent = fakeApi({
    '/center/list-broadcast': () => ({ lists: [row(9, 0), row(8, 1), row(7, 0)], has_next: 1 }),
    '/center/not-read': () => ({ not_read: left }),
    [READ_ALL]: () => {
      left = 0;
      return null;
    },
    ...answers,
  });
  await loadMessages();
  await refreshUnread();
  await show(<ReadAllButton />);
  return sent;
};
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
const press = () => change(() => void fireEvent.click(button() as HTMLElement));
const marks = () => messageList.items.map(({ is_read }) => is_read);

eachOnItsOwn();
beforeEach(() => {
  left = 14;
  session.token = 't';
});

test('all messages are marked as read at once, also those that are not loaded; the button keeps the focus', async () => {
  const sent = await open();
  button()?.focus();
  await press();
  expect(marks()).toEqual([1, 1, 1]);
  expect(messages.unread).toBe(0);
  await waitFor(() => expect(announcer.text).toBe('All messages are read'));
  expect(sent.find(({ path }) => path === READ_ALL)?.body).toEqual({ newest: 9 });
  expect(document.activeElement).toBe(button());
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(sent.filter(({ path }) => path === READ_ALL)).toHaveLength(1);
});

test('a refusal is told, and what was unread is unread again', async () => {
  await open({ [READ_ALL]: () => new Refused('later', 503) });
  await press();
  await waitFor(() => expect(takeToasts()).toHaveLength(1));
  expect(marks()).toEqual([0, 1, 0]);
  expect(messages.unread).toBe(14);
});

test('it is not there when nothing is unread, and says why it cannot be pressed without a network', async () => {
  left = 0;
  await open();
  expect(button()).toBeNull();
  await change(() => {
    messages.unread = 2;
    browser.online = false;
  });
  expect(button()?.disabled).toBe(true);
  expect(button()?.title).toBe("You're offline");
});

test('marking that got lost on the way says so, and what was unread is unread again', async () => {
  await open({ [READ_ALL]: lost });
  await press();
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't mark the messages as read", description: 'Check your connection and try again.' },
    ]),
  );
  expect(messages.unread).toBe(14);
});

test('beside the title of a phone its words are for screen readers, so that the head keeps to one line', async () => {
  await open();
  expect(button()?.title).toBe('Mark all as read');
  expect(screen.getByText('Mark all as read').className).toBe(wide.words);
});
