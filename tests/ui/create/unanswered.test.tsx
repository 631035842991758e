import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { generateShotVideo, lipSyncImage, lipSyncVideo } from '../../../src/api/storyboard.ts';
import type { TaskContext } from '../../../src/api/task-context.ts';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import '../../../src/ui/create/storyboard/lip-sync-dialog.tsx';
import '../../../src/ui/kit/floating-menu.tsx';
import '../../../src/ui/kit/floating-panel.tsx';
import { Refused } from '../../store/fake-api.ts';
import { wireShot } from '../../store/film/board-shots.ts';
import { chooseIn } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { memberGone, openExport, openStoryboard } from './film-page.tsx';
import { openNewProject } from './open-create.tsx';

const PICTURE = {
  id: 31,
  task_id: 'd1',
  draw_index: 0,
  state: 1,
  image_one: '/media/d1.jpg',
  images: ['/media/d1.jpg'],
  tool_name: 'seedream',
  message_input: 'a girl',
  is_select: 1,
  select_index: 0,
};
const CHECKING = 'No reply yet; checking…';

eachOnItsOwn();
afterEach(async () => {
  tasks.unanswered = {};
  await memberGone();
});

/** A submit that the page had sent before it was reloaded. */
const sent = (about: Omit<TaskContext, 'page'>, path = '/') =>
  change(() => {
    const context = { page: '/create', ...about };
    tasks.unanswered = { k1: { key: 'k1', user: 7, path, context, createdAt: Date.now() } };
  });
const settled = () =>
  change(() => {
    tasks.unanswered = {};
  });
const says = (where: HTMLElement = document.body) => within(where).queryByText(CHECKING) !== null;

test.each([
  ['Drawing', 'shot-image', '/'],
  ['Video', 'shot-video', generateShotVideo.path],
])(
  'after a reload the %s tab of a shot says that there is no answer yet, for that shot alone',
  async (tab, kind, path) => {
    await openStoryboard([wireShot(1), wireShot(2)]);
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await sent({ kind, scene_id: 2 }, path);
    expect(says()).toBe(false);
    await sent({ kind, scene_id: 1 }, path);
    await waitFor(() => expect(says()).toBe(true));
    await settled();
    expect(says()).toBe(false);
  },
);

test('the lip sync of a picture says it of its own, and the Video tab does not', async () => {
  await openStoryboard([wireShot(1)], {
    '/script/list-draw-pro': () => ({ lists: [PICTURE], has_next: 0 }),
    '/studio/lip-sync/face': () => new Refused('no such call'),
  });
  const ofShot = { kind: 'shot-video', scene_id: 1 };
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await sent(ofShot, generateShotVideo.path);
  await waitFor(() => expect(says()).toBe(true));
  await sent(ofShot, lipSyncImage.path);
  await waitFor(() => expect(says()).toBe(false));
  fireEvent.click(screen.getByRole('tab', { name: 'Drawing' }));
  await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
  await chooseIn('Actions for picture 1', 'Lip sync');
  const dialog = await screen.findByRole('dialog', { name: 'Lip sync' });
  await waitFor(() => expect(says(dialog)).toBe(true));
  // of a clip, of the clip itself, and of another shot
  for (const [about, path] of [
    [ofShot, lipSyncVideo.path],
    [ofShot, generateShotVideo.path],
    [{ ...ofShot, scene_id: 2 }, lipSyncImage.path],
  ] as const) {
    await sent(about, path);
    expect(says(dialog)).toBe(false);
  }
});

test('so does a batch of the film', async () => {
  const { id } = await openStoryboard([wireShot(1)]);
  await chooseIn('Batch', 'Batch images');
  const dialog = await screen.findByRole('dialog', { name: 'Batch images' });
  await sent({ kind: 'shot-list', script_id: id + 1 });
  expect(says(dialog)).toBe(false);
  await sent({ kind: 'shot-list', script_id: id });
  await waitFor(() => expect(says(dialog)).toBe(true));
});

test('so does the export of the film', async () => {
  const { id, dialog } = await openExport();
  await sent({ kind: 'export', script_id: id + 1 });
  expect(says(dialog)).toBe(false);
  await sent({ kind: 'export', script_id: id });
  await waitFor(() => expect(says(dialog)).toBe(true));
});

test('so does a new project, but not for the script of an old one', async () => {
  const { dialog } = await openNewProject();
  await sent({ kind: 'project', script_id: 4 });
  expect(says(dialog)).toBe(false);
  await sent({ kind: 'project' });
  await waitFor(() => expect(says(dialog)).toBe(true));
});
