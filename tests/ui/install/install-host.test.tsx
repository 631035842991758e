import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { install } from '../../../src/store/install.ts';
import { wantOffer, withdrawOffer } from '../../../src/store/offers.ts';
import { STORAGE } from '../../../src/store/storage-keys.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import type { Notice } from '../../../src/sw/protocol.ts';
import InstallHost from '../../../src/ui/install/install-host.tsx';
import { OfferSlot } from '../../../src/ui/shell/offer-slot.tsx';
import { doneRow, noticeOfRow } from '../../store/task-row.ts';
import { offer } from '../engine-says.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/install/install-offer.tsx';
import '../../../src/ui/install/steps-dialog.tsx';

/** @param sinceStart milliseconds; negative before this visit */
const ended = (id: string, sinceStart: number): Notice =>
  noticeOfRow(doneRow('draw', id, { endedAt: performance.timeOrigin + sinceStart }));
const card = () => screen.queryByRole('region', { name: 'Install Inkreel' });
const open = () =>
  show(
    <>
      <InstallHost />
      <OfferSlot at="sheet" />
    </>,
  );

eachOnItsOwn();
beforeEach(() => {
  tasks.notices = [];
  Object.assign(install, { way: 'steps', guide: 'ios', showsSteps: false, declined: false });
});

test('the offer comes with the first result of a visit, not on load or for earlier results', async () => {
  await open();
  await offer(ended('earlier', -5_000));
  expect(card()).toBeNull();
  await offer(ended('now', 5_000));
  await waitFor(() => expect(card()).not.toBeNull());
});

test('it waits while another offer is shown', async () => {
  wantOffer('update');
  await open();
  await offer(ended('first', 5_000));
  expect(card()).toBeNull();
  await change(() => {
    withdrawOffer('update');
  });
  await waitFor(() => expect(card()).not.toBeNull());
});

test('it shows the steps if the browser has no prompt; a dismissal is permanent', async () => {
  await open();
  await offer(ended('now', 5_000));
  const asks = await screen.findByRole('region', { name: 'Install Inkreel' });
  fireEvent.click(within(asks).getByRole('button', { name: 'Show steps' }));
  const steps = await screen.findByRole('dialog', { name: 'Add Inkreel to your home screen' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(within(steps).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(within(asks).getByRole('button', { name: 'Not now', hidden: true }));
  await waitFor(() => expect(card()).toBeNull());
  expect(localStorage.getItem(STORAGE.installCard)).toBe('no');
  await offer(ended('later', 9_000));
  expect(card()).toBeNull();
});

test.each([
  ['android', 'Add Inkreel to your home screen', 3, false],
  ['samsung', 'Add Inkreel to your home screen', 3, false],
  ['chromium', 'Install Inkreel', 3, false],
  ['edge', 'Install Inkreel', 3, false],
  ['mac-safari', 'Add Inkreel to the Dock', 3, false],
  ['in-app', 'Open Inkreel in your browser first', 3, true],
  ['none', 'This browser can’t install Inkreel', 0, true],
  ['unknown', 'Install Inkreel', 2, true],
] as const)(
  '%s: its own steps, and the address where another browser is needed',
  async (guide, title, steps, elsewhere) => {
    Object.assign(install, { guide, showsSteps: true });
    await open();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.queryAllByRole('listitem')).toHaveLength(steps);
    expect(dialog.queryByRole('button', { name: 'Copy address' }) !== null).toBe(elsewhere);
  },
);

test('on a computer nothing is offered unasked without the browser’s prompt', async () => {
  install.guide = 'chromium';
  await open();
  await offer(ended('now', 5_000));
  expect(card()).toBeNull();
  await change(() => {
    install.way = 'prompt';
  });
  await waitFor(() => expect(card()).not.toBeNull());
});

test('nothing is offered if the app is installed', async () => {
  install.way = null;
  await open();
  await offer(ended('now', 5_000));
  expect(card()).toBeNull();
});
