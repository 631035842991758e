import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import { closePanel, openPanel } from '../../../src/ui/router/panel.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
import { closeWork } from '../../../src/ui/works/viewer/work-address.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import { bodies, cover, emptySquare, LIST, page } from './square-for-test.tsx';
import { workFor } from './works-for-test.tsx';

eachOnItsOwn();
beforeEach(emptySquare);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search works' });
const at = async (address: string) => {
  const sent = fakeApi({ [LIST]: () => page([workFor(1)]) });
  await showAt(address, <SquarePage />);
  await cover('Work 1');
  return sent;
};
const asked = { home_id: 0, page: 1, pageSize: 20, type: 2 };

test('search and order are in the address, and replace it: Back leads to the page before', async () => {
  const sent = await at('/square');
  const entries = history.length;
  fireEvent.change(field(), { target: { value: 'red fox ' } });
  fireEvent.submit(field());
  await waitFor(() => expect(location.hash).toBe('#/square?q=red+fox'));
  fireEvent.click(screen.getByRole('button', { name: 'Most watched first' }));
  await waitFor(() => expect(location.hash).toBe('#/square?q=red+fox&order=seen'));
  await waitFor(() => expect(bodies(sent).at(-1)).toEqual({ ...asked, words: 'red fox', order: 'seen' }));
  // the space behind the words may be followed by another one
  expect(field().value).toBe('red fox ');
  expect(history.length).toBe(entries);
});

test('a reload keeps search and order, which are asked for first', async () => {
  const sent = await at('/square?q=fox&order=seen');
  expect(field().value).toBe('fox');
  expect(screen.getByRole('button', { name: 'Most watched first', pressed: true })).toBeTruthy();
  expect(bodies(sent)).toEqual([{ ...asked, words: 'fox', order: 'seen' }]);
});

test('a work is opened over the search, which is there again when it is closed', async () => {
  await at('/square?q=fox');
  fireEvent.click(await cover('Work 1'));
  expect(location.hash).toBe('#/square?q=fox&work=1');
  await change(closeWork);
  await waitFor(() => expect(location.hash).toBe('#/square?q=fox'));
  expect(field().value).toBe('fox');
});

test.each([
  ['a work', async () => void fireEvent.click(await cover('Work 1')), closeWork, '#/square?work=1'],
  ['a panel', async () => openPanel('tasks'), closePanel, '#/square?panel=tasks'],
])(
  '%s that is opened right after the last letter stays open, and the search begins once it is closed',
  async (_, opens, close, address) => {
    const sent = await at('/square');
    fireEvent.change(field(), { target: { value: 'fox' } });
    await change(opens);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(location.hash).toBe(address);
    expect(bodies(sent)).toEqual([asked]);
    await change(close);
    await waitFor(() => expect(location.hash).toBe('#/square?q=fox'));
    expect(field().value).toBe('fox');
  },
);

test('another address of the square, by Back or a link, is shown as it says', async () => {
  const sent = await at('/square?q=fox');
  expect(field().value).toBe('fox');
  await change(() => navigate('/square'));
  expect(field().value).toBe('');
  await waitFor(() => expect(bodies(sent).at(-1)).toEqual(asked));
});

test('the tab is in the address', async () => {
  await at('/square');
  fireEvent.click(screen.getByRole('tab', { name: 'Tasks' }));
  await waitFor(() => expect(location.hash).toBe('#/square?tab=tasks'));
  cleanup();
  forgetAll();
  await showAt('/square?tab=tasks', <SquarePage />);
  expect(screen.getByRole('tab', { name: 'Tasks', selected: true })).toBeTruthy();
});
