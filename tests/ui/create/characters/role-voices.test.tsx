import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, openCast, ROLES, said, wireRole } from './cast-page.tsx';

const VOICES = '/script/get-doubao-voice';
const BIND = '/script/bind-voice';
const voice = (name: string) => ({
  voice_name: name,
  voice_type: `type-${name}`,
  tags: ['en', 'female'],
  platform: 'here',
  test_audio_url: `/media/${name}.mp3`,
});
const ANSWER = {
  lists: [voice('Clara'), voice('Ivy')],
  select: { language: ['en', 'zh'], scense: ['dialogue'], age: ['adult'], sex: ['female', 'male'] },
  new_roles: [
    { name: 'Narrator', img: '' },
    { name: 'Mei', img: '/media/1.jpg' },
  ],
  binds: [{ role_name: 'Narrator', voice_name: 'Clara' }],
};
let heard: string[] = [];
/** Whether the voice has been assigned. */
let bound = false;

eachOnItsOwn();
beforeEach(() => {
  heard = [];
  bound = false;
  vi.stubGlobal(
    'Audio',
    class {
      readonly address: string;
      constructor(address: string) {
        this.address = new URL(address, location.href).pathname;
      }
      play = async () => void heard.push(this.address);
      pause = () => {};
    },
  );
});
afterEach(memberGone);

const openVoices = async (answers = {}) => {
  const cast = await openCast([wireRole(1, 'Mei')], { [VOICES]: () => ANSWER, ...answers });
  const button = screen.getByRole('button', { name: /^Voice: Mei/ });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Voices of the characters' });
  return { ...cast, dialog };
};
const radio = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).findByRole<HTMLInputElement>('radio', { name });
const pick = (dialog: HTMLElement, label: string) =>
  within(dialog).getByRole<HTMLSelectElement>('combobox', { name: label });
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

test('[CHAR-19] [CHAR-20] [CHAR-26] the dialog has a chip per character, four filters with English preselected, a reset and the voices', async () => {
  const { dialog, sent, id } = await openVoices();
  expect((await radio(dialog, /^Mei/)).checked).toBe(true);
  expect((await radio(dialog, /^Narrator/)).checked).toBe(false);
  await radio(dialog, /^Ivy/);
  const filters = ['Language', 'Scene', 'Age', 'Gender'];
  expect(filters.map((label) => pick(dialog, label).value)).toEqual(['en', '', '', '']);
  const reset = () => within(dialog).queryByRole('button', { name: 'Reset filters' });
  expect(reset(), 'nothing to reset').toBeNull();
  fireEvent.change(pick(dialog, 'Gender'), { target: { value: 'male' } });
  fireEvent.change(pick(dialog, 'Language'), { target: { value: 'zh' } });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(reset()).toBeNull());
  expect(document.activeElement).toBe(pick(dialog, 'Language'));
  await waitFor(() => expect(filters.map((label) => pick(dialog, label).value)).toEqual(['en', '', '', '']));
  const ask = { script_id: id, scense: '', age: '' };
  await waitFor(() =>
    expect(bodiesOf(sent, VOICES)).toEqual([
      { ...ask, language: 'en', sex: '' },
      { ...ask, language: 'en', sex: 'male' },
      { ...ask, language: 'zh', sex: 'male' },
      { ...ask, language: 'en', sex: '' },
    ]),
  );
});

test('[CHAR-21] a voice can be heard before it is chosen', async () => {
  const { dialog } = await openVoices();
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Play Ivy' }));
  expect(heard).toEqual(['/media/Ivy.mp3']);
});

test('[CHAR-22] [CHAR-23] confirming assigns the voice to the character, whose card then shows it', async () => {
  const { dialog, sent, id, roles } = await openVoices({
    [BIND]: () => ({ binds: [{ role_name: 'Mei', voice_name: 'Ivy' }] }),
    [ROLES]: () => ({
      lists: [wireRole(1, 'Mei', bound ? { voice_name: 'Ivy' } : {})],
    }),
  });
  expect(roles).toHaveLength(1);
  fireEvent.click(await radio(dialog, /^Ivy/));
  bound = true;
  press(dialog, 'Confirm');
  await screen.findByRole('button', { name: 'Voice: Mei. Ivy' });
  expect(bodiesOf(sent, BIND)).toEqual([
    {
      script_id: id,
      role_name: 'Mei',
      voice_name: 'Ivy',
      voice_type: 'type-Ivy',
      voice_tags: ['en', 'female'],
      platform: 'here',
    },
  ]);
});
test('[CHAR-24] confirming without a voice warns and assigns nothing', async () => {
  const { dialog, sent } = await openVoices();
  await radio(dialog, /^Ivy/);
  press(dialog, 'Confirm');
  await waitFor(() => expect(said()).toContain('Please select a voice'));
  expect(bodiesOf(sent, BIND)).toEqual([]);
  // the narrator has a voice already
  fireEvent.click(await radio(dialog, /^Narrator/));
  expect((await radio(dialog, /^Clara/)).checked).toBe(true);
});

test('[CHAR-25] a failure to load voices shows a message, and can be retried', async () => {
  let works = false;
  const { dialog } = await openVoices({
    [VOICES]: () => (works ? ANSWER : Promise.reject(new TypeError('no network'))),
  });
  await waitFor(() => expect(said()).toContain("Couldn't get the voices"));
  works = true;
  press(dialog, "Couldn't load. Try again");
  await radio(dialog, /^Ivy/);
});
