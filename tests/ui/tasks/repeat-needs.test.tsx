/** Running a task again from the task center after its model has become one that takes no picture. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { clearCenter } from '../../../src/store/task-center/center.ts';
import { PanelBody } from '../../../src/ui/tasks/panel-body.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/tasks/repeat-dialog.tsx';

eachOnItsOwn();
afterEach(clearCenter);

const WORDS_ONLY = { image: false, endImage: false };
const clip = {
  api_name: 'luma',
  tool_name: 'luma',
  prompt: 'a boat leaves',
  model: 'ray-2',
  resolution: '720p',
};

/** Asks to run a task again. @param model of the studio, called Words */
async function asked(kind: string, path: string, input: object, model: object) {
  const sent = fakeApi({
    '/studio/task/list': () => ({
      lists: [
        {
          ...{ task_id: '1', kind, track_id: '', state: 'failed', tool: 'x', prompt: 'a boat leaves' },
          ...{ created_at: '2026-01-02T03:04:05.000Z', ended_at: '2026-01-02T03:04:09.000Z', again: 1 },
        },
      ],
      has_next: 0,
    }),
    '/center/points': () => ({
      ...{ potins: 198, star_tel: '', user_id: 7 },
      models: [{ name: 'Words', takes: WORDS_ONLY, ...model }],
    }),
    '/studio/task/request': () => ({ path, input, points: 2 }),
    [path]: () => ({ task_id: 'again' }),
  });
  await change(() => void refreshPoints());
  await show(<PanelBody />);
  const task = await screen.findByRole('article', { name: 'a boat leaves', hidden: true });
  fireEvent.click(within(task).getByRole('button', { name: /^Try again/, hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Run this again?' });
  const run = within(dialog).getByRole('button', { name: 'Run again' });
  const bodies = () => sent.filter((one) => one.path === path).map(({ body }) => body);
  return { dialog, run, bodies };
}

test.each([
  [
    'a drawing that follows a picture',
    '/draw/imagine',
    { tool_name: 'id', desc: 'a boat', ratio: '1:1', image_file: '/media/1.jpg', style_type: 'AUTO' },
    { medium: 'picture', tool: 'id' },
  ],
  [
    'an edit',
    '/draw/fluxImageApi',
    { prompt: 'in ink', ratio: '1:1', image_url: '/media/1.jpg', model_name: 'flux-pro' },
    { medium: 'edit', model: 'flux-pro' },
  ],
  [
    'a variation',
    '/draw/chagne-image',
    { api_name: 'mj', action: 'VARIATION', index: 0, task_id: 'a' },
    { medium: 'variation' },
  ],
])('%s says before the press that it cannot be run again as it was', async (_, path, input, model) => {
  const { run, bodies } = await asked('draw', path, input, model);
  expect(run.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(run.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Words takes no picture');
  fireEvent.click(run);
  expect(bodies()).toEqual([]);
});

test('a clip without words is not made without its pictures', async () => {
  const input = { ...clip, prompt: '', image: '/media/1.jpg' };
  const { run } = await asked('video', '/video/generate', input, { medium: 'clip', tool: 'luma' });
  expect(run.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  [
    'the picture of a shot is drawn from its words',
    'shot-image',
    '/script/imagine',
    {
      ...{ script_id: 9, scense_id: 1, api_name: 'mj', tool_name: 'mj', prompt: 'a boat leaves' },
      ...{ image_url: '/media/1.jpg', options: { ar: '16:9', image: '/media/2.jpg', sref: '/media/3.jpg' } },
    },
    { medium: 'picture', tool: 'mj' },
    'Words takes no picture: it draws from your words.',
    { prompt: 'a boat leaves', options: { ar: '16:9' } },
  ],
  [
    'a clip is made from its words',
    'video',
    '/video/generate',
    { ...clip, image: '/media/1.jpg' },
    { medium: 'clip', tool: 'luma' },
    'Words takes no picture: the clip is made from your text.',
    clip,
  ],
  [
    'the clip of a shot is made from its words',
    'shot-video',
    '/script/video',
    { ...clip, type: 2, script_id: 9, scense_id: 1, images: ['/media/1.jpg'] },
    { medium: 'clip', tool: 'luma' },
    'Words takes no picture: the clip is made from your text.',
    clip,
  ],
])('%s, and the question says so', async (_, kind, path, input, model, words, left) => {
  const { dialog, run, bodies } = await asked(kind, path, input, model);
  expect(dialog.textContent).toContain(words);
  fireEvent.click(run);
  await waitFor(() => expect(bodies()).toMatchObject([left]));
  expect(JSON.stringify(bodies())).not.toContain('/media/');
});

test('a clip whose model ends on no picture keeps the one that it begins with', async () => {
  const { dialog, run, bodies } = await asked(
    'video',
    '/video/generate',
    { ...clip, image: '/media/1.jpg', image_end: '/media/2.jpg' },
    { medium: 'clip', tool: 'luma', takes: { image: true, endImage: false } },
  );
  expect(dialog.textContent).toContain('Words takes no last frame: the clip is made without it.');
  fireEvent.click(run);
  await waitFor(() => expect(bodies()).toEqual([{ ...clip, image: '/media/1.jpg' }]));
});

test('what its model takes is run again as it was, without a word', async () => {
  const input = { ...clip, image: '/media/1.jpg' };
  const { dialog, run, bodies } = await asked('video', '/video/generate', input, {
    medium: 'clip',
    tool: 'runway',
  });
  expect(dialog.textContent).not.toContain('takes no');
  fireEvent.click(run);
  await waitFor(() => expect(bodies()).toEqual([input]));
});
