import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { install } from '../../../src/store/install.ts';
import { STORAGE } from '../../../src/store/storage-keys.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import type { Notice } from '../../../src/sw/protocol.ts';
import InstallHost from '../../../src/ui/install/install-host.tsx';
import { question } from '../../../src/ui/kit/use-question.ts';
import { doneRow, noticeOfRow } from '../../store/task-row.ts';
import { offer } from '../engine-says.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/install/install-card.tsx';
import '../../../src/ui/install/steps-dialog.tsx';

/** @param sinceStart milliseconds; less than 0 before this visit */
const ended = (id: string, sinceStart: number): Notice =>
  noticeOfRow(doneRow('draw', id, { endedAt: performance.timeOrigin + sinceStart }));
const card = () => screen.queryByRole('region', { name: 'Install app' });

eachOnItsOwn();
beforeEach(() => {
  tasks.notices = [];
  question.standing = null;
  Object.assign(install, { way: 'steps', showsSteps: false, declined: false });
});

test('the card comes with the first result of a visit, not on load and not for what was made before', async () => {
  await show(<InstallHost />);
  await offer(ended('earlier', -5_000));
  expect(card()).toBeNull();
  await offer(ended('now', 5_000));
  await waitFor(() => expect(card()).not.toBeNull());
});

test('it waits while another question stands, and for a result after that one', async () => {
  question.standing = 'notices';
  await show(<InstallHost />);
  await offer(ended('first', 5_000));
  expect(card()).toBeNull();
  await change(() => {
    tasks.notices = [];
    question.standing = null;
  });
  expect(card()).toBeNull();
  await offer(ended('second', 6_000));
  await waitFor(() => expect(card()).not.toBeNull());
});

test('it shows the steps where the browser cannot ask by itself; a no is for good', async () => {
  await show(<InstallHost />);
  await offer(ended('now', 5_000));
  const asks = await screen.findByRole('region', { name: 'Install app' });
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

test('nothing is offered where there is no way', async () => {
  install.way = null;
  await show(<InstallHost />);
  await offer(ended('now', 5_000));
  expect(card()).toBeNull();
});
