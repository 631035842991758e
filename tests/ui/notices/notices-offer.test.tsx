import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announcer } from '../../../src/store/announcer.ts';
import { notices } from '../../../src/store/notices/notices.ts';
import { noticeOffer } from '../../../src/store/notices/offer.ts';
import * as push from '../../../src/store/notices/push.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import { NoticesHost } from '../../../src/ui/notices/notices-host.tsx';
import '../../../src/ui/notices/notices-ask.tsx';
import '../../../src/ui/notices/notices-offer.tsx';
import { OfferSlot } from '../../../src/ui/shell/offer-slot.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { doneRow } from '../../store/task-row.ts';
import { knows } from '../engine-says.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

vi.mock('../../../src/store/notices/push.ts', () => ({ renewPush: vi.fn(), switchNotices: vi.fn() }));

const TITLE = "Notify you when it's done?";
const card = () => screen.queryByRole('region', { name: TITLE });
const drawing = (open: 0 | 1) =>
  doneRow('draw', 'a', { open, ...(open ? { final: null, endedAt: null } : {}) });

/** Simulates an accepted submit in a browser without notification permission. */
async function submitted(
  settings: { asked: boolean } = { asked: false },
  at: 'sheet' | 'sidebar' = 'sheet',
): Promise<void> {
  fakeApi({});
  // simulates a browser with a service worker
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  await showAt(
    '/draw',
    <>
      <NoticesHost />
      <OfferSlot at={at} />
    </>,
  );
  await change(() => {
    Object.assign(notices, {
      ready: true,
      permission: 'default',
      push: 'off',
      refused: false,
      settings: ref({ on: false, off: [], ...settings }),
    });
    noticeOffer.wanted = true;
  });
}

eachOnItsOwn();
beforeEach(() => {
  tasks.byKey = {};
  noticeOffer.wanted = false;
});

test('notices are offered while a task is open, and no longer after its end', async () => {
  await submitted();
  expect(card()).toBeNull();
  await knows(drawing(1));
  await waitFor(() => expect(card()).not.toBeNull());
  await knows(drawing(0));
  await waitFor(() => expect(card()).toBeNull());
});

test('the offer is announced once, however many tasks it comes back with', async () => {
  announcer.count = 0;
  await submitted({ asked: false }, 'sidebar');
  const entry = () => screen.queryByRole('button', { name: TITLE });
  for (const _task of [1, 2, 3]) {
    await knows(drawing(1));
    await waitFor(() => expect(entry()).not.toBeNull());
    expect(announcer).toMatchObject({ text: TITLE, count: 1 });
    await knows(drawing(0));
    await waitFor(() => expect(entry()).toBeNull());
  }
});

test('"Not now" is stored on this device', async () => {
  await submitted();
  await knows(drawing(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(card()).toBeNull());
  expect(notices.settings.asked).toBe(true);
  await change(() => {
    noticeOffer.wanted = true;
  });
  expect(card()).toBeNull();
});

test('if the browser has denied permission, it says how to allow it, even after the task has ended', async () => {
  vi.mocked(push.switchNotices).mockImplementation(async () => {
    notices.permission = 'denied';
  });
  await submitted();
  await knows(drawing(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('region', { name: 'Notifications are blocked' })).toBeTruthy();
  await knows(drawing(0));
  expect(screen.getByText(/set Notifications to Allow/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  // stored a little after the card has gone: the next test's card must not go with it
  await waitFor(() => expect(noticeOffer.wanted).toBe(false));
});

test('the installed app has no address bar, and does not send people to it', async () => {
  Object.assign(navigator, { standalone: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  vi.mocked(push.switchNotices).mockImplementation(async () => {
    notices.permission = 'denied';
  });
  await submitted();
  await knows(drawing(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText(/open this app's settings/);
  expect(screen.queryByText(/address bar/)).toBeNull();
});
