import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { browser } from '../../../../src/store/browser.ts';
import { saveEdits } from '../../../../src/store/film/storyboard/save-edits.ts';
import '../../../../src/ui/kit/confirm-dialog.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openFilmPage } from '../film-page.tsx';

const SAVE = '/script/save-scense';
const ROLES = [
  { id: 1, name: 'Mei', cref: '' },
  { id: 2, name: 'Bo', cref: '' },
];

eachOnItsOwn();
afterEach(() => {
  browser.language = 'en';
  return memberGone();
});

async function opened(drama_dialogue: string, narration = 'said') {
  const shot = wireShot(1, { drama_id: 9, drama_dialogue, narration });
  const told = { lists: [shot], roles: ROLES };
  const page = await openFilmPage(told.lists, {
    answers: {
      '/script/list-scense': () => told,
      '/script/handle-scense': () => ({ id: 1 }),
      [SAVE]: () => null,
    },
  });
  await screen.findByRole('region', { name: 'Dialogue' });
  return page;
}
const box = () => within(screen.getByRole('region', { name: 'Dialogue' }));
const role = () => box().getByRole<HTMLSelectElement>('combobox', { name: 'Dialogue' });
const words = () => box().getByRole<HTMLTextAreaElement>('textbox', { name: 'Words of the dialogue' });

test('[BOARD-80] [BOARD-81] role and text are stored as name, full-width colon and text', async () => {
  const { id, sent } = await opened('Wait!');
  expect([role().value, words().value]).toEqual(['Empty Scene', 'Wait!']);
  expect([...role().options].map(({ text }) => text)).toEqual(['Empty Scene', 'Narrator', 'Mei', 'Bo']);
  fireEvent.change(role(), { target: { value: 'Mei' } });
  await waitFor(() => expect(role().value).toBe('Mei'));
  fireEvent.change(words(), { target: { value: 'Wait: please!' } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toEqual([
    { type: 1, script_id: id, drama_id: 9, drama_dialogue: 'Mei：Wait: please!' },
  ]);
});

test('a space between two words of a role stays while it is typed', async () => {
  const { sent } = await opened('Mei：Wait');
  fireEvent.change(words(), { target: { value: 'Wait ' } });
  // the stored text is trimmed
  expect(words().value).toBe('Wait ');
  fireEvent.change(words(), { target: { value: `${words().value}here` } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toMatchObject([{ drama_dialogue: 'Mei：Wait here' }]);
});

test('full words of a role say that text beyond their limit is left out', async () => {
  await opened('Mei：Wait');
  fireEvent.change(words(), { target: { value: 'x'.repeat(1999) } });
  await waitFor(() => expect(words().value).toHaveLength(1999));
  expect(box().queryByRole('alert')).toBeNull();
  fireEvent.change(words(), { target: { value: 'x'.repeat(2000) } });
  expect((await box().findByRole('alert')).textContent).toBe(
    'The field is full. Text beyond that is left out.',
  );
});

test('[BOARD-81] with Empty Scene only the text is stored', async () => {
  const { sent } = await opened('');
  fireEvent.change(words(), { target: { value: 'It is late.' } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toMatchObject([{ drama_dialogue: 'It is late.' }]);
});

test('[BOARD-83] changing a role with text to Empty Scene asks for confirmation; cancelling keeps both', async () => {
  const { sent } = await opened('Mei：Wait!');
  fireEvent.change(role(), { target: { value: 'Empty Scene' } });
  const first = await screen.findByRole('dialog', { name: 'Nobody speaks in this shot?' });
  fireEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([role().value, words().value]).toEqual(['Mei', 'Wait!']);
  fireEvent.change(role(), { target: { value: 'Empty Scene' } });
  const again = await screen.findByRole('dialog', { name: 'Nobody speaks in this shot?' });
  fireEvent.click(within(again).getByRole('button', { name: 'Clear the words' }));
  await waitFor(() => expect([role().value, words().value]).toEqual(['Empty Scene', '']));
  await waitFor(() => expect(bodies(sent, SAVE)).toMatchObject([{ drama_dialogue: '' }]));
});

test('without text the role can be changed or removed without confirmation', async () => {
  await opened('');
  fireEvent.change(role(), { target: { value: 'Bo' } });
  fireEvent.change(role(), { target: { value: 'Empty Scene' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(role().value).toBe('Empty Scene'));
});

test('the narrator is chosen by name, and stored by it', async () => {
  const { sent } = await opened('旁白：天黑了。');
  expect([role().selectedOptions[0]?.text, words().value]).toEqual(['Narrator', '天黑了。']);
  fireEvent.change(words(), { target: { value: '天亮了。' } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toMatchObject([{ drama_dialogue: '旁白：天亮了。' }]);
});

test('the name of a character that was deleted stays with the words, with the colon of the language; what is spoken goes on following', async () => {
  const { sent, id } = await opened('Ida：Wait!', 'Wait!');
  expect([role().value, words().value]).toEqual(['Empty Scene', 'Ida: Wait!']);
  for (const text of ['Ida: ', 'Ida:  now', 'Ida: Go!']) {
    fireEvent.change(words(), { target: { value: text } });
    expect(words().value).toBe(text);
  }
  await saveEdits();
  expect(bodies(sent, SAVE)).toEqual([{ type: 1, script_id: id, drama_id: 9, drama_dialogue: 'Ida：Go!' }]);
  expect(bodies(sent, '/script/handle-scense')).toMatchObject([{ narration: 'Go!' }]);
});

test('in Chinese that name keeps its full-width colon', async () => {
  browser.language = 'zh';
  await opened('小梅：等等！');
  expect(words().value).toBe('小梅：等等！');
});

test('who is given the words of a character that was deleted says them without its name', async () => {
  const { sent, id } = await opened('Ida：Wait!', 'Wait!');
  fireEvent.change(role(), { target: { value: 'Mei' } });
  await waitFor(() => expect([role().value, words().value]).toEqual(['Mei', 'Wait!']));
  await saveEdits();
  expect(bodies(sent, SAVE)).toEqual([{ type: 1, script_id: id, drama_id: 9, drama_dialogue: 'Mei：Wait!' }]);
  expect(bodies(sent, '/script/handle-scense')).toEqual([]);
});

test('what only looks like such a name, and is spoken, stays when somebody is chosen to say it', async () => {
  await opened('第一条：不许跑！', '第一条：不许跑！');
  fireEvent.change(role(), { target: { value: 'Mei' } });
  await waitFor(() => expect(role().value).toBe('Mei'));
  expect(words().value).toBe('第一条：不许跑！');
});
