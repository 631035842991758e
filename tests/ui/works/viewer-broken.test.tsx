import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listWorks, markWorkSeen, readWork } from '../../../src/api/works.ts';
import { wipePages } from '../../../src/store/pages-db.ts';
import SquarePage from '../../../src/ui/works/square/square-page.tsx';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/works/viewer/viewer.tsx';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';
import { windowOf, workFor, worksFor } from './works-for-test.tsx';

// happy-dom's animations cause errors when they are cancelled
Reflect.deleteProperty(Element.prototype, 'animate');

const refusedAs404 = () => Response.json({ code: 404, message: 'gone', data: null });

/** Opens the square with three works. */
async function open(address: string, answers: Answers) {
  const sent = fakeApi({
    [listWorks.path]: () => ({ lists: worksFor(3, 3), has_next: 0, home_info: null }),
    [markWorkSeen.path]: () => ({ views: 4 }),
    ...answers,
  });
  await showAt(address, <SquarePage />);
  return sent;
}
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name},`) }));
  return screen.findByRole('dialog', { name, hidden: true });
};
const film = (name: string) => screen.getByLabelText<HTMLVideoElement>(`Work: ${name}`);

eachOnItsOwn();
beforeEach(async () => {
  await Promise.all([wipePages(0), wipePages(7)]);
  windowOf(1000);
});

test('a film that does not play any more because its work was taken down says that the work is gone, not to try later', async () => {
  const sent = await open('/square', { [readWork.path]: refusedAs404 });
  const view = await press('Work 2');
  fireEvent.error(film('Work 2'));
  await within(view).findByText('This work is no longer here');
  expect(within(view).queryByRole('alert', { hidden: true })).toBeNull();
  expect(sent.filter(({ path }) => path === readWork.path)).toHaveLength(1);
});

test('a film that could not be loaded is loaded again after a while, and then says nothing any more', async () => {
  await open('/square', { [readWork.path]: () => workFor(2) });
  const view = await press('Work 2');
  const address = film('Work 2').getAttribute('src');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.error(film('Work 2'));
  within(view).getByText(/can't be played right now/);
  act(() => vi.advanceTimersByTime(5_000));
  expect(film('Work 2').getAttribute('src')).toBe(`${address}?turn=1`);
  fireEvent.loadedMetadata(film('Work 2'));
  expect(within(view).queryByText(/can't be played right now/)).toBeNull();
  act(() => vi.advanceTimersByTime(600_000));
  expect(film('Work 2').getAttribute('src')).toBe(`${address}?turn=1`);
  vi.useRealTimers();
});

test('a film that does not play while its work is still there can be tried later', async () => {
  const sent = await open('/square', { [readWork.path]: () => workFor(2) });
  const view = await press('Work 2');
  fireEvent.error(film('Work 2'));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(readWork.path));
  await within(view).findByText(/can't be played right now/);
  expect(within(view).queryByText('This work is no longer here')).toBeNull();
});

test('a film of which nothing arrives says so instead of staying black, until it arrives', async () => {
  const sent = await open('/square', { [readWork.path]: () => workFor(2) });
  const view = await press('Work 2');
  Object.defineProperty(film('Work 2'), 'readyState', { configurable: true, value: 0 });
  fireEvent(film('Work 2'), new Event('stalled'));
  await within(view).findByText('This film is taking long to arrive');
  expect(
    sent.map(({ path }) => path),
    'nobody asks whether it is gone',
  ).not.toContain(readWork.path);
  fireEvent.loadedData(film('Work 2'));
  expect(within(view).queryByText('This film is taking long to arrive')).toBeNull();
  Object.defineProperty(film('Work 2'), 'readyState', { configurable: true, value: 2 });
  fireEvent(film('Work 2'), new Event('stalled'));
  expect(within(view).queryByRole('alert', { hidden: true }), 'there is a picture to look at').toBeNull();
});
