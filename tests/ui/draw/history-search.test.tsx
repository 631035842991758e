import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { clearDraws, draw } from '../../../src/store/draw/draw.ts';
import { endSearch, found } from '../../../src/store/draw/draw-found.ts';
import { chooseLook } from '../../../src/store/draw/history-look.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';
import '../../../src/ui/kit/history-search.tsx';
import '../../../src/ui/draw/grid.tsx';

const LISTS = '/draw/lists';
interface Asked {
  search?: string;
  before?: number;
  starred?: 1;
}
let sent: Sent[];

/** Opens the page of a member with prompts 1 to 3; the fake server searches them. */
async function open(address = '/draw', { knowsFilters = true, online = true } = {}): Promise<void> {
  const all = [3, 2, 1].map((id) => ({ ...recordFor(id), starred: id === 2 ? (1 as const) : (0 as const) }));
  sent = fakeApi(
    {
      [LISTS]: ({ search = '', starred }: Asked) => {
        if (!browser.online && (search || starred)) return Promise.reject(new TypeError('no network'));
        const filtered = knowsFilters && (search !== '' || starred === 1);
        const lists = filtered
          ? all.filter((one) => one.message_input.includes(search) && (!starred || one.starred === 1))
          : all;
        return { lists, has_next: 0, ...(filtered ? { filtered: 1 } : {}) };
      },
    },
    61,
  );
  clearDraws();
  endSearch();
  await showAt(address, <DrawPage />);
  await waitFor(() => expect(bodies(sent, LISTS).length).toBeGreaterThan(0));
  if (!online)
    await change(() => {
      browser.online = false;
    });
}
/** The rows of the list's store, because without a layout no row is rendered. */
const shown = () => (found.state === 'idle' ? draw : found).records.map(({ message_input }) => message_input);
const field = () => screen.findByRole('searchbox', { name: 'Search your pictures' });
const filters = () => bodies(sent, LISTS).at(-1);

eachOnItsOwn();
beforeEach(() => chooseLook('records'));

test('text is searched on the server and kept in the URL; clearing the search shows everything', async () => {
  await open();
  await waitFor(() => expect(shown()).toEqual(['prompt 1', 'prompt 2', 'prompt 3']));
  fireEvent.click(screen.getByRole('button', { name: 'Search the history' }));
  fireEvent.change(await field(), { target: { value: 'prompt 2' } });
  await waitFor(() => expect(filters()).toEqual({ page: 1, pageSize: 10, search: 'prompt 2' }));
  await waitFor(() => expect(shown()).toEqual(['prompt 2']));
  expect(location.hash).toBe('#/draw?q=prompt+2');
  fireEvent.click(screen.getByRole('button', { name: 'End the search' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(location.hash).toBe('#/draw');
});

test.each(['Escape', 'button'])(
  'after a search that ended by %s, the focus is at its button again',
  async (by) => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Search the history' }));
    const words = await field();
    if (by === 'Escape') fireEvent.keyDown(words, { key: 'Escape' });
    else fireEvent.click(screen.getByRole('button', { name: 'End the search' }));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search the history' }));
  },
);

test('Escape closes the filters, and a second one ends the search', async () => {
  await open('/draw?q=prompt&tool=mj');
  const tool = await screen.findByRole('combobox', { name: 'Tool' });
  tool.focus();
  fireEvent.keyDown(tool, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Tool' })).toBeNull());
  const filtersButton = screen.getByRole('button', { name: 'Filters' });
  expect(document.activeElement).toBe(filtersButton);
  expect(location.hash).toBe('#/draw?q=prompt&tool=mj');
  fireEvent.keyDown(filtersButton, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(location.hash).toBe('#/draw');
});

test('a URL with a search shows its results; tool, state, days and star filter them', async () => {
  await open('/draw?q=prompt&starred=1&tool=mj&state=done&from=2026-01-01&to=2026-02-01&state2=x');
  await waitFor(() => expect(shown()).toEqual(['prompt 2']));
  expect(filters()).toEqual({
    page: 1,
    pageSize: 10,
    search: 'prompt',
    tool: 'mj',
    state: 'done',
    from: '2026-01-01',
    to: '2026-02-01',
    starred: 1,
  });
  expect((await field()).getAttribute('value')).toBe('prompt');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'failed' } });
  await waitFor(() => expect(filters()).toMatchObject({ state: 'failed' }));
});

test('an empty result shows a message, with a link to all records', async () => {
  await open('/draw?q=zebra');
  await screen.findByRole('heading', { name: 'Nothing found' });
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

test('with a server without search, the search runs in the browser', async () => {
  await open('/draw?q=prompt+3', { knowsFilters: false });
  await waitFor(() => expect(shown()).toEqual(['prompt 3']));
});

test('offline the loaded records are searched, with a note', async () => {
  await open();
  await waitFor(() => expect(shown()).toHaveLength(3));
  await change(() => {
    browser.online = false;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search the history' }));
  fireEvent.change(await field(), { target: { value: '1' } });
  await waitFor(() => expect(shown()).toEqual(['prompt 1']));
  screen.getByText("You're offline: only what is loaded on this device was searched.");
});

test('records without pictures leave the grid empty, which says so and leads to the records', async () => {
  const failed = { ...recordFor(4), state: 4, images: [] };
  chooseLook('grid');
  fakeApi({ [LISTS]: () => ({ lists: [failed], has_next: 0, filtered: 1 }) }, 61);
  clearDraws();
  endSearch();
  await showAt('/draw?state=failed', <DrawPage />);
  await screen.findByRole('heading', { name: 'No pictures in these records' });
  fireEvent.click(document.querySelector('[data-ui=empty] button') as HTMLElement);
  await waitFor(() => expect(document.querySelector('[data-ui=picture-grid]')).toBeNull());
  expect(shown()).toEqual(['prompt 4']);
});

test('a grid that has pictures, or older records to look through, does not say that there are none', async () => {
  chooseLook('grid');
  await open();
  await waitFor(() => expect(document.querySelector('[data-ui=picture-grid]')).not.toBeNull());
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByRole('heading', { name: 'No pictures in these records' })).toBeNull();
});

test('the grid view is a switch whose state is stored', async () => {
  await open();
  await waitFor(() => expect(shown()).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: 'Show as a grid' }));
  await waitFor(() => expect(document.querySelector('[data-ui=picture-grid]')).not.toBeNull());
  expect(localStorage.getItem('inkreel.draw_look')).toBe('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Show records' }));
  await waitFor(() => expect(document.querySelector('[data-ui=picture-grid]')).toBeNull());
  expect(localStorage.getItem('inkreel.draw_look')).toBeNull();
});
