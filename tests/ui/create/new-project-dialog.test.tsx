import { fireEvent, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import { currentHash } from '../../../src/ui/router/hash-location.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../show.tsx';
import { buttonOf, dialogOf, LIST, noDialog, openNewProject, press } from './open-create.tsx';

const CREATE = '/script/generate-base';
const STORY = 'At dusk old Mei lights a paper lamp.';
const listed = { id: 5, name: 'Tea for two', width_height: '9:16', style_name: '' };

const radio = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByRole<HTMLInputElement>('radio', { name, hidden: true });
const fieldOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
const write = (dialog: HTMLElement, name: string, words: string) =>
  fireEvent.change(fieldOf(dialog, name), { target: { value: words } });

eachOnItsOwn();

test('[PROJ-16] a project begins from a story (1), from a script file (2) or as an empty storyboard (3)', async () => {
  const { sent, dialog } = await openNewProject({
    [CREATE]: () => ({ script_id: 5 }),
    '/script/script-info': () => ({ name: 'Tea for two', step: 4 }),
    '/script/list-scense': () => ({ lists: [] }),
  });
  const ways = within(within(dialog).getByRole('group', { name: 'Start from' })).getAllByRole('radio');
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    'From a storyThe script is written for you',
    'From a script fileComing soon',
    'Blank storyboardAdd the shots yourself',
  ]);
  expect(radio(dialog, /From a story/).checked).toBe(true);
  expect(radio(dialog, /script file/).disabled).toBe(true);
  const accepts = (generate_method: number) =>
    v.is(createProject.input, { generate_method, text_type: 'story', width_height: '16:9' });
  expect([1, 2, 3, 4].filter(accepts)).toEqual([CREATION.story, CREATION.file, CREATION.blank]);

  fireEvent.click(radio(dialog, /Blank storyboard/));
  press('Create', dialog);
  // it is open at once, without a story
  await waitFor(() => expect(currentHash()).toBe('/create?id=5&step=4'));
  expect(bodies(sent, CREATE)).toMatchObject([{ generate_method: '3', content: '' }]);
});

test.each([
  ['Story', 'story', '16:9'],
  ['Advert', 'adv', '9:16'],
])('[PROJ-17] [PROJ-18] “%s” is sent as %s, with the ratio %s that was chosen', async (kind, type, ratio) => {
  let made = false;
  const { sent, dialog } = await openNewProject({
    [LIST]: () => ({ lists: made ? [{ date: '2020-02-04', data: [listed] }] : [] }),
    [CREATE]: () => {
      made = true;
      return { script_id: 5 };
    },
  });
  const offered = (name: string) =>
    within(within(dialog).getByRole('group', { name }))
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent);
  expect(offered('Kind of script')).toEqual(['Story', 'Advert']);
  expect(offered('Ratio')).toEqual(['16:9', '9:16']);
  write(dialog, 'Title', 'Tea for two');
  fireEvent.click(radio(dialog, kind));
  fireEvent.click(radio(dialog, ratio));
  write(dialog, 'Story', STORY);
  press('Create', dialog);
  await buttonOf('Open Tea for two');
  await noDialog();
  expect(bodies(sent, CREATE)).toMatchObject([
    { generate_method: '1', name: 'Tea for two', content: STORY, text_type: type, width_height: ratio },
  ]);
  // nothing is left of it in the form
  press('New project');
  const next = await dialogOf('New project');
  expect([fieldOf(next, 'Title').value, fieldOf(next, 'Story').value]).toEqual(['', '']);
  expect(radio(next, 'Story').checked && radio(next, '16:9').checked).toBe(true);
});

test('[PROJ-20] the story is limited to 5000 characters and counted against them', async () => {
  const { dialog } = await openNewProject();
  expect(fieldOf(dialog, 'Story').maxLength).toBe(5000);
  for (const [words, count] of [
    ['', '0 / 5,000'],
    ['abcd', '4 / 5,000'],
    ['x'.repeat(5000), '5,000 / 5,000'],
  ] as const) {
    write(dialog, 'Story', words);
    expect(fieldOf(dialog, 'Story').value).toBe(words);
    // the field says it too
    const told = fieldOf(dialog, 'Story').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(told.map((id) => document.getElementById(id)?.textContent)).toContain(count);
  }
  const fits = (content: string) =>
    v.is(createProject.input, { generate_method: 1, text_type: 'story', width_height: '16:9', content });
  expect([fits('x'.repeat(5000)), fits('x'.repeat(5001))]).toEqual([true, false]);
});

test('[PROJ-29] the dialog ends with create and cancel: one sends it, the other closes it and keeps the words', async () => {
  const { sent, dialog } = await openNewProject({ [CREATE]: () => ({ script_id: 5 }) });
  const last = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .slice(-2);
  expect(last).toEqual(['Cancel', 'Create']);
  // a story is missing: that is said where it is written, and nothing is sent
  press('Create', dialog);
  expect(within(dialog).getByRole('alert').textContent).toBe('Story must have 5 to 5000 characters');
  expect(document.activeElement).toBe(fieldOf(dialog, 'Story'));
  write(dialog, 'Story', 'half a story');
  press('Cancel', dialog);
  await noDialog();
  expect(bodies(sent, CREATE)).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New project'));
  press('New project');
  const again = await dialogOf('New project');
  expect(fieldOf(again, 'Story').value).toBe('half a story');
  press('Create', again);
  await waitFor(() => expect(bodies(sent, CREATE)).toMatchObject([{ content: 'half a story' }]));
});
