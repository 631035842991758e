import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { closeFilm } from '../../../src/store/film/film.ts';
import { currentHash, currentPath, navigate } from '../../../src/ui/router/hash-location.ts';
import { routeOf } from '../../../src/ui/router/routes.ts';
import { Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, LIST, openCreate, press } from './open-create.tsx';
import '../../../src/ui/create/characters/characters-step.tsx';
import '../../../src/ui/create/script/lines.tsx';
import '../../../src/ui/create/script/script-step.tsx';
import '../../../src/ui/create/storyboard/board.tsx';

const FILM = {
  [LIST]: () => ({ lists: [{ date: '2020-02-04', data: [{ id: 12, name: 'The lamp', step: 2 }] }] }),
  '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
  '/script/list-drama': () => ({ lists: [{ id: 3, hm_desc: 'a lamp', list_order: 0 }], step: 2 }),
  '/script/list-role': () => ({ lists: [] }),
  '/script/list-scense': () => ({ lists: [] }),
};
const stepper = () => screen.findByRole('navigation', { name: 'Steps of the film' });
/** The current step. */
const shown = async () => (await stepper()).querySelector('[aria-current=step]')?.textContent;
const isShown = (step: string) => waitFor(async () => expect(await shown()).toBe(step));
/** The buttons in the footer of the step frame. */
const foot = () => [...document.querySelectorAll('footer button')].map(({ textContent }) => textContent);

eachOnItsOwn();
beforeEach(closeFilm);

test('[ROUTE-06] [ROUTE-17] one route has list and steps: 2 is the script, 4 the storyboard, 1 the list', async () => {
  expect(routeOf('/create')).toBe('create');
  await openCreate(FILM);
  press('Open The lamp', await screen.findByRole('region'));
  await isShown('2Script');
  await screen.findByRole('list', { name: 'Shots in the script' });
  press('Next step');
  await isShown('3Characters');
  press('Next step');
  await isShown('4Storyboard');
  await buttonOf('Export film');
  expect(currentPath()).toBe('/create');
  press('Projects', await stepper());
  await buttonOf('Open The lamp');
  expect(currentHash()).toBe('/create');
});

test('[ROUTE-17] the URL cannot open a step that was not reached', async () => {
  await openCreate(FILM, '/create?id=12&step=4');
  await isShown('2Script');
  // the address is mended after the step is shown
  await waitFor(() => expect(currentHash()).toBe('/create?id=12&step=2'));
});

test('[SCRIPT-01] the stepper has four steps, enabled up to the furthest reached', async () => {
  await openCreate(FILM, '/create?id=12');
  await isShown('2Script');
  const steps = within(await stepper()).getAllByRole<HTMLButtonElement>('button');
  expect(steps.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['1Projects', false],
    ['2Script', false],
    ['3Characters', true],
    ['4Storyboard', true],
  ]);
});

test('[SCRIPT-03] the header has the project’s name and a back button', async () => {
  await openCreate(FILM, '/create?id=12');
  await screen.findByRole('heading', { level: 1, name: 'The lamp' });
  press('Back to projects');
  await buttonOf('Open The lamp');
  expect(currentHash()).toBe('/create');
});

test('[SCRIPT-04] the footer has Return and Next, and from the characters step on a separate Rewrite script', async () => {
  await openCreate(FILM, '/create?id=12');
  await isShown('2Script');
  await waitFor(() => expect(foot()).toEqual(['Return', 'Next step']));
  press('Next step');
  await isShown('3Characters');
  expect(foot()).toEqual(['Return', 'Rewrite script', 'Next step']);
  press('Next step');
  await isShown('4Storyboard');
  // the last step has no Next
  expect(foot()).toEqual(['Return', 'Rewrite script']);
  press('Return');
  await isShown('3Characters');
  press('Return');
  await isShown('2Script');
  press('Return');
  await buttonOf('Open The lamp');
});

test('a project without a story offers no rewriting', async () => {
  const blank = { '/script/script-info': () => ({ name: 'The lamp', step: 4, has_story: 0 }) };
  await openCreate({ ...FILM, ...blank }, '/create?id=12&step=4');
  await isShown('4Storyboard');
  await waitFor(() => expect(foot()).toEqual(['Return']));
});

test.each([
  [1, '2Script'],
  [3, '2Script'],
  [4, '4Storyboard'],
  [5, '4Storyboard'],
])('[PROJ-13] a project with step %i opens at %s', async (step, opened) => {
  await openCreate({ ...FILM, '/script/script-info': () => ({ name: 'The lamp', step }) });
  await buttonOf('Open The lamp');
  press('Open The lamp');
  await isShown(opened);
});

test('reached steps have URLs that work with reload and Back', async () => {
  await openCreate(
    { ...FILM, '/script/script-info': () => ({ name: 'The lamp', step: 4 }) },
    '/create?id=12&step=3',
  );
  await isShown('3Characters');
  await change(() => navigate('/create?id=12&step=4'));
  await isShown('4Storyboard');
  await change(() => navigate('/create?id=12&step=2'));
  await isShown('2Script');
});

test('a step that is gone to has the focus and a name, and the page has it at the list', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  await openCreate(FILM, '/create?id=12');
  await isShown('2Script');
  press('Next step');
  const characters = await screen.findByRole('region', { name: 'Step 3: Characters' });
  await waitFor(() => expect(document.activeElement).toBe(characters));
  press('Next step');
  const storyboard = await screen.findByRole('region', { name: 'Step 4: Storyboard' });
  await waitFor(() => expect(document.activeElement).toBe(storyboard));
  press('Back to projects');
  await buttonOf('Open The lamp');
  await waitFor(() => expect(document.activeElement).toBe(main));
  main.remove();
});

test('a project that cannot be opened says which of the two it is: perhaps deleted, or not on this device without a network', async () => {
  await openCreate({ ...FILM, '/script/script-info': () => new Refused('', 500) }, '/create?id=12&step=2');
  await screen.findByText(
    'It may have been deleted, or it belongs to another account. Check your list of projects.',
  );
  // and leads there
  expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('#/create');
  await change(() => {
    browser.online = false;
  });
  await screen.findByText(/You're offline, and this device doesn't have it yet/u);
  await change(() => {
    browser.online = true;
  });
});

test('a project that is still arriving shows the shape of the step that was asked for', async () => {
  let arrive: (project: object) => void = () => undefined;
  const project = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  await openCreate({ ...FILM, '/script/script-info': () => project }, '/create?id=12&step=2');
  await screen.findByRole('status', { name: 'Loading' });
  await change(() => arrive({ name: 'The lamp', step: 2 }));
  await screen.findByRole('list', { name: 'Shots in the script' });
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('a script that could not be written says why, also after a reload', async () => {
  await openCreate(
    {
      ...FILM,
      '/script/script-info': () => ({ name: 'The lamp', step: 2, fail_msg: 'The text service is away' }),
      '/script/list-drama': () => ({ lists: [], step: 2, async_status: 3 }),
    },
    '/create?id=12&step=2',
  );
  await screen.findByRole('heading', { name: "Couldn't write the script" });
  screen.getByText('The text service is away');
});
