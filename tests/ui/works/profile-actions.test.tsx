import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteWork, restoreWork, withdrawWork } from '../../../src/api/works.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { askingForWorks, notePublication, publications } from '../../../src/store/works/publications.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/works/profile/delete-work.tsx';
import { lost, Refused } from '../../store/fake-api.ts';
import { chooseIn, openMenu } from '../menu.ts';
import { change } from '../show.tsx';
import { asked, eachOnANewPage, LIST, OWN, openProfile, STATES, tile } from './profile-page-for-test.tsx';
import { homeFor, workFor } from './works-for-test.tsx';

eachOnANewPage();

/** Opens the confirmation for deleting a work. @returns the dialog */
async function askToDelete(name: string): Promise<HTMLElement> {
  const { getByRole } = await tile(name);
  fireEvent.click(getByRole('button', { name: `Delete: ${name}` }));
  return screen.findByRole('dialog', { name: 'Delete this work?' });
}

test('[CENTER-19] [CENTER-20] a work is deleted after confirmation, and the list is reloaded', async () => {
  const sent = await openProfile('/center?id=-1', homeFor(OWN), {
    answers: { [deleteWork.path]: () => null },
  });
  fireEvent.click(within(await askToDelete('Work 3')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ path }) => path === deleteWork.path)).toEqual([]);
  fireEvent.click(within(await askToDelete('Work 3')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Deleted', description: 'Work 3' }]),
  );
  expect(sent.filter(({ path }) => path === deleteWork.path)).toMatchObject([{ body: { works_id: 3 } }]);
  expect(asked(sent)).toHaveLength(2);
  // an earlier answer must not restore it
  expect(screen.queryByRole('button', { name: /^Work 3/ })).toBeNull();
});

test('a deleted work comes back with Undo, and the list is reloaded', async () => {
  let there = Object.values(STATES);
  const sent = await openProfile('/center?id=-1', homeFor(OWN), {
    answers: {
      [LIST]: () => ({ lists: there, has_next: 0, home_info: homeFor(OWN) }),
      [deleteWork.path]: () => {
        there = there.filter(({ work_id }) => work_id !== 3);
        return null;
      },
      [restoreWork.path]: () => {
        there = Object.values(STATES);
        return STATES.published;
      },
    },
  });
  const dialog = within(await askToDelete('Work 3'));
  dialog.getByText(/You can undo this right afterwards/);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked(sent)).toHaveLength(2));
  await waitFor(() => expect(toasts.waiting).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Work 3/ })).toBeNull();
  await change(() => toasts.waiting[0]?.action?.run());
  (await tile('Work 3')).getByText('Published');
  expect(sent.filter(({ path }) => path === restoreWork.path)).toMatchObject([{ body: { works_id: 3 } }]);
  await waitFor(() => expect(asked(sent)).toHaveLength(3));
});

test('[CENTER-21] a work that could not be deleted stays, with a message for two seconds', async () => {
  await openProfile('/center?id=-1', homeFor(OWN), {
    answers: { [deleteWork.path]: () => new Refused('no') },
  });
  fireEvent.click(within(await askToDelete('Work 3')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ type: 'error', title: 'Delete failed!', seconds: 2 }]),
  );
  await tile('Work 3');
});

test('[CENTER-22] publishing is offered only for unpublished works, and opens their form', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  for (const name of ['Work 2', 'Work 3', 'Work 4'])
    expect((await tile(name)).queryByRole('button', { name: `Publish: ${name}` })).toBeNull();
  (await tile('Work 1')).getByRole('button', { name: 'Publish: Work 1' });
  const menu = within(await openMenu('Actions for Work 1'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Publish', 'Delete']);
  fireEvent.keyDown(menu.getAllByRole('menuitem')[0] ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await chooseIn('Actions for Work 1', 'Publish');
  expect(dialogs.open).toMatchObject({
    name: 'publish',
    work: { worksId: 1, name: 'Work 1', ratio: '160:90' },
  });
});

test('the form of a published work is opened from its menu, with what is written', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  const { name, work_id, desc } = STATES.published;
  await tile(name);
  const menu = within(await openMenu(`Actions for ${name}`));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit…',
    'Take out of the square',
    'Delete',
  ]);
  fireEvent.keyDown(menu.getAllByRole('menuitem')[0] ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await chooseIn(`Actions for ${name}`, 'Edit…');
  expect(dialogs.open).toMatchObject({
    name: 'publish',
    work: { worksId: work_id, name, description: desc, alt: '', published: true },
  });
});

test('a rejected work can be changed and submitted again from its menu, as the message about it says', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  const { name, work_id, check_msg } = STATES.rejected;
  await tile(name);
  await chooseIn(`Actions for ${name}`, 'Change and submit again…');
  expect(dialogs.open).toMatchObject({
    name: 'publish',
    work: { worksId: work_id, name, rejected: { reason: check_msg } },
  });
});

test('[CENTER-23] a published work waits for review, and the square opens', async () => {
  let work = workFor(1, { is_show: 0, check_status: 0 });
  const list = () => ({ lists: [work], has_next: 0, home_info: homeFor(OWN) });
  await openProfile('/center?id=-1', homeFor(OWN), { answers: { [LIST]: list } });
  await tile('Work 1');
  await chooseIn('Actions for Work 1', 'Publish');
  await change(() => {
    work = workFor(1, { is_show: 1, check_status: 0 });
    notePublication(1, 'review');
  });
  (await tile('Work 1')).getByText('Under review');
  await waitFor(() => expect(location.hash).toBe('#/square'));
});

test('a work that was published in this visit shows what the studio has decided since', async () => {
  let work = workFor(1, { is_show: 0, check_status: 0 });
  const list = () => ({ lists: [work], has_next: 0, home_info: homeFor(OWN) });
  await openProfile('/center?id=-1', homeFor(OWN), { answers: { [LIST]: list } });
  await tile('Work 1');
  // an answer from before the publication does not take its state back
  const told = askingForWorks();
  await change(() => {
    work = workFor(1, { is_show: 1, check_status: 0 });
    notePublication(1, 'review');
    told([1]);
  });
  (await tile('Work 1')).getByText('Under review');
  work = workFor(1, { is_show: 1, check_status: 2, check_msg: 'Too loud' });
  fireEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  await waitFor(async () => expect((await tile('Work 1')).getByText('Rejected')).toBeDefined());
});

test('[CENTER-24] Publish video opens the works tab, then the form', async () => {
  await openProfile('/center?id=-1', homeFor(OWN));
  await tile('Work 1');
  fireEvent.click(screen.getByRole('tab', { name: 'Tasks' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish video' }));
  expect(screen.getByRole('tab', { name: 'Works' }).getAttribute('aria-selected')).toBe('true');
  expect(dialogs.open).toEqual({ name: 'publish-video' });
});

test('a published work can be taken out of the square without deleting it, and is published again from the same menu', async () => {
  let there: object[] = Object.values(STATES);
  const sent = await openProfile('/center?id=-1', homeFor(OWN), {
    answers: {
      [LIST]: () => ({ lists: there, has_next: 0, home_info: homeFor(OWN) }),
      [withdrawWork.path]: () => {
        const back = { ...STATES.published, is_show: 0, check_status: 0 };
        there = there.map((work) => (work === STATES.published ? back : work));
        return back;
      },
    },
  });
  const name = STATES.published.name;
  const { sent: sentOff } = publications;
  const actions = (await tile(name)).getByRole('button', { name: `Actions for ${name}` });
  actions.focus();
  await chooseIn(`Actions for ${name}`, 'Take out of the square');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([{ title: 'Taken out of the square. You can publish it again.' }]),
  );
  expect(sent.filter(({ path }) => path === withdrawWork.path)).toMatchObject([
    { body: { works_id: STATES.published.work_id } },
  ]);
  // the way on is where the focus was
  await waitFor(() => expect(document.activeElement).toBe(actions));
  expect(actions.isConnected).toBe(true);
  await openMenu(`Actions for ${name}`);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Publish',
    'Delete',
  ]);
  // which would lead away to the square
  expect(publications.sent).toBe(sentOff);
});

test('a work that could not be taken out of the square because the request got lost says so', async () => {
  await openProfile('/center?id=-1', homeFor(OWN), { answers: { [withdrawWork.path]: lost } });
  await tile('Work 3');
  await chooseIn('Actions for Work 3', 'Take out of the square');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      { title: "Couldn't take it out of the square", description: 'Check your connection and try again.' },
    ]),
  );
  (await tile('Work 3')).getByText('Published');
});
