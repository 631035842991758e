import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { UserPoints } from '../../../src/api/points.ts';
import { points } from '../../../src/store/account/points.ts';
import { closeFilm } from '../../../src/store/film/film.ts';
import { closeScript } from '../../../src/store/film/script/script.ts';
import { currentHash } from '../../../src/ui/router/hash-location.ts';
import { type Answers, Refused, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { dialogOf, noDialog, openCreate, press } from './open-create.tsx';
import '../../../src/ui/create/frame/leave-dialog.tsx';
import '../../../src/ui/create/delete-shot.tsx';
import '../../../src/ui/create/script/line-menu.tsx';
import '../../../src/ui/create/script/lines.tsx';
import '../../../src/ui/create/script/script-step.tsx';

const HANDLE = '/script/handle-drama';
const line = (id: number, hm_desc: string, list_order: number) => ({ id, hm_desc, list_order });

/** Opens the script of a film with three lines. */
async function open(answers: Answers = {}): Promise<Sent[]> {
  const sent = await openCreate(
    {
      '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
      '/script/list-drama': () => ({ lists: [line(1, 'one', 0), line(2, 'two', 1), line(3, 'three', 2)] }),
      [HANDLE]: ({ drama_id }: { drama_id: number }) => ({ id: drama_id }),
      ...answers,
    },
    '/create?id=12&step=2',
  );
  await screen.findByRole('list', { name: 'Shots in the script', hidden: true });
  return sent;
}
const row = (number: number) => screen.getByRole('listitem', { name: `Shot ${number}`, hidden: true });
const screenOf = (number: number) =>
  within(row(number)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Picture', hidden: true });
const write = (number: number, words: string) =>
  fireEvent.change(screenOf(number), { target: { value: words } });
const shown = () => [...document.querySelectorAll('[data-field="hm_desc"] dd')].map((one) => one.textContent);
/** Waits for the first field of the line, which gets the focus in the next frame. */
const edit = async (number: number) => {
  await change(() => press(`Edit shot ${number}`));
  await waitFor(() => expect(row(number).contains(document.activeElement)).toBe(true));
};

eachOnItsOwn();
beforeEach(() => {
  closeFilm();
  closeScript();
});

test('[SCRIPT-09] [SCRIPT-15] lines are edited side by side; cancel restores one, save stores the other', async () => {
  const sent = await open();
  await edit(1);
  await edit(3);
  write(1, 'first words');
  write(3, 'last words');
  press('Cancel', row(1));
  await waitFor(() => expect(shown()).toEqual(['one', 'two']));
  expect(screenOf(3).value).toBe('last words');
  press('Save', row(3));
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'last words']));
  await waitFor(() => expect(bodies(sent, HANDLE)).toHaveLength(1));
  expect(bodies(sent, HANDLE)).toMatchObject([
    { type: 3, script_id: 12, drama_id: 3, hm_desc: 'last words' },
  ]);
});

test('a film that was begun as a blank storyboard has no script, and is not said to have no shots', async () => {
  const begun = { '/script/script-info': () => ({ name: 'The lamp', step: 4 }) };
  await openCreate(
    { ...begun, '/script/list-drama': () => ({ lists: [], step: 4 }) },
    '/create?id=13&step=2',
  );
  await screen.findByText(/This film has no script, only the shots of its storyboard/u);
  screen.getByRole('heading', { name: 'Script', level: 2 });
  expect(screen.queryByText(/0 shots|No shots yet/u)).toBeNull();
});

test('the script names what the built-in engine cannot draw, with its shots, and asks anew after a change', async () => {
  let undrawn = [{ word: 'walrus', ids: [3, 1] }];
  const sent = await open({ '/studio/film/check': () => ({ undrawn }) });
  // who draws is known with the prices
  await change(() => {
    points.payload = v.parse(UserPoints, { total_points: 5, star_tel: '', user_id: 7 });
  });
  await screen.findByText("The built-in engine can't draw: walrus (shots 3, 1).");
  await edit(1);
  write(1, 'an otter');
  undrawn = [];
  press('Save', row(1));
  await waitFor(() => expect(screen.queryByText(/The built-in engine can't draw/u)).toBeNull());
  const paths = sent.map(({ path }) => path);
  expect(paths.lastIndexOf('/studio/film/check')).toBeGreaterThan(paths.indexOf(HANDLE));
});

test('leaving the script asks about unsaved changes; once saved, the next step opens', async () => {
  const sent = await open();
  await edit(2);
  write(2, 'half a sent');
  press('Next step');
  const question = await dialogOf('Save your changes?');
  expect(question.textContent).toContain('1 shot has unsaved changes.');
  press('Keep editing', question);
  await noDialog();
  expect(screenOf(2).value).toBe('half a sent');
  expect(currentHash()).toBe('/create?id=12&step=2');
  press('Next step');
  press('Save and continue', await dialogOf('Save your changes?'));
  await waitFor(() => expect(currentHash()).toBe('/create?id=12&step=3'));
  expect(bodies(sent, HANDLE)).toMatchObject([{ type: 3, drama_id: 2, hm_desc: 'half a sent' }]);
});

test('a refused save shows a message and keeps the text in its field', async () => {
  await open({ [HANDLE]: () => new Refused('Not now') });
  await edit(2);
  write(2, 'other words');
  press('Save', row(2));
  await screen.findByText("Couldn't save the shot. Your text is still here.");
  await screen.findByText('Not now');
  expect(screenOf(2).value).toBe('other words');
});

test('[BOARD-81] [I18N-07] dialogue is shown and edited with the colon of the interface language, and stored with the full-width one', async () => {
  const stored = { ...line(1, 'one', 0), dialogue: 'Narrator：It was late: nobody came.' };
  const sent = await open({
    '/script/list-drama': () => ({ lists: [stored, { ...line(2, 'two', 1), dialogue: 'Hush.' }] }),
  });
  const said = () =>
    [...document.querySelectorAll('[data-field="dialogue"] dd')].map((one) => one.textContent);
  expect(said()).toEqual(['Narrator: It was late: nobody came.', 'Hush.']);
  await edit(1);
  const written = within(row(1)).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Dialogue',
    hidden: true,
  });
  expect(written.value).toBe('Narrator: It was late: nobody came.');
  fireEvent.change(written, { target: { value: 'Narrator: It was early: somebody came.' } });
  press('Save', row(1));
  await waitFor(() => expect(bodies(sent, HANDLE)).toHaveLength(1));
  expect(bodies(sent, HANDLE)).toMatchObject([{ dialogue: 'Narrator：It was early: somebody came.' }]);
  // text before a colon is only a speaker if it is a known name
  await edit(2);
  fireEvent.change(within(row(2)).getByRole('textbox', { name: 'Dialogue', hidden: true }), {
    target: { value: 'The time: half past five.' },
  });
  press('Save', row(2));
  await waitFor(() => expect(bodies(sent, HANDLE)).toHaveLength(2));
  expect(bodies(sent, HANDLE)[1]).toMatchObject({ dialogue: 'The time: half past five.' });
});

test('[SCRIPT-10] a line’s menu offers adding, copying, moving where possible, and deleting after confirmation', async () => {
  let next = 10;
  let refusals = 1;
  const sent = await open({
    [HANDLE]: ({ type }: { type: number }) =>
      type === 2 && refusals-- > 0 ? new Refused('Not now') : { id: type === 3 ? 2 : next++ },
  });
  const menu = (number: number) => `Actions for shot ${number}`;
  const offered = async (number: number) => {
    const entries = within(await openMenu(menu(number))).getAllByRole('menuitem');
    const names = entries.map(({ textContent }) => textContent);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return names;
  };
  expect(await offered(1)).toEqual(['Add above', 'Copy', 'Move down', 'Delete']);
  expect(await offered(2)).toEqual(['Add above', 'Copy', 'Move up', 'Move down', 'Delete']);
  expect(await offered(3)).toEqual(['Add above', 'Copy', 'Move up', 'Delete']);

  // declining changes nothing; a refused delete restores the line and shows a message
  await chooseIn(menu(1), 'Delete');
  press('Cancel', await dialogOf('Delete shot 1?'));
  await noDialog();
  await chooseIn(menu(1), 'Delete');
  press('Delete', await dialogOf('Delete shot 1?'));
  await screen.findByText('Not now');
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));

  await chooseIn(menu(1), 'Move down');
  await waitFor(() => expect(shown()).toEqual(['two', 'one', 'three']));
  await chooseIn(menu(1), 'Copy');
  await waitFor(() => expect(shown()).toEqual(['two', 'two', 'one', 'three']));
  await chooseIn(menu(3), 'Add above');
  await waitFor(() => expect(screenOf(3).value).toBe(''));
  press('Cancel', row(3));
  await chooseIn(menu(1), 'Delete');
  press('Delete', await dialogOf('Delete shot 1?'));
  await waitFor(() => expect(shown()).toEqual(['two', 'one', 'three']));
  expect(bodies(sent, HANDLE)).toMatchObject([
    { type: 2, drama_id: 1 },
    { type: 4, drama_id: 2 },
    { type: 3, hm_desc: 'two' },
    { type: 1, drama_id: 1 },
    { type: 2, drama_id: 2 },
  ]);
});

test('a deleted line comes back with Undo', async () => {
  const sent = await open();
  await chooseIn('Actions for shot 2', 'Delete');
  const question = await dialogOf('Delete shot 2?');
  within(question).getByText('Its text goes with it. You can undo this right afterwards.');
  press('Delete', question);
  await screen.findByText('Delete success');
  screen.getByText('Shot 2: two');
  expect(shown()).toEqual(['one', 'three']);
  press('Undo');
  await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
  expect(bodies(sent, '/studio/script/restore')).toEqual([{ script_id: 12, drama_id: 2 }]);
});

test('shot size, angle and camera move are chosen from film terms; others can be typed', async () => {
  const sent = await open({
    '/script/list-drama': () => ({ lists: [{ ...line(1, '码头', 0), move: '环绕' }] }),
  });
  await edit(1);
  const field = (name: string) =>
    within(row(1)).getByRole<HTMLSelectElement>('combobox', { name, hidden: true });
  expect(field('Camera move').value).toBe('环绕');
  // terms are in the language of the script
  fireEvent.change(field('Shot type'), { target: { value: '特写' } });
  expect(field('Shot type').value).toBe('特写');
  const other = [...field('Angle').options].find(({ text }) => text === 'Other…');
  fireEvent.change(field('Angle'), { target: { value: other?.value } });
  const written = await within(row(1)).findByRole('textbox', { name: 'Angle', hidden: true });
  expect(document.activeElement).toBe(written);
  fireEvent.change(written, { target: { value: '倾斜' } });
  press('Save', row(1));
  await waitFor(() =>
    expect(bodies(sent, HANDLE)).toMatchObject([{ shot_type: '特写', angle: '倾斜', move: '环绕' }]),
  );
});

test('a full field of a line says that text beyond its limit is left out', async () => {
  await open();
  await edit(1);
  write(1, 'x'.repeat(screenOf(1).maxLength - 1));
  expect(within(row(1)).queryByRole('alert')).toBeNull();
  write(1, 'x'.repeat(screenOf(1).maxLength));
  expect(within(row(1)).getByRole('alert', { hidden: true }).textContent).toBe(
    'The field is full. Text beyond that is left out.',
  );
});
