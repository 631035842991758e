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
  Object.assign(install, { way: 'steps', showsSteps: false, declined: false });
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

test('nothing is offered if installing is impossible', async () => {
  install.way = null;
  await open();
  await offer(ended('now', 5_000));
  expect(card()).toBeNull();
});
