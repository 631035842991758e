import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDialog, dialogs } from '../../../../src/store/dialogs.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, POINTS } from '../film-page.tsx';
import { bodiesOf, IMAGINE, openCast, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

const MEI = wireRole(1, 'Mei', { role_desc: 'A girl in a red coat' });

test('all characters without a picture are drawn together, for the sum of their prices', async () => {
  let made = 0;
  const { sent } = await openCast(
    [MEI, wireRole(2, 'Bo', { role_img: '' }), wireRole(3, 'Ada', { role_img: '' })],
    { [IMAGINE]: () => `task-${++made}` },
  );
  const all = screen.getByRole('button', { name: /^Draw them all/ });
  await waitFor(() => expect(all.textContent).toContain('8 points'));
  all.focus();
  fireEvent.click(all);
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(2));
  expect(bodiesOf(sent, IMAGINE)).toMatchObject([{ role_id: 2 }, { role_id: 3 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Draw them all/ })).toBeNull());
  // the button is gone, and its focus is at what it began
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Character Mei' })),
  );
});

test('without points for all of them nothing is drawn, and the whole price is named', async () => {
  let potins = 7;
  const roles = [MEI, wireRole(2, 'Bo', { role_img: '' }), wireRole(3, 'Ada', { role_img: '' })];
  const { sent } = await openCast(roles, {
    '/center/points': () => ({ ...POINTS, potins }),
    [IMAGINE]: () => 'task-1',
  });
  const all = screen.getByRole('button', { name: /^Draw them all/ });
  await waitFor(() => expect(all.textContent).toContain('8 points'));
  fireEvent.click(all);
  await waitFor(() => expect(dialogs.open).toMatchObject({ name: 'short-of-points', cost: 8 }));
  expect(bodiesOf(sent, IMAGINE)).toEqual([]);
  // bought in another tab
  closeDialog();
  potins = 8;
  fireEvent.click(all);
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(2));
  expect(dialogs.open).toBeNull();
});

test('the button above the cards is also there for a single character without a picture', async () => {
  const { sent } = await openCast([MEI, wireRole(2, 'Bo', { role_img: '' })], { [IMAGINE]: () => 'task-1' });
  await screen.findByText('1 character has no picture yet');
  // hidden by CSS in a wide window, where each card has its own button
  const name = { name: /^Draw it/, hidden: true };
  fireEvent.click(screen.getByRole('button', name));
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toMatchObject([{ role_id: 2 }]));
  await waitFor(() => expect(screen.queryByRole('button', name)).toBeNull());
});
