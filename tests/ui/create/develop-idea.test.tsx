import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { developing } from '../../../src/store/film/projects/develop-idea.ts';
import { projectDraft, projectForm } from '../../../src/store/film/projects/project-form.ts';
import { readPageParts } from '../../../src/store/pages-db.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, openNewProject } from './open-create.tsx';

const DEVELOP = '/studio/story/develop';
const IDEA = 'A young wolf cannot howl.';
const LONG = 'He runs. She waits. They meet. The rain stops. The end comes.';

const boxOf = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Story', hidden: true });
const type = (dialog: HTMLElement, value: string) => fireEvent.change(boxOf(dialog), { target: { value } });
const develop = (dialog: HTMLElement, name = 'Develop into a story') =>
  within(dialog).queryByRole('button', { name, hidden: true });

beforeEach(() => {
  developing.writing = false;
  projectForm.developed = null;
});
eachOnItsOwn();

test('a short idea becomes a story in the form, another one at the next press, and comes back', async () => {
  let asked = 0;
  const { sent, dialog } = await openNewProject({
    [DEVELOP]: () => {
      asked += 1;
      return { story: `Story ${asked}. The wolf howls.` };
    },
  });
  expect(develop(dialog)).toBeNull();
  type(dialog, IDEA);
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('Story 1. The wolf howls.'));
  fireEvent.click(await buttonOf('Another version'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('Story 2. The wolf howls.'));
  expect(bodies(sent, DEVELOP)).toEqual([
    { idea: IDEA, text_type: 'story' },
    { idea: IDEA, text_type: 'story' },
  ]);
  fireEvent.click(await buttonOf('Undo'));
  expect(boxOf(dialog).value).toBe(IDEA);
  expect(document.activeElement).toBe(boxOf(dialog));
});

test('it is offered for an idea, not for a story or a word', async () => {
  const { dialog } = await openNewProject();
  for (const [words, offered] of [
    ['wolf', false],
    [IDEA, true],
    [LONG, false],
    ['一只小狐狸迷了路', true],
  ] as const) {
    type(dialog, words);
    await waitFor(() => expect(develop(dialog) !== null, words).toBe(offered));
  }
});

test('the idea of an advert becomes an advert, and a story if the person chooses so then', async () => {
  const { sent, dialog } = await openNewProject({
    [DEVELOP]: ({ text_type: as }: { text_type: string }) => ({ story: `A ${as}. It ends.` }),
  });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Advert' }));
  type(dialog, 'Lumo is a lamp that wakes you gently.');
  fireEvent.click(await buttonOf('Develop into an advert'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('A adv. It ends.'));
  expect(develop(dialog, 'Another version')).not.toBeNull();
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Story' }));
  await waitFor(() => expect(develop(dialog, 'Another version')).toBeNull());
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('A story. It ends.'));
  expect(bodies(sent, DEVELOP).map((body) => (body as { text_type: string }).text_type)).toEqual([
    'adv',
    'story',
  ]);
});

test('words that were typed meanwhile stay', async () => {
  let answer: (story: { story: string }) => void = () => {};
  const { dialog } = await openNewProject({
    [DEVELOP]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  type(dialog, IDEA);
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(develop(dialog)?.getAttribute('aria-busy')).toBe('true'));
  type(dialog, 'A wolf sings.');
  answer({ story: 'Too late. The wolf howls.' });
  await waitFor(() => expect(develop(dialog)?.getAttribute('aria-busy')).toBeNull());
  expect(boxOf(dialog).value).toBe('A wolf sings.');
});

test('the idea is the title of a project without one, and goes with it', async () => {
  const { dialog } = await openNewProject({ [DEVELOP]: () => ({ story: 'It is morning. The wolf howls.' }) });
  const title = () => within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Title', hidden: true });
  type(dialog, IDEA);
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(title().value).toBe('A young wolf cannot howl'));
  fireEvent.click(await buttonOf('Undo'));
  await waitFor(() => expect(title().value).toBe(''));
  fireEvent.change(title(), { target: { value: 'Howl' } });
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('It is morning. The wolf howls.'));
  expect(title().value).toBe('Howl');
});

test('an idea that is longer than a title names nothing: half of it would end in the middle of a sentence', async () => {
  const { dialog } = await openNewProject({ [DEVELOP]: () => ({ story: 'It is morning. The wolf howls.' }) });
  type(dialog, 'A beekeeper and a sergeant look for a lost queen bee in the mountains.');
  fireEvent.click(await buttonOf('Develop into a story'));
  await waitFor(() => expect(boxOf(dialog).value).toBe('It is morning. The wolf howls.'));
  const title = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Title', hidden: true });
  expect(title.value).toBe('');
});

test('the way back to the idea is still there at the next visit, for the same person', async () => {
  const { dialog } = await openNewProject({ [DEVELOP]: () => ({ story: 'It is morning. The wolf howls.' }) });
  const { userId } = session;
  type(dialog, IDEA);
  fireEvent.click(await buttonOf('Develop into a story'));
  await buttonOf('Undo');
  await waitFor(async () =>
    expect((await readPageParts('drafts', userId, 'project')).has('developed')).toBe(true),
  );
  await change(forgetAll);
  session.userId = userId + 1000;
  await projectDraft.restore();
  expect(projectForm).toMatchObject({ story: '', developed: null });
  session.userId = userId;
  await projectDraft.restore();
  fireEvent.click(await buttonOf('Undo'));
  expect(projectForm).toMatchObject({ story: IDEA, title: '', developed: null });
});

test('two presses at once ask for one story', async () => {
  const { sent, dialog } = await openNewProject({ [DEVELOP]: () => ({ story: 'The wolf howls.' }) });
  type(dialog, IDEA);
  const button = await buttonOf('Develop into a story');
  await change(() => {
    button.click();
    button.click();
  });
  await buttonOf('Undo');
  expect(bodies(sent, DEVELOP)).toHaveLength(1);
});

test('an idea whose story never arrives says so, and stays', async () => {
  const { dialog } = await openNewProject({
    [DEVELOP]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  type(dialog, IDEA);
  fireEvent.click(await buttonOf('Develop into a story'));
  await within(document.body).findByText("Couldn't develop the idea");
  expect(boxOf(dialog).value).toBe(IDEA);
});
