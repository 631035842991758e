import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browser } from '../../../../src/store/browser.ts';
import { restoreRoleEdits, roleEdits } from '../../../../src/store/film/characters/role-edits.ts';
import { film } from '../../../../src/store/film/film.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, HANDLE, openCast, ROLES, SAVE, said, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

const TWO = [wireRole(1, 'Mei', { voice_name: 'Clara' }), wireRole(2, 'Tomas')];
const strip = () => screen.getByRole('region', { name: 'Characters' });
const cards = () => within(strip()).getAllByRole('listitem');
const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const tools = (name: string) => screen.findByRole('complementary', { name });
const step = () => document.querySelector('[aria-current=step]')?.textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('[CHAR-01] [CHAR-02] the narrator is first and cannot be moved or deleted; the characters and an add card follow', async () => {
  await openCast(TWO);
  const [narrator, mei, tomas] = cards();
  expect(narrator?.textContent).toContain('Narrator');
  expect(
    within(narrator as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Voice: Narrator. Automatic voice']);
  expect(mei?.textContent).toContain('Mei');
  expect(tomas?.textContent).toContain('Tomas');
  expect(strip().lastElementChild?.textContent).toBe('Add a character');
});

test('[CHAR-03] [CHAR-13] [CHAR-23] a card has a voice, and buttons to generate, upload, stitch and delete', async () => {
  await openCast(TWO);
  const [, mei] = cards();
  const names = within(mei as HTMLElement)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual([
    'Character Mei',
    'Voice: Mei. Clara',
    'Generate a picture of Mei',
    'Upload a picture of Mei',
    'Stitch pictures for Mei',
    'Delete Mei',
  ]);
});

test('[CHAR-05] [CHAR-08] adding sends an unused name and selects the new character', async () => {
  const cast = await openCast(TWO, { [HANDLE]: () => 3 });
  expect(bodiesOf(cast.sent, ROLES)).toEqual([{ script_id: cast.id }]);
  cast.roles = [...TWO, wireRole(3, 'Character 3', { role_img: '', role_desc: '' })];
  press('Add a character');
  await tools('Character Character 3');
  expect(bodiesOf(cast.sent, HANDLE)).toEqual([{ type: 1, script_id: cast.id, name: 'Character 3' }]);
});

test('[CHAR-09] [CHAR-12] deleting asks for confirmation and selects the previous one, or none', async () => {
  const cast = await openCast(TWO, { [HANDLE]: () => null });
  press('Character Tomas');
  await tools('Character Tomas');
  const remove = async (name: string) => {
    press(`Delete ${name}`);
    const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };
  await remove('Tomas');
  await tools('Character Mei');
  await remove('Mei');
  await tools('Character');
  expect(bodiesOf(cast.sent, HANDLE)).toEqual([
    { type: 2, script_id: cast.id, id: 2 },
    { type: 2, script_id: cast.id, id: 1 },
  ]);
});

test('[CHAR-04] [CHAR-11] Next saves all characters with the typed texts; Back leads to the script', async () => {
  const { sent, id } = await openCast(TWO, {
    [SAVE]: () => null,
    '/script/list-drama': () => ({ lists: [] }),
  });
  type('Name', ' Mei Lin ');
  type('Character description', 'A diver');
  press('Next step');
  await waitFor(() => expect(step()).toBe('4Storyboard'));
  expect(bodiesOf(sent, SAVE)).toEqual([
    {
      script_id: id,
      role_lists: [
        { id: 1, desc: 'A diver', name: 'Mei Lin', task_id: '', draw_index: 0, role_img: '/media/1.jpg' },
        {
          id: 2,
          desc: 'Tomas in a red coat',
          name: 'Tomas',
          task_id: '',
          draw_index: 0,
          role_img: '/media/2.jpg',
        },
      ],
    },
  ]);
  press('Return');
  await waitFor(() => expect(step()).toBe('3Characters'));
  press('Return');
  await waitFor(() => expect(step()).toBe('2Script'));
});

test('descriptions follow a name once it is typed, and can have the former one back', async () => {
  await openCast([wireRole(1, 'Mei'), wireRole(2, 'Tomas', { role_desc: "Mei's uncle" })]);
  const description = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' }).value;
  const leave = () => fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }));
  type('Name', '');
  leave();
  expect(description()).toBe('Mei in a red coat');
  type('Name', 'L');
  type('Name', 'Lin');
  expect(description()).toBe('Mei in a red coat');
  leave();
  await waitFor(() => expect(description()).toBe('Lin in a red coat'));
  const [told] = takeToasts();
  expect(told?.title).toBe('Descriptions have the new name instead of Mei');
  press('Character Tomas');
  await waitFor(() => expect(description()).toBe("Lin's uncle"));
  told?.action?.run();
  await waitFor(() => expect(description()).toBe("Mei's uncle"));
  press('Character Lin');
  await waitFor(() => expect(description()).toBe('Mei in a red coat'));
});

test('descriptions follow a name whose page was closed while it was typed, and can have the former one back', async () => {
  const { id } = await openCast([wireRole(1, 'Mei'), wireRole(2, 'Tomas', { role_desc: "Mei's uncle" })]);
  type('Name', 'Lin');
  // the next visit knows what is stored
  await change(async () => {
    Object.assign(roleEdits, { projectId: 0, byRole: {} });
    await restoreRoleEdits(id);
  });
  const description = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' }).value;
  await waitFor(() => expect(description()).toBe('Lin in a red coat'));
  const [told] = takeToasts();
  press('Character Tomas');
  await waitFor(() => expect(description()).toBe("Lin's uncle"));
  told?.action?.run();
  await waitFor(() => expect(description()).toBe("Mei's uncle"));
});

test('a captain who gets a name is still described as one', async () => {
  await openCast([wireRole(1, 'Captain', { role_desc: 'Captain, a man', noun: 'a captain' })]);
  type('Name', 'Lin');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }));
  const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' });
  await waitFor(() => expect(description.value).toBe('Lin, a man, a captain'));
});

test('a name that is still being typed is in the descriptions that are saved', async () => {
  const { sent } = await openCast(TWO, { [SAVE]: () => null });
  type('Name', 'Lin');
  press('Next step');
  await waitFor(() => expect(bodiesOf(sent, SAVE)).toHaveLength(1));
  expect(bodiesOf(sent, SAVE)[0]).toMatchObject({ role_lists: [{ desc: 'Lin in a red coat' }, {}] });
});

test('a name that another character has changes no description', async () => {
  await openCast(TWO);
  type('Name', 'Tomas');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Name' }));
  expect(said()).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' }).value).toBe(
    'Mei in a red coat',
  );
});

test.each([
  ['an image', [wireRole(1, 'Mei'), wireRole(2, 'Tomas', { role_img: '' })]],
  ['a name', [wireRole(1, 'Mei'), wireRole(2, '')]],
])('[CHAR-16] a character without %s blocks the next step, and is selected', async (_what, roles) => {
  const { sent } = await openCast(roles, { [SAVE]: () => null });
  press('Next step');
  await waitFor(() => expect(said()).toContain('Every character needs a name, an image and a description'));
  expect(film.step).toBe(3);
  expect(bodiesOf(sent, SAVE)).toEqual([]);
  const [, , tomas] = cards();
  expect(tomas?.hasAttribute('data-wrong')).toBe(true);
  expect(tomas?.hasAttribute('data-chosen')).toBe(true);
});

test('[CHAR-17] Next is disabled while the characters are being saved', async () => {
  let go = () => {};
  const { sent } = await openCast(TWO, {
    [SAVE]: () => new Promise<null>((resolve) => (go = () => resolve(null))),
  });
  press('Next step');
  const next = screen.getByRole('button', { name: 'Next step' });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(bodiesOf(sent, SAVE)).toHaveLength(1));
  fireEvent.click(next);
  go();
  await waitFor(() => expect(step()).toBe('4Storyboard'));
  expect(bodiesOf(sent, SAVE)).toHaveLength(1);
});

test('[CHAR-18] a network error shows a message and stays at this step; typed texts are kept', async () => {
  await openCast(TWO, { [SAVE]: () => Promise.reject(new TypeError('no network')) });
  type('Character description', 'A diver');
  press('Next step');
  await waitFor(() => expect(said()).toContain("Couldn't save the characters. Nothing is lost; try again."));
  expect(film.step).toBe(3);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' }).value).toBe(
    'A diver',
  );
});

test('[CHAR-10] [CHAR-14] an uploaded picture is assigned to its character', async () => {
  const { sent, id } = await openCast(TWO, {
    '/draw/upload': () => ({ qiniu_url: '/media/new.jpg' }),
    [HANDLE]: () => null,
  });
  const file = new File(['x'], 'mei.jpg', { type: 'image/jpeg' });
  const field = screen.getByLabelText('Upload a picture of Mei', { selector: 'input' });
  fireEvent.change(field, { target: { files: [file] } });
  await waitFor(() =>
    expect(bodiesOf(sent, HANDLE)).toEqual([{ type: 3, script_id: id, id: 1, role_img: '/media/new.jpg' }]),
  );
  const [upload] = bodiesOf(sent, '/draw/upload') as { file: File }[];
  expect(upload?.file.name).toBe('mei.jpg');
  await waitFor(() =>
    expect([...(cards()[1]?.querySelectorAll('img') ?? [])].at(-1)?.src).toContain('/media/new.jpg'),
  );
});

test('[CHAR-15] a failed upload shows an error', async () => {
  await openCast(TWO, { '/draw/upload': () => Promise.reject(new TypeError('no network')) });
  const field = screen.getByLabelText('Upload a picture of Mei', { selector: 'input' });
  fireEvent.change(field, { target: { files: [new File(['x'], 'mei.jpg', { type: 'image/jpeg' })] } });
  await waitFor(() => expect(said()).toContain('Upload failed'));
  fireEvent.change(field, { target: { files: [new File(['x'], 'mei.gif', { type: 'image/gif' })] } });
  await waitFor(() => expect(said()).toContain('Only JPG or PNG images are supported'));
});

test('offline the cached list is shown, and no character can be added', async () => {
  await openCast(TWO);
  await change(() => {
    browser.online = false;
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a character' }).disabled).toBe(true);
  press('Generate a picture of Mei');
  await waitFor(() => expect(said()).toContain("You're offline. This needs a connection."));
});

test('a list that failed to load can be reloaded', async () => {
  let works = false;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const opened = openCast(TWO, {
    [ROLES]: () => (works ? { lists: TWO } : Promise.reject(new TypeError('no network'))),
  });
  await screen.findByRole('heading', { name: "Couldn't load the characters" });
  works = true;
  press('Try again');
  await opened;
  expect(cards()).toHaveLength(3);
});
