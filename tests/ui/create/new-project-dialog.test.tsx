import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import { currentHash, navigate } from '../../../src/ui/router/hash-location.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { memberGone, memberHere } from './film-page.tsx';
import { buttonOf, dialogOf, LIST, noDialog, openNewProject, press } from './open-create.tsx';

const CREATE = '/script/generate-base';
const CHECK = '/script/check-sg-status';
const STORY_LENGTH = 'Story must have 5 to 5000 characters';
const STORY = 'At dusk old Mei lights a paper lamp.';
const listed = { id: 5, name: 'Tea for two', width_height: '9:16', style_name: '' };

const radio = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByRole<HTMLInputElement>('radio', { name, hidden: true });
const fieldOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
const write = (dialog: HTMLElement, name: string, words: string) =>
  fireEvent.change(fieldOf(dialog, name), { target: { value: words } });

eachOnItsOwn();

test('[PROJ-16] a project starts from a story (1), a script file (2) or an empty storyboard (3)', async () => {
  const { sent, dialog } = await openNewProject({
    [CREATE]: () => ({ script_id: 5 }),
    '/script/script-info': () => ({ name: 'Tea for two', step: 4 }),
    '/script/list-scense': () => ({ lists: [] }),
  });
  const ways = within(within(dialog).getByRole('group', { name: 'Start from' })).getAllByRole('radio');
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    'From a storyThe script is written for you',
    'From a script fileWord, Excel or text',
    'Blank storyboardAdd the shots yourself',
  ]);
  expect(radio(dialog, /From a story/).checked).toBe(true);
  expect(ways.filter((way) => (way as HTMLInputElement).disabled)).toEqual([]);
  const accepts = (generate_method: number) =>
    v.is(createProject.input, { generate_method, text_type: 'story', width_height: '16:9' });
  expect([1, 2, 3, 4].filter(accepts)).toEqual([CREATION.story, CREATION.file, CREATION.blank]);

  fireEvent.click(radio(dialog, /Blank storyboard/));
  press('Create', dialog);
  // opens at once, without a story
  await waitFor(() => expect(currentHash()).toBe('/create?id=5&step=4'));
  expect(bodies(sent, CREATE)).toMatchObject([{ generate_method: '3', content: '' }]);
});

test.each([
  ['Story', 'story', '16:9'],
  ['Advert', 'adv', '9:16'],
])('[PROJ-17] [PROJ-18] “%s” is sent as %s, with the chosen ratio %s', async (kind, type, ratio) => {
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
  await noDialog();
  // the project opens while its script is being written
  await waitFor(() => expect(currentHash()).toBe('/create?id=5&step=2'));
  await change(() => navigate('/create'));
  await buttonOf('Open Tea for two');
  expect(bodies(sent, CREATE)).toMatchObject([
    { generate_method: '1', name: 'Tea for two', content: STORY, text_type: type, width_height: ratio },
  ]);
  // the form is empty again
  press('New project');
  const next = await dialogOf('New project');
  expect([fieldOf(next, 'Title').value, fieldOf(next, 'Story').value]).toEqual(['', '']);
  expect(radio(next, 'Story').checked && radio(next, '16:9').checked).toBe(true);
});

describe('[PROJ-31] after Create', () => {
  let id = 50;
  /** Creates a project; the answer and the list return these states. @returns its card */
  async function cardOf(answered: number, told: number): Promise<HTMLElement> {
    id += 1;
    let made = false;
    await memberHere();
    const { dialog } = await openNewProject(
      {
        [LIST]: () => ({
          lists: made ? [{ date: '2020-02-04', data: [{ ...listed, id, async_status: told }] }] : [],
        }),
        [CREATE]: () => {
          made = true;
          return { script_id: id, async_status: answered };
        },
        [CHECK]: () => ({ [id]: answered }),
      },
      7,
    );
    write(dialog, 'Story', STORY);
    press('Create', dialog);
    await noDialog();
    // it opens at once, and its card is in the list
    await waitFor(() => expect(currentHash()).toBe(`/create?id=${id}&step=2`));
    await change(() => navigate('/create'));
    const name = await screen.findByRole('heading', { name: listed.name, hidden: true });
    const card = name.closest('li');
    if (!card) throw new Error('a project without a card');
    return card;
  }

  afterEach(memberGone);

  test.each([
    [1, 1],
    [2, 2],
    // the list lags behind
    [1, 0],
  ])(
    'a project that was answered with %i and listed with %i shows as being written',
    async (answered, told) => {
      const item = await cardOf(answered, told);
      within(item).getByRole('button', { name: 'Tea for two, writing the script', hidden: true });
      expect(item.getAttribute('aria-busy')).toBe('true');
    },
  );

  test('a project that is ready can be opened', async () => {
    const item = await cardOf(0, 0);
    within(item).getByRole('button', { name: 'Open Tea for two', hidden: true });
    expect(item.getAttribute('aria-busy')).toBe('false');
  });
});

test('[PROJ-20] the story is limited to 5000 characters, with a counter', async () => {
  const { dialog } = await openNewProject();
  expect(fieldOf(dialog, 'Story').maxLength).toBe(5000);
  for (const [words, count] of [
    ['', '0 / 5,000'],
    ['abcd', '4 / 5,000'],
    ['x'.repeat(5000), '5,000 / 5,000'],
  ] as const) {
    write(dialog, 'Story', words);
    expect(fieldOf(dialog, 'Story').value).toBe(words);
    // the counter describes the field
    const told = fieldOf(dialog, 'Story').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(told.map((id) => document.getElementById(id)?.textContent)).toContain(count);
  }
  const fits = (content: string) =>
    v.is(createProject.input, { generate_method: 1, text_type: 'story', width_height: '16:9', content });
  expect([fits('x'.repeat(5000)), fits('x'.repeat(5001))]).toEqual([true, false]);
});

test('[PROJ-22] leaving the field with 1 to 4 characters warns until the next input; an empty one does not', async () => {
  const { dialog } = await openNewProject();
  const warning = () => within(dialog).getByRole('alert').textContent;
  for (const [words, said] of [
    ['', ''],
    ['a', STORY_LENGTH],
    ['abcd', STORY_LENGTH],
    ['  abc  ', STORY_LENGTH],
    ['abcde', ''],
    ['山中有一盏灯', ''],
  ] as const) {
    write(dialog, 'Story', words);
    expect(warning(), words).toBe('');
    fireEvent.blur(fieldOf(dialog, 'Story'));
    expect(warning(), words).toBe(said);
    expect(fieldOf(dialog, 'Story').getAttribute('aria-invalid'), words).toBe(String(said !== ''));
  }
});

test.each([
  ['four characters', 'abcd', false],
  ['five', 'abcde', true],
  ['five thousand', 'x'.repeat(5000), true],
])(
  '[PROJ-21] a story of %s: only 5 to 5000 characters are sent, as the message says',
  async (_, story, sent) => {
    const opened = await openNewProject({ [CREATE]: () => ({ script_id: 5 }) });
    write(opened.dialog, 'Story', story);
    press('Create', opened.dialog);
    if (sent) {
      await noDialog();
      expect(bodies(opened.sent, CREATE)).toMatchObject([{ content: story }]);
    } else {
      expect(within(opened.dialog).getByRole('alert').textContent).toBe(STORY_LENGTH);
      await new Promise((resolve) => setTimeout(resolve));
      expect(bodies(opened.sent, CREATE)).toEqual([]);
    }
  },
);

test('[PROJ-29] the dialog has Create, which sends, and Cancel, which closes and keeps the text', async () => {
  const { sent, dialog } = await openNewProject({ [CREATE]: () => ({ script_id: 5 }) });
  const last = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .slice(-2);
  expect(last).toEqual(['Cancel', 'Create']);
  // without a story, the message is at its field, and nothing is sent
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
  await noDialog();
  expect(bodies(sent, CREATE)).toMatchObject([{ content: 'half a story' }]);
});
