import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { saveEdits } from '../../../../src/store/film/storyboard/save-edits.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const HANDLE = '/script/handle-scense';

eachOnItsOwn();
afterEach(memberGone);

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });

test('a text changed elsewhere is shown next to one’s own, which stays until the other is chosen', async () => {
  let refuse = true;
  const { sent, told } = await openStoryboard([wireShot(1)], {
    [HANDLE]: () =>
      refuse
        ? Response.json({ code: 409, message: 'This shot was changed elsewhere', data: null })
        : { id: 1 },
  });
  fireEvent.change(prompt(), { target: { value: 'mine' } });
  told.lists = [wireShot(1, { static_desc: 'theirs' })];
  await saveEdits();
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('blockquote')?.textContent).toBe('theirs');
  expect(prompt().value).toBe('mine');
  refuse = false;
  sent.length = 0;
  fireEvent.click(within(alert).getByRole('button', { name: 'Keep mine' }));
  await saveEdits();
  expect(bodies(sent, HANDLE)).toMatchObject([{ static_desc: 'mine', before: { static_desc: 'theirs' } }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('typing can be undone and redone with two buttons', async () => {
  await openStoryboard([wireShot(1)], { [HANDLE]: () => ({ id: 1 }) });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const ready = (name: string) => button(name).getAttribute('aria-disabled') !== 'true';
  expect([ready('Undo'), ready('Redo')]).toEqual([false, false]);
  fireEvent.change(prompt(), { target: { value: 'a lamp' } });
  await waitFor(() => expect(ready('Undo')).toBe(true));
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(prompt().value).toBe('still 1'));
  await waitFor(() => expect(ready('Redo')).toBe(true));
  // a browser takes the focus from a disabled button
  expect([ready('Undo'), button('Undo').disabled]).toEqual([false, false]);
  fireEvent.click(button('Redo'));
  await waitFor(() => expect(prompt().value).toBe('a lamp'));
});
