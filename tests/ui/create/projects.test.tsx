import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import { projects } from '../../../src/store/film/projects/projects.ts';
import { Refused } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { chooseIn } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, dialogOf, LIST, noDialog, openCreate, openNewProject, press } from './open-create.tsx';

const COPY = '/script/copy-script';
const DELETE = '/script/del-script-pro';
const lamp = (id: number) => ({ id, name: 'The lamp', width_height: '9:16', style_name: 'Ink wash' });
const days = (...lists: { date: string; data: object[] }[]) => ({ lists });
const ONE_DAY = days({ date: '2020-02-04', data: [lamp(8)] });
const cards = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
/** Selects a menu entry of the card and answers the confirmation. */
async function answer(entry: string, question: string, button: string): Promise<void> {
  await chooseIn('Actions for The lamp', entry);
  press(button, await dialogOf(question));
  await noDialog();
}

eachOnItsOwn();

test('[PROJ-11] without projects the page has a button to create one', async () => {
  await openNewProject();
  expect(screen.getByText('Tell a story, get a film')).toBeTruthy();
  expect(cards()).toEqual([]);
});

test('a list that was empty at the last visit is empty offline; one that was never read could not be loaded', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'));
  await openCreate({}, '/create', 4001);
  await screen.findByText('Tell a story, get a film');
  for (const [user, words] of [
    [4001, 'Tell a story, get a film'],
    [4002, "Couldn't load your projects"],
  ] as const) {
    cleanup();
    forgetAll();
    browser.online = false;
    const sent = await openCreate({ [LIST]: down }, '/create', user);
    await waitFor(() => expect(bodies(sent, LIST).length).toBeGreaterThan(0));
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(projects.state).toBe('failed'));
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('[PROJ-12] only the first group has a tile for a new project', async () => {
  await openCreate({
    [LIST]: () => days(...ONE_DAY.lists, { date: '2020-02-03', data: [{ id: 1, name: 'Old one' }] }),
  });
  const first = await screen.findByRole('region', { name: 'Tuesday, February 4, 2020' });
  const second = screen.getByRole('region', { name: 'Monday, February 3, 2020' });
  const items = (group: HTMLElement) =>
    within(group)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items(first)).toEqual(['New project', 'The lampScript readyScript readyThe lamp9:16Ink wash']);
  expect(items(second)).toEqual(['Old oneScript readyScript readyOld one16:9']);
  press('New project', first);
  await dialogOf('New project');
});

test('[PROJ-15] [AUTH-32] without an account, adding a project opens only the sign-in dialog', async () => {
  await openCreate({});
  await change(() => {
    session.token = null;
  });
  press('New project');
  const dialog = await dialogOf('Sign in to Inkreel');
  expect(within(dialog).getByLabelText('Phone')).toBeTruthy();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

test('[PROJ-08] copying asks for confirmation; a failure shows a message, a success adds the copy to the list', async () => {
  let refuses = true;
  const sent = await openCreate({
    [LIST]: () => ONE_DAY,
    [COPY]: () => (refuses ? new Refused('', 500) : days({ date: '2020-02-04', data: [lamp(9), lamp(8)] })),
  });
  await buttonOf('Open The lamp');
  await answer('Copy', 'Copy this project?', 'Cancel');
  expect(bodies(sent, COPY)).toEqual([]);
  await answer('Copy', 'Copy this project?', 'Copy');
  await screen.findByText('Copy failed');
  expect(cards()).toEqual(['The lamp']);
  refuses = false;
  await answer('Copy', 'Copy this project?', 'Copy');
  await waitFor(() => expect(cards()).toEqual(['The lamp', 'The lamp']));
  expect(bodies(sent, COPY)).toEqual([{ script_id: 8 }, { script_id: 8 }]);
});

test('[PROJ-10] a failed delete shows a message and keeps the card; a successful one removes it', async () => {
  let refuses = true;
  const sent = await openCreate({
    [LIST]: () => ONE_DAY,
    [DELETE]: () => (refuses ? new Refused('', 500) : days()),
  });
  await buttonOf('Open The lamp');
  await answer('Delete', 'Delete this project?', 'Cancel');
  expect(bodies(sent, DELETE)).toEqual([]);
  await answer('Delete', 'Delete this project?', 'Delete');
  await screen.findByText('Delete failed');
  expect(cards()).toEqual(['The lamp']);
  refuses = false;
  await answer('Delete', 'Delete this project?', 'Delete');
  await buttonOf('New project');
  expect(bodies(sent, DELETE)).toEqual([{ id: 8 }, { id: 8 }]);
});

test('a deleted project comes back with Undo, and the question before says so', async () => {
  const RESTORE = '/studio/project/restore';
  const sent = await openCreate({ [LIST]: () => ONE_DAY, [DELETE]: () => days(), [RESTORE]: () => ONE_DAY });
  await buttonOf('Open The lamp');
  await chooseIn('Actions for The lamp', 'Delete');
  const dialog = await dialogOf('Delete this project?');
  expect(dialog.textContent).toContain('You can undo this right afterwards');
  press('Delete', dialog);
  press('Undo', (await screen.findByText('Delete success')).closest('[data-part=root]') ?? undefined);
  await buttonOf('Open The lamp');
  expect(bodies(sent, RESTORE)).toEqual([{ script_id: 8 }]);
});

test('[PROJ-06] a project whose script failed cannot be opened; its card shows the reason and a retry', async () => {
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

test('a card shows its project’s progress: a cover only with pictures, a link only with a film', async () => {
  const one = (id: number, name: string, more: object) => ({ id, name, step: 2, ...more });
  await openCreate({
    [LIST]: () =>
      days({
        date: '2020-02-04',
        data: [
          one(1, 'Written', { style_img: '/web/styles/ink.webp' }),
          one(2, 'Blank', { step: 4, generate_method: 3 }),
          one(3, 'Opened', { step: 4 }),
          one(4, 'Drawn', { step: 4, cover: '/media/a.jpg' }),
          one(5, 'Finished', { step: 4, cover: '/media/b.jpg', film_id: 'f 5' }),
        ],
      }),
  });
  await buttonOf('Open Written');
  const told = (name: string) => {
    const open = screen.getByRole('button', { name: `Open ${name}` });
    return [
      open
        .querySelector('img')
        ?.getAttribute('src')
        ?.replace(/.*\/media/, '') ?? null,
      open.querySelector('[data-ui=no-picture] strong')?.textContent ?? null,
      document.getElementById(open.getAttribute('aria-describedby') ?? '')?.textContent,
    ];
  };
  // the style's picture is not used as cover
  expect(told('Written')).toEqual([null, 'Written', 'Script ready']);
  expect(told('Blank')).toEqual([null, 'Blank', 'Empty storyboard']);
  expect(told('Opened')).toEqual([null, 'Opened', 'Storyboard, no pictures yet']);
  expect(told('Drawn')).toEqual(['/a.jpg?w=640', null, 'In progress']);
  expect(told('Finished')).toEqual(['/b.jpg?w=640', null, 'Film ready']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/film?id=f%205']);
});

test('a project is renamed from its card: 1 to 50 characters, and a failure keeps the old name', async () => {
  const RENAME = '/studio/project/rename';
  let refuses = true;
  const sent = await openCreate({
    [LIST]: () => ONE_DAY,
    [RENAME]: ({ name }: { name: string }) => (refuses ? new Refused('Not today') : { name }),
  });
  await buttonOf('Open The lamp');
  await chooseIn('Actions for The lamp', 'Rename');
  const dialog = await dialogOf('Rename this project');
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
  expect([name.value, name.maxLength]).toEqual(['The lamp', 50]);
  fireEvent.change(name, { target: { value: '  ' } });
  press('Rename', dialog);
  expect(within(dialog).getByText('Enter a name')).toBeTruthy();
  expect(bodies(sent, RENAME)).toEqual([]);
  fireEvent.change(name, { target: { value: ' A better name ' } });
  press('Rename', dialog);
  await screen.findByText("Couldn't rename the project");
  expect(cards()).toEqual(['The lamp']);
  refuses = false;
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Rename', hidden: true }).ariaBusy).not.toBe('true'),
  );
  press('Rename', dialog);
  await waitFor(() => expect(cards()).toEqual(['A better name']));
  expect(bodies(sent, RENAME).at(-1)).toEqual({ script_id: 8, name: 'A better name' });
  await noDialog();
});
