import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/frame-dialog.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { saves } from '../../saves.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const HANDLE = '/script/handle-scense';
const COPY = '/script/copy-scense';
const three = () => [1, 2, 3].map((id) => wireShot(id, { static_desc: `a lake ${id}` }));
const words = () =>
  within(screen.getByRole('list', { name: 'Shots', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((shot) => /screen \d+/.exec(shot.textContent ?? '')?.[0] ?? '');

const of = (place: number) => `Actions for shot ${place}`;
const choose = (place: number, name: string | RegExp) => chooseIn(of(place), name);

eachOnItsOwn();
afterEach(memberGone);

test('a shot offers its actions, paid ones with their cost, and moving only where possible', async () => {
  await openStoryboard(three());
  const offered = async (place: number) => {
    const menu = await openMenu(of(place));
    const items = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return items;
  };
  const all = [
    'Add a shot after',
    'Upload image',
    'Copy shot',
    'Continuous shotOnly for shots with a clip',
    'Extract a frameOnly for shots with a clip',
    'Generate image4 points',
    'Generate video10 points',
    'Move left',
    'Move right',
    'Delete',
  ];
  expect(await offered(2)).toEqual(all);
  expect(await offered(1)).toEqual(all.filter((item) => item !== 'Move left'));
  expect(await offered(3)).toEqual(all.filter((item) => item !== 'Move right'));
});

test('added and copied shots come after it and are selected', async () => {
  const { id, sent, told } = await openStoryboard(three(), {
    [HANDLE]: () => {
      told.lists = [wireShot(1), wireShot(2), wireShot(4, { list_order: 2.5 }), wireShot(3)];
      return { id: 4 };
    },
    [COPY]: () => {
      told.lists = [wireShot(1), wireShot(5, { list_order: 1.5 }), ...told.lists.slice(1)];
      return { scense_data: wireShot(5), drama_ids: [] };
    },
  });
  await choose(2, 'Add a shot after');
  await screen.findByRole('heading', { name: 'Shot 3' });
  expect(words()).toEqual(['screen 1', 'screen 2', 'screen 4', 'screen 3']);
  expect(bodies(sent, HANDLE)).toEqual([{ script_id: id, type: 1, scense_id: 2 }]);
  await choose(1, 'Copy shot');
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(words()).toEqual(['screen 1', 'screen 5', 'screen 2', 'screen 4', 'screen 3']);
  expect(bodies(sent, COPY)).toEqual([{ script_id: id, scense_id: 1 }]);
});

test('uploading a picture opens the shot’s file input', async () => {
  await openStoryboard(three());
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  onTestFinished(() => opened.mockRestore());
  await choose(2, 'Upload image');
  expect(opened.mock.contexts).toEqual([screen.getByLabelText('Picture for shot 2')]);
});

test('a picture and a clip are submitted for the shot of the menu', async () => {
  const { sent } = await openStoryboard(three(), {
    '/script/imagine': () => 'p1',
    '/script/video': () => ({ task_id: 'c1' }),
  });
  await choose(2, /^Generate image/);
  await waitFor(() =>
    expect(bodies(sent, '/script/imagine')).toMatchObject([{ scense_id: 2, desc: 'a lake 2' }]),
  );
  await choose(3, /^Generate video/);
  await waitFor(() =>
    expect(bodies(sent, '/script/video')).toMatchObject([{ scense_id: 3, prompt: 'motion 3' }]),
  );
});

test('deleting asks for confirmation and selects the previous shot, or none', async () => {
  const { id, sent, told } = await openStoryboard(three(), {
    [HANDLE]: ({ scense_id }: { scense_id: number }) => {
      told.lists = told.lists.filter((shot) => shot.id !== scense_id);
      return null;
    },
  });
  const asked = (number: number) => screen.findByRole('dialog', { name: `Delete shot ${number}?` });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(3, 'Delete');
  fireEvent.click(within(await asked(3)).getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(bodies(sent, HANDLE)).toEqual([]);
  expect(words()).toHaveLength(3);
  for (const [place, next] of [
    [3, 'Shot 2'],
    [1, 'Shot 1'],
  ] as const) {
    await choose(place, 'Delete');
    fireEvent.click(within(await asked(place)).getByRole('button', { name: 'Delete' }));
    await gone();
    await screen.findByRole('heading', { name: next });
  }
  expect(words()).toEqual(['screen 2']);
  await choose(1, 'Delete');
  fireEvent.click(within(await asked(1)).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No shots in the storyboard yet. Add one below.');
  expect(bodies(sent, HANDLE)).toEqual(
    [3, 1, 2].map((shot) => ({ type: 2, script_id: id, scense_id: shot })),
  );
});

test('a deleted shot comes back with Undo; without a network Undo says so and can be tried again', async () => {
  takeToasts();
  let away = true;
  const { id, sent, told } = await openStoryboard(three(), {
    [HANDLE]: () => {
      told.lists = told.lists.filter((shot) => shot.id !== 2);
      return null;
    },
    '/studio/storyboard/restore': () => {
      if (away) throw new TypeError('no network');
      told.lists = three();
      return null;
    },
  });
  await choose(2, 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete shot 2?' });
  within(question).getByText(/You can undo this right afterwards, but what is still being made/);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const message = () => vi.waitUntil(() => takeToasts()[0], { timeout: 5000 });
  const offer = await message();
  expect(offer).toMatchObject({ title: 'Delete success', description: 'Shot 2: screen 2' });
  expect(words()).toEqual(['screen 1', 'screen 3']);
  expect(offer.action?.label).toBe('Undo');
  offer.action?.run();
  const failed = await message();
  expect(failed).toMatchObject({ type: 'error', title: 'It could not be brought back' });
  expect(words()).toEqual(['screen 1', 'screen 3']);
  away = false;
  failed.action?.run();
  await waitFor(() => expect(words()).toEqual(['screen 1', 'screen 2', 'screen 3']));
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(bodies(sent, '/studio/storyboard/restore').at(-1)).toEqual({ script_id: id, scense_id: 2 });
});

test('a shot that has only words to say is called by them, in the row and in the message with Undo', async () => {
  takeToasts();
  const { told } = await openStoryboard(
    [wireShot(1), wireShot(2, { hm_desc: '', static_desc: '', narration: 'Mei: Who is it?' })],
    {
      [HANDLE]: () => {
        told.lists = told.lists.slice(0, 1);
        return null;
      },
    },
  );
  await screen.findByRole('button', { name: 'Shot 2: Mei: Who is it?' });
  await choose(2, 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete shot 2?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: 'Delete success', description: 'Shot 2: Mei: Who is it?' }]),
  );
});

test('an Undo that is refused for now says why and can be tried again; what is gone for good cannot', async () => {
  takeToasts();
  const refused = (code: number, message: string) => Response.json({ code, message, data: null });
  const refusals = [refused(400, 'A film has at most 200 shots'), refused(404, 'This shot is gone')];
  const { told } = await openStoryboard(three(), {
    [HANDLE]: () => {
      told.lists = told.lists.filter((shot) => shot.id !== 2);
      return null;
    },
    '/studio/storyboard/restore': () => refusals.shift(),
  });
  await choose(2, 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete shot 2?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const message = () => vi.waitUntil(() => takeToasts()[0], { timeout: 5000 });
  (await message()).action?.run();
  const full = await message();
  expect(full).toMatchObject({
    title: 'It could not be brought back',
    description: 'Shot 2: screen 2\nA film has at most 200 shots',
    action: { label: 'Try again' },
  });
  full.action?.run();
  const gone = await message();
  expect(gone).toMatchObject({ title: 'It could not be brought back', description: 'This shot is gone' });
  expect(gone.action).toBeUndefined();
});

const filmed = { is_continuous: 1, video_id: 7, video_url: '/media/1.mp4', scense_img: '/media/1.jpg' };

test('[BOARD-11] [BOARD-14] a continuous shot is added after its source, and starts from the last frame of its clip', async () => {
  const { id, sent, told } = await openStoryboard([wireShot(1, filmed)], {
    [HANDLE]: () => {
      told.lists = [wireShot(1, filmed), wireShot(2)];
      return { id: 2 };
    },
    '/studio/video/last-frame': () => ({ image: '/media/last.jpg', width: 64, height: 36 }),
  });
  await choose(1, 'Continuous shot');
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(bodies(sent, HANDLE)).toEqual([
    { type: 1, script_id: id, add_type: 2, continuous: 1, scense_id: 1 },
    { type: 3, script_id: id, scense_id: 2, draw_id: 0, draw_index: 0, scense_img: '/media/last.jpg' },
  ]);
});

test('[BOARD-21] without a clip, continuous shot and frame are disabled, and the menu says why', async () => {
  const { sent } = await openStoryboard(three());
  for (const action of [/^Continuous shot/, /^Extract a frame/]) {
    takeToasts();
    await choose(1, action);
    expect(takeToasts().map(({ title }) => title)).toEqual(['Only for shots with a clip']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  expect(bodies(sent, HANDLE)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[BOARD-90] [BOARD-91] [BOARD-92] a frame of the clip is selected by a slider and saved, once the clip has loaded', async () => {
  await openStoryboard([wireShot(1, filmed)]);
  await choose(1, 'Extract a frame');
  const dialog = within(await screen.findByRole('dialog', { name: 'Frame of shot 1' }));
  const video = dialog.getByLabelText<HTMLVideoElement>('Clip of shot 1');
  const slider = dialog.getByRole<HTMLInputElement>('slider', { name: 'Position in the clip' });
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '1000', '1']);
  takeToasts();
  fireEvent.click(dialog.getByRole('button', { name: 'Download frame' }));
  await waitFor(() =>
    expect(takeToasts().map(({ title }) => title)).toEqual(["The video hasn't loaded yet"]),
  );
  Object.defineProperties(video, {
    readyState: { value: 4 },
    duration: { value: 5 },
    currentTime: { value: 0, writable: true },
    seeking: { value: false },
  });
  fireEvent.loadedMetadata(video);
  fireEvent.change(slider, { target: { value: '500' } });
  await dialog.findByText('2.50 / 5.00 s');
  expect(video.currentTime).toBe(2.5);
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((give) => give(new Blob(['frame'], { type: 'image/png' })));
  onTestFinished(() => toBlob.mockRestore());
  const saved = saves();
  fireEvent.click(dialog.getByRole('button', { name: 'Download frame' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['shot-1-2.50s.png']));
});
