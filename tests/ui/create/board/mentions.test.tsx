import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { saveEdits } from '../../../../src/store/film/storyboard/save-edits.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openFilmPage } from '../film-page.tsx';

const HANDLE = '/script/handle-scense';
const ROLES = [
  { id: 1, name: 'Mei', cref: '/media/mei.jpg' },
  { id: 2, name: 'Old Mei', cref: '' },
  { id: 3, name: 'Bo', cref: '' },
  { id: 4, name: ' ', cref: '' },
  { id: 5, name: 'Empty Role', cref: '' },
];

eachOnItsOwn();
afterEach(memberGone);

async function opened() {
  const told = { lists: [wireShot(1, { static_desc: 'a pier', role_name: ['Bo'] })], roles: ROLES };
  const page = await openFilmPage(told.lists, {
    answers: {
      '/script/list-scense': () => told,
      [HANDLE]: () => ({ id: 1 }),
      '/script/save-scense': () => null,
    },
  });
  await screen.findByRole('textbox', { name: 'Prompt' });
  return page;
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
/** Appends text to the field, like a keyboard. */
function type(text: string): void {
  const value = box().value + text;
  fireEvent.change(box(), { target: { value } });
  box().setSelectionRange(value.length, value.length);
  fireEvent.click(box());
}
const key = (name: string, more: object = {}) => fireEvent.keyDown(box(), { key: name, ...more });
const option = (name: string) =>
  within(screen.getByRole('listbox', { name: 'Characters' })).getByRole('option', { name });
const offered = () =>
  within(screen.getByRole('listbox', { name: 'Characters' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('[BOARD-32] [BOARD-35] typing @ lists the roles with a name, filtered by the following text', async () => {
  await opened();
  type(' @');
  await waitFor(() => expect(offered()).toEqual(['Mei', 'Old Mei', 'Bo']));
  type('mEi');
  await waitFor(() => expect(offered()).toEqual(['Mei', 'Old Mei']));
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  type('x');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('a full prompt of a shot says that text beyond its limit is left out', async () => {
  await opened();
  const near = () => within(box().closest<HTMLElement>('[data-ui="shot-text"]') as HTMLElement);
  expect(near().queryByRole('alert')).toBeNull();
  fireEvent.change(box(), { target: { value: 'x'.repeat(box().maxLength) } });
  expect((await near().findByRole('alert')).textContent).toBe(
    'The field is full. Text beyond that is left out.',
  );
});

test('[BOARD-33] [I18N-07] the keyboard selects; the mention is stored as @name#, and the role is added to the shot', async () => {
  const { id, sent } = await opened();
  type(' @me');
  await screen.findByRole('listbox');
  key('ArrowDown');
  await waitFor(() => expect(option('Old Mei').getAttribute('aria-selected')).toBe('true'));
  expect(box().getAttribute('aria-activedescendant')).toBe(option('Old Mei').id);
  key('Enter');
  await waitFor(() => expect(box().value).toBe('a pier @Old Mei# '));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.querySelector('mark')?.textContent).toBe('@Old Mei#');
  await saveEdits();
  expect(bodies(sent, HANDLE)).toMatchObject([
    { type: 3, script_id: id, scense_id: 1, static_desc: 'a pier @Old Mei# ' },
  ]);
  expect(bodies(sent, '/script/save-scense')).toEqual([
    { type: 2, script_id: id, scense_id: 1, role_id: [3, 2] },
  ]);
});

test('works with the pointer too; the button inserts the @', async () => {
  await opened();
  box().setSelectionRange(6, 6);
  fireEvent.click(screen.getByRole('button', { name: 'Mention a character: Prompt' }));
  await screen.findByRole('listbox');
  expect(box().value).toBe('a pier@');
  fireEvent.click(option('Mei'));
  await waitFor(() => expect(box().value).toBe('a pier@Mei# '));
});

test('[BOARD-34] Backspace after a mention removes it completely, elsewhere one character', async () => {
  await opened();
  type(' @Mei#');
  expect(key('Backspace')).toBe(false);
  await waitFor(() => expect(box().value).toBe('a pier '));
  box().setSelectionRange(7, 7);
  expect(key('Backspace')).toBe(true);
  expect(box().value).toBe('a pier ');
});

test('Escape closes only the list; keys are left to the input method while it is composing', async () => {
  await opened();
  type(' @');
  await screen.findByRole('listbox');
  expect(key('Enter', { isComposing: true })).toBe(true);
  expect(box().value).toBe('a pier @');
  expect(key('Escape')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('with Shift, Tab goes back and Enter begins a line while the list is open', async () => {
  await opened();
  type(' @');
  await screen.findByRole('listbox');
  for (const name of ['Tab', 'Enter']) expect(key(name, { shiftKey: true })).toBe(true);
  expect(box().value).toBe('a pier @');
  expect(key('Tab')).toBe(false);
  await waitFor(() => expect(box().value).toBe('a pier @Mei# '));
});

test('a mention that would make the text too long says so, until one goes on', async () => {
  const { sent } = await opened();
  const text = `${'x'.repeat(box().maxLength - 3)} @`;
  fireEvent.change(box(), { target: { value: text } });
  box().setSelectionRange(text.length, text.length);
  fireEvent.click(box());
  await screen.findByRole('listbox');
  fireEvent.click(option('Mei'));
  const note = await screen.findByText('No room for Mei: make the text 4 characters shorter');
  expect(note.getAttribute('role')).toBe('alert');
  expect(box().value).toBe(text);
  expect(bodies(sent, '/script/save-scense')).toEqual([]);
  fireEvent.change(box(), { target: { value: 'a pier' } });
  await waitFor(() => expect(screen.queryByText(/No room for Mei/)).toBeNull());
});
