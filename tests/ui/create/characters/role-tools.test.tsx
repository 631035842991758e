import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseIn } from '../../menu.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, IMAGINE, LIST, openCast, said, wirePicture, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

const MEI = wireRole(1, 'Mei', { role_desc: 'A girl in a red coat' });
const tools = () => screen.getByRole('complementary', { name: /^Character/ });
const press = (name: string | RegExp, place: HTMLElement = tools()) =>
  fireEvent.click(within(place).getByRole('button', { name }));
const pictures = () => within(tools()).queryAllByRole('button', { name: /^Use picture/ });
const openPanel = async () => {
  press(/^Parameters:/);
  return screen.findByRole('dialog', { name: 'Parameters' });
};
const chooseModel = async (name: string) => {
  const panel = await openPanel();
  fireEvent.click(await within(panel).findByRole('radio', { name }));
  return panel;
};
const number = (panel: HTMLElement, name: string) =>
  within(panel).getByRole<HTMLInputElement>('spinbutton', { name });

test('[CHAR-27] [CHAR-43] the sidebar has description, model, references, Generate with cost and duration, and pictures', async () => {
  await openCast([MEI], { [LIST]: () => ({ lists: [wirePicture('t1')], has_next: 0 }) });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Character description' }).value).toBe(
    'A girl in a red coat',
  );
  within(tools()).getByRole('button', { name: 'Parameters: Seedream 3.x, 3:4' });
  within(tools()).getByRole('region', { name: 'References' });
  expect(within(tools()).getByRole('button', { name: /^Generate/ }).textContent).toContain('4 points');
  await waitFor(() => expect(tools().textContent).toContain('A character image takes about 3 minutes.'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
});

test('the buttons of each picture of a character are named after it', async () => {
  const lists = [wirePicture('t1'), wirePicture('t2')];
  await openCast([MEI], { [LIST]: () => ({ lists, has_next: 0 }) });
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const list = document.querySelector<HTMLElement>('[data-ui=role-pictures]');
  if (!list) throw new Error('There is no list.');
  const names = within(list)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('Download: picture 2');
  expect(new Set(names).size).toBe(names.length);
});

test('[CHAR-28] generating without a description shows a message and sends nothing', async () => {
  const { sent } = await openCast([wireRole(1, 'Mei', { role_desc: ' ' })]);
  press(/^Generate/);
  await waitFor(() => expect(said()).toContain('Please enter a description'));
  expect(bodiesOf(sent, IMAGINE)).toEqual([]);
});

test('[CHAR-29] [CHAR-30] [CHAR-42] generating sends the character and its description; the new picture is listed first, in progress', async () => {
  const { sent, id } = await openCast([MEI], {
    [IMAGINE]: () => 'task-9',
    [LIST]: () => ({ lists: [wirePicture('t1')], has_next: 0 }),
    '/draw/get-task': () => [{ task_id: 'task-9', state: 2, images: [] }],
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  press(/^Generate/);
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(1));
  expect(bodiesOf(sent, IMAGINE)[0]).toEqual({
    name: 'Mei',
    desc: 'A girl in a red coat',
    role_id: 1,
    script_id: id,
    api_name: 'jimeng',
    tool_name: 'seedream',
    prompt: 'A girl in a red coat',
    ratio: '3:4',
    options: { ar: '3:4', rip: 0.7 },
  });
  await waitFor(() => {
    const [row] = tools().querySelectorAll('[data-ui=role-pictures] > li');
    expect(row?.getAttribute('data-state')).toBe('coming');
  });
});

test('[CHAR-31] [CHAR-39] version 7.0 takes up to five pictures with weights from 0 to 1000', async () => {
  let uploads = 0;
  const { sent } = await openCast([MEI], {
    [IMAGINE]: () => 'task-9',
    '/upload/assumeRole': () => {
      uploads += 1;
      return {
        url: `/upload/${uploads}`,
        method: 'PUT',
        headers: {},
        key: `uploads/${uploads}`,
        public_url: `/media/r${uploads}.jpg`,
        expires_at: '2030-01-01T00:00:00Z',
        max_bytes: 1e7,
      };
    },
  });
  await chooseModel('Dream v1');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  const section = () => within(tools()).getByRole('region', { name: 'References' });
  const { addReference } = await import('../../../../src/store/film/characters/role-form.ts');
  const { cast } = await import('../../../../src/store/film/characters/cast.ts');
  const [role] = cast.roles;
  if (!role) throw new Error('no role');
  for (let i = 1; i <= 5; i++)
    expect(addReference(role, { url: `/media/r${i}.jpg`, name: `${i}` })).toBe(true);
  expect(addReference(role, { url: '/media/r6.jpg', name: '6' })).toBe(false);
  await waitFor(() => expect(section().textContent).toContain('5 / 5'));
  expect(within(section()).queryByRole('button', { name: 'Add a reference picture' })).toBeNull();
  const weight = within(section()).getByRole<HTMLInputElement>('spinbutton', {
    name: 'Weight of reference 1',
  });
  expect([weight.value, weight.min, weight.max, weight.step]).toEqual(['400', '0', '1000', '10']);
  fireEvent.change(weight, { target: { value: '1234' } });
  await waitFor(() => expect(weight.value).toBe('1000'));
  for (let i = 5; i > 2; i--) press(`Remove reference ${i}`, section());
  press(/^Generate/);
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)).toHaveLength(1));
  expect(bodiesOf(sent, IMAGINE)[0]).toMatchObject({
    api_name: 'mj',
    tool_name: 'mj',
    options: {
      ar: '3:4',
      s: 200,
      chaos: 8,
      v: '7.0',
      oref: [
        { image_url: '/media/r1.jpg', ow: 1000 },
        { image_url: '/media/r2.jpg', ow: 400 },
      ],
    },
  });
});

test('[CHAR-40] the subject weight is 0 to 1 in steps of 0.1, default 0.7; this model has no face weight', async () => {
  await openCast([MEI]);
  const panel = await openPanel();
  const weight = await within(panel).findByRole<HTMLInputElement>('spinbutton', { name: 'Subject weight' });
  expect([weight.value, weight.min, weight.max, weight.step]).toEqual(['0.7', '0', '1', '0.1']);
  fireEvent.change(weight, { target: { value: '0.34' } });
  await waitFor(() => expect(number(panel, 'Subject weight').value).toBe('0.3'));
  expect(within(panel).queryByRole('spinbutton', { name: 'Face weight' })).toBeNull();
});

test('[CHAR-41] a character of Jimeng 2.0 has a face weight from 0 to 1 in steps of 0.01, default 0.36, and sends it', async () => {
  const { sent } = await openCast([{ ...MEI, model: 'jimeng 2.0' }], { [IMAGINE]: () => 'task-9' });
  const panel = await openPanel();
  const weight = await within(panel).findByRole<HTMLInputElement>('spinbutton', { name: 'Face weight' });
  expect([weight.value, weight.min, weight.max, weight.step]).toEqual(['0.36', '0', '1', '0.01']);
  fireEvent.change(weight, { target: { value: '0.5' } });
  press(/^Generate/);
  await waitFor(() => expect(bodiesOf(sent, IMAGINE)[0]).toMatchObject({ options: { rip: 0.7, rid: 0.5 } }));
});

test('[CHAR-32] pictures are listed by role, thirty per page, and older ones are loaded on request', async () => {
  const { sent, id } = await openCast([MEI], {
    [LIST]: (({ page }: { page: number }) =>
      page === 1
        ? { lists: [wirePicture('t9')], has_next: 1 }
        : { lists: [wirePicture('t1')], has_next: 0 }) as never,
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  press('Show older');
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const ask = { tool_name: '', role_id: 1, script_id: id, reserve: 0, pageSize: 30 };
  expect(bodiesOf(sent, LIST)).toEqual([
    { ...ask, page: 1 },
    { ...ask, page: 2, before: 9 },
  ]);
});

test('[CHAR-37] clicking a picture chooses it for the role, and no other', async () => {
  const four = wirePicture('t9', {
    tool_name: 'mj',
    images: ['/media/a.jpg', '/media/b.jpg'],
    is_select: 1,
    select_index: 0,
  });
  const { sent } = await openCast([MEI], {
    [LIST]: () => ({ lists: [four], has_next: 0 }),
    '/script/bind': () => null,
  });
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const pressed = () => pictures().map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  fireEvent.click(pictures()[1] as HTMLElement);
  await waitFor(() => expect(pressed()).toEqual(['false', 'true']));
  expect(bodiesOf(sent, '/script/bind')).toEqual([{ draw_task_id: 't9', draw_index: 1, role_id: 1 }]);
});

test('[CHAR-33] [CHAR-34] a picture can be downloaded and edited; one of the first family can evolve', async () => {
  const { sent, id } = await openCast([MEI], {
    [LIST]: () => ({ lists: [wirePicture('t9', { tool_name: 'mj' }), wirePicture('t1')], has_next: 0 }),
    '/draw/chagne-image': () => ({ task_id: 'task-10', draw_id: 10 }),
  });
  await waitFor(() => expect(pictures()).toHaveLength(2));
  const entries = async (name: string) => {
    press(name);
    const menu = await screen.findByRole('menu');
    const found = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return found;
  };
  expect(await entries('Actions for picture 2')).toEqual(['Download', 'Edit5 points']);
  expect(await entries('Actions for picture 1')).toEqual(['Download', 'Evolve20 points', 'Edit5 points']);
  await chooseIn('Actions for picture 1', /^Evolve/);
  await waitFor(() =>
    expect(bodiesOf(sent, '/draw/chagne-image')).toEqual([
      {
        api_name: 'mj',
        action: 'VARIATION',
        index: 0,
        task_id: 't9',
        message_input: 'a girl',
        script_id: id,
        role_id: 1,
      },
    ]),
  );
});

test('[CHAR-35] [CHAR-36] the edit dialog sends the instruction; if blank it warns and sends nothing', async () => {
  const { sent, id } = await openCast([MEI], {
    [LIST]: () => ({ lists: [wirePicture('t1')], has_next: 0 }),
    '/draw/fluxImageApi': () => ({ task_id: 'task-11', draw_id: 11 }),
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  await chooseIn('Actions for picture 1', /^Edit/);
  const box = await within(tools()).findByRole('region', { name: 'Edit the picture' });
  press(/^Edit/, box);
  await waitFor(() => expect(said()).toContain('Please enter a description'));
  expect(bodiesOf(sent, '/draw/fluxImageApi')).toEqual([]);
  fireEvent.change(within(box).getByRole('textbox'), { target: { value: ' a green coat ' } });
  press(/^Edit/, box);
  await waitFor(() =>
    expect(bodiesOf(sent, '/draw/fluxImageApi')).toEqual([
      {
        script_id: id,
        role_id: 1,
        prompt: 'a green coat',
        ratio: 'match_input_image',
        image_url: '/media/t1.jpg',
        model_name: 'flux-pro',
      },
    ]),
  );
  await waitFor(() => expect(within(tools()).queryByRole('region', { name: 'Edit the picture' })).toBeNull());
});
