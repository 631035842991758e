import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { LogTab } from '../../../src/ui/member/log-tab.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show, told } from '../show.tsx';

const LOG = '/center/points-log';
const page = (newest: number, oldest: number) => ({
  lists: Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    id: newest - index,
    description: `row ${newest - index}`,
    create_time: '2026-01-02T03:04:05.000Z',
    points: 1,
  })),
  has_next: oldest > 1 ? 1 : 0,
});
const focused = () => document.activeElement;

eachOnItsOwn();

test('the button for older rows keeps the focus while it asks; with the last page the first new row has it', async () => {
  let last = 11;
  fakeApi({ [LOG]: ({ before }: { before?: number }) => page(before ? before - 1 : 30, before ? last : 21) });
  await show(<LogTab />);
  const more = await screen.findByRole('button', { name: 'Show older' });
  more.focus();
  fireEvent.click(more);
  expect(focused()).toBe(more);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(focused()).toBe(more);
  last = 1;
  fireEvent.click(more);
  await waitFor(() => expect(more.isConnected).toBe(false));
  expect(focused()).toBe(screen.getAllByRole('listitem')[20]);
});

test('why a list is not there comes into a place that a screen reader knows already', async () => {
  fakeApi({ [LOG]: () => page(2, 1) });
  await show(<LogTab />);
  await screen.findAllByRole('listitem');
  const place = await told('');
  await change(() => {
    browser.online = false;
  });
  expect(await told("You're offline. This is what you last saw.")).toBe(place);
});

test('a press on Try again leaves the focus where the words stood', async () => {
  let ready = false;
  fakeApi({ [LOG]: () => (ready ? page(2, 1) : new Refused('later', 503)) });
  await show(<LogTab />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  ready = true;
  again.focus();
  fireEvent.click(again);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(again.isConnected).toBe(false);
  expect(focused()).toBe(screen.getByRole('status'));
});
