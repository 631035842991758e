import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inspirations } from '../../../src/store/film/projects/inspirations.ts';
import { Refused } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../show.tsx';
import { buttonOf, openNewProject, press } from './open-create.tsx';

const IDEAS = '/script/get-inspiration';
const batch = (type: string, number: number) => ['a', 'b'].map((name) => `${type} ${name}${number}`);

/** Opens the dialog; each request returns another batch of ideas. */
async function open() {
  let asked = 0;
  const { sent, dialog } = await openNewProject({
    [IDEAS]: ({ type }: { type: string }) => {
      asked += 1;
      return batch(type, asked);
    },
  });
  const shown = () => {
    const list = within(dialog).queryByRole('list', { name: 'Or start with one of these', hidden: true });
    return [...(list?.children ?? [])].map((one) => one.textContent);
  };
  await waitFor(() => expect(shown()).toEqual(batch('story', 1)));
  return { sent, dialog, shown };
}
const story = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Story', hidden: true });

eachOnItsOwn();

test('[PROJ-23] ideas and a button for another batch are shown only for a story', async () => {
  const { sent, dialog, shown } = await open();
  press('Other ideas', dialog);
  await waitFor(() => expect(shown()).toEqual(batch('story', 2)));
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Advert' }));
  await waitFor(() => expect(shown()).toEqual(batch('adv', 3)));
  expect(bodies(sent, IDEAS)).toEqual([{ type: 'story' }, { type: 'story' }, { type: 'adv' }]);
  fireEvent.click(within(dialog).getByRole('radio', { name: /Blank storyboard/ }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Other ideas' })).toBeNull());
  expect(within(dialog).queryByText('adv a3')).toBeNull();
});

test('[PROJ-24] an idea fills the story; a replaced own text can be restored', async () => {
  const { dialog } = await open();
  fireEvent.change(story(dialog), { target: { value: 'my own words' } });
  press('story a1', dialog);
  expect(story(dialog).value).toBe('story a1');
  // replacing an idea by another loses no own text
  press('story b1', dialog);
  expect(story(dialog).value).toBe('story b1');
  fireEvent.click(await buttonOf('Undo'));
  expect(story(dialog).value).toBe('my own words');
  expect(document.activeElement).toBe(story(dialog));
});

test('ideas that could not be loaded at first can be asked for again', async () => {
  Object.assign(inspirations, { batch: [], type: null, state: 'idle' });
  let away = true;
  const { dialog } = await openNewProject({
    [IDEAS]: ({ type }: { type: string }) => (away ? new Refused('Too many') : batch(type, 1)),
  });
  await within(dialog).findByRole('heading', { name: "Couldn't load ideas", hidden: true });
  expect(within(dialog).queryByRole('list', { name: "Couldn't load ideas", hidden: true })).toBeNull();
  away = false;
  press('Try again', dialog);
  await waitFor(() => within(dialog).getByRole('list', { name: 'Or start with one of these', hidden: true }));
  expect(within(dialog).getByText('story a1')).toBeTruthy();
});
