import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { Refused } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, dialogOf, LIST, noDialog, openCreate, openNewProject, press } from './open-create.tsx';

const COPY = '/script/copy-script';
const DELETE = '/script/del-script-pro';
const lamp = (id: number) => ({ id, name: 'The lamp', width_height: '9:16', style_name: 'Ink wash' });
const days = (...lists: { date: string; data: object[] }[]) => ({ lists });
const ONE_DAY = days({ date: '2020-02-04', data: [lamp(8)] });
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
/** Presses the button of the card and answers the question. */
async function answer(opener: string, question: string, button: string): Promise<void> {
  press(opener);
  press(button, await dialogOf(question));
  await noDialog();
}

eachOnItsOwn();

test('[PROJ-11] without any project the page invites to create one, and its button begins one', async () => {
  await openNewProject();
  expect(screen.getByText('Tell a story, get a film')).toBeTruthy();
  expect(cards()).toEqual([]);
});

test('[PROJ-12] the first group holds a tile for a new project besides its cards, the others do not', async () => {
  await openCreate({
    [LIST]: () => days(...ONE_DAY.lists, { date: '2020-02-03', data: [{ id: 1, name: 'Old one' }] }),
  });
  const first = await screen.findByRole('region', { name: 'Tuesday, February 4, 2020' });
  const second = screen.getByRole('region', { name: 'Monday, February 3, 2020' });
  const items = (group: HTMLElement) =>
    within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items(first)).toEqual(['New project', 'The lamp9:16Ink wash']);
  expect(items(second)).toEqual(['Old one16:9']);
  press('New project', first);
  await dialogOf('New project');
});

test('[PROJ-15] [AUTH-32] without an account, adding a project opens the login dialog and no other', async () => {
  await openCreate({});
  await change(() => {
    session.token = null;
  });
  press('New project');
  const dialog = await dialogOf('Sign in to Inkreel');
  expect(within(dialog).getByLabelText('Phone')).toBeTruthy();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('[PROJ-08] a copy asks first; one that fails says copy failed, one that works stands in the list', async () => {
  let refuses = true;
  const sent = await openCreate({
    [LIST]: () => ONE_DAY,
    [COPY]: () => (refuses ? new Refused('', 500) : days({ date: '2020-02-04', data: [lamp(9), lamp(8)] })),
  });
  await buttonOf('Open The lamp');
  await answer('Copy The lamp', 'Copy this project?', 'Cancel');
  expect(bodies(sent, COPY)).toEqual([]);
  await answer('Copy The lamp', 'Copy this project?', 'Copy');
  await screen.findByText('Copy failed');
  expect(cards()).toEqual(['The lamp']);
  refuses = false;
  await answer('Copy The lamp', 'Copy this project?', 'Copy');
  await waitFor(() => expect(cards()).toEqual(['The lamp', 'The lamp']));
  expect(bodies(sent, COPY)).toEqual([{ script_id: 8 }, { script_id: 8 }]);
});

test('[PROJ-10] a delete that fails says delete failed and leaves the card; one that works invites to begin', async () => {
  let refuses = true;
  const sent = await openCreate({
    [LIST]: () => ONE_DAY,
    [DELETE]: () => (refuses ? new Refused('', 500) : days()),
  });
  await buttonOf('Open The lamp');
  await answer('Delete The lamp', 'Delete this project?', 'Cancel');
  expect(bodies(sent, DELETE)).toEqual([]);
  await answer('Delete The lamp', 'Delete this project?', 'Delete');
  await screen.findByText('Delete failed');
  expect(cards()).toEqual(['The lamp']);
  refuses = false;
  await answer('Delete The lamp', 'Delete this project?', 'Delete');
  await buttonOf('New project');
  expect(bodies(sent, DELETE)).toEqual([{ id: 8 }, { id: 8 }]);
});

test('[PROJ-06] a project whose script failed cannot be opened; it says why, and offers to be written anew', async () => {
  const REWRITE = '/script/re-generate-base';
  const broken = { id: 6, name: 'Broken', async_status: 3, fail_msg: 'Too dark' };
  const sent = await openCreate({
    [LIST]: () => days({ date: '2020-02-04', data: [broken] }),
    [REWRITE]: () => new Refused('Not now'),
  });
  await screen.findByText("Couldn't write the script");
  expect(screen.getByText('Too dark')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open Broken' })).toBeNull();
  press('Regenerate');
  await screen.findByText('Not now');
  expect(bodies(sent, REWRITE)).toEqual([{ script_id: 6 }]);
});
