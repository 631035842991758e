import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { DistributionTab } from '../../../src/ui/user-center/distribution-tab.tsx';
import { FriendsTab } from '../../../src/ui/user-center/friends-tab.tsx';
import { LogTab } from '../../../src/ui/user-center/log-tab.tsx';
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

test('[USER-06] a row has description, time and points; only gains are highlighted', async () => {
  const row = (description: string, points: number, create_time = '2026-01-02T03:04:05.000Z') => ({
    description,
    create_time,
    points,
  });
  fakeApi({
    [LOG]: () => ({
      lists: [row('Drawing', -20), row('Recharge', 1200), row('Nothing', 0), row('Older', 5, 'last year')],
      has_next: 0,
    }),
  });
  await show(<LogTab />);
  const rows = await screen.findAllByRole('listitem');
  const parts = rows.map((one) => ({
    name: one.querySelector('span')?.textContent,
    when: one.querySelector('time')?.dateTime || one.querySelector('time')?.textContent,
    points: one.querySelector('b')?.textContent,
    gain: one.querySelector('[data-gain]') !== null,
  }));
  const when = '2026-01-02T03:04:05.000Z';
  expect(parts).toEqual([
    { name: 'Drawing', when, points: '−20', gain: false },
    { name: 'Recharge', when, points: '+1,200', gain: true },
    { name: 'Nothing', when, points: '0', gain: false },
    { name: 'Older', when: 'last year', points: '+5', gain: true },
  ]);
});

test('the log can be narrowed to what was gained or spent, and says so where there is none', async () => {
  const row = (id: number, points: number) => ({ ...page(id, id).lists[0], points });
  const answers = { gained: [row(3, 5)], spent: [] };
  const sent = fakeApi({
    [LOG]: ({ change: asked }: { change?: 'gained' | 'spent' }) => ({
      lists: asked ? answers[asked] : [row(3, 5), row(2, -4)],
      has_next: 0,
    }),
  });
  await show(<LogTab />);
  // the rows of the test before are held until these have come
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(screen.getByRole('radio', { name: 'Gained' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  fireEvent.click(screen.getByRole('radio', { name: 'Spent' }));
  await screen.findByText('No points spent yet.');
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const asked = sent.filter(({ path }) => path === LOG).map(({ body }) => body);
  expect(asked.map((body) => (body as { change?: string }).change ?? 'all')).toEqual([
    'all',
    'gained',
    'spent',
    'all',
  ]);
});

describe('[USER-16] a further page is loaded only on request', () => {
  const people = (list: string) => (at: number) => ({ star_tel: `${list} ${at}`, points: 1, awards: 1 });
  const totals = { total: 11, points: 1, total_order_amount: 0, distribute_amount: 0, balance: 0 };

  test.each([
    ['points log', LOG, LogTab, (at: number) => ({ description: `log ${at}`, points: 1 }), 'log'],
    ['invited people', '/center/invited-users', FriendsTab, people('friend'), 'friend'],
    ['distribution', '/center/distribute-users', DistributionTab, people('buyer'), 'buyer'],
  ] as const)('%s', async (_, path, Tab, row, word) => {
    const pages = [Array.from({ length: 10 }, (_item, index) => 11 - index), [1]];
    const sent = fakeApi({
      [path]: ({ page: asked }: { page: number }) => ({
        ...totals,
        lists: pages[asked - 1]?.map((at) => ({ ...row(at), create_time: '2026-01-02T03:04:05.000Z' })),
        has_next: asked === 1 ? 1 : 0,
      }),
      '/center/invite': () => ({ invited_url: 'https://x.example/' }),
    });
    await show(<Tab onInvite={() => undefined} />);
    const more = await screen.findByRole('button', { name: 'Show older' });
    const shown = () => screen.queryAllByText(new RegExp(`^${word} \\d+$`)).length;
    const asked = () =>
      sent.filter((one) => one.path === path).map(({ body }) => (body as { page: number }).page);
    expect([shown(), asked()]).toEqual([10, [1]]);
    fireEvent.click(more);
    await screen.findByText(`${word} 1`);
    expect([shown(), asked()]).toEqual([11, [1, 2]]);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});

test('the button for older rows keeps the focus while loading; after the last page the first new row has it', async () => {
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

test('an error is put into an existing live region, which a screen reader announces', async () => {
  fakeApi({ [LOG]: () => page(2, 1) });
  await show(<LogTab />);
  await screen.findAllByRole('listitem');
  const place = await told('');
  await change(() => {
    browser.online = false;
  });
  expect(await told("You're offline. This is what you last saw.")).toBe(place);
});

test('a click on Try again keeps the focus at the message', async () => {
  let ready = false;
  fakeApi({ [LOG]: () => (ready ? page(2, 1) : new Refused('later', 503)) });
  await show(<LogTab />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  ready = true;
  again.focus();
  fireEvent.click(again);
  // rows of skeletons stand there meanwhile
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(again.isConnected).toBe(false);
  expect(focused()).toBe(screen.getByRole('status'));
});

test('[USER-08] [USER-09] invited members are listed, with their number and points above', async () => {
  fakeApi({
    '/center/invited-users': () => ({
      lists: [{ star_tel: '139****1111', create_time: '2026-01-02T03:04:05.000Z', points: 25 }],
      has_next: 0,
      total: 1234,
      points: 30_850,
    }),
    '/center/invite': () => ({ invited_url: 'https://x.example/' }),
  });
  await show(<FriendsTab />);
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('span')?.textContent).toBe('139****1111');
  expect(row.querySelector('time')?.dateTime).toBe('2026-01-02T03:04:05.000Z');
  expect(row.querySelector('b')?.textContent).toMatch(/25/);
  const above = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([above('Friends who joined'), above('Points earned from friends')]).toEqual(['1,234', '30,850']);
});

test('[USER-12] one button copies the invitation link, also while nobody has joined', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  fakeApi({
    '/center/invited-users': () => ({ lists: [], has_next: 0, total: 0, points: 0 }),
    '/center/invite': () => ({ invited_url: 'https://x.example/' }),
  });
  await show(<FriendsTab />);
  await screen.findByText(/Nobody has joined/);
  await screen.findByDisplayValue('https://x.example/');
  takeToasts();
  fireEvent.click(screen.getByRole('button', { name: /copy/i }));
  await waitFor(() => expect(takeToasts()).toMatchObject([{ type: 'success', title: 'Copied' }]));
  expect(copied).toEqual(['https://x.example/']);
});
