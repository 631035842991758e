import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { changes } from '../../../src/store/draw/change-picture.ts';
import { draw } from '../../../src/store/draw/draw.ts';
import { drawForm } from '../../../src/store/draw/draw-form.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Refused, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { pressEntry } from '../menu.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { CHANGE, entries, HD, MENU, openRecord, PICTURES, pageGone, SMALL } from './picture-page.tsx';

let sent: Sent[];

eachOnItsOwn();
beforeEach(pageGone);

const open = async (...how: Parameters<typeof openRecord>): Promise<void> => {
  sent = await openRecord(...how);
};
async function press(item: HTMLElement | undefined): Promise<void> {
  if (!item) throw new Error('no such entry');
  await pressEntry(item);
}
const choose = async (name: string) => press((await entries()).get(name));
const labels = async () => [...(await entries()).keys()];
const newest = () => draw.records.at(-1);

test('[DRAW-44] [DRAW-45] [POINTS-07] a first-family picture offers all actions, with costs from the points answer', async () => {
  await open();
  expect(await labels()).toEqual([
    'Download picture 2',
    'Variation33 points',
    'Upscale2 points',
    'HD upscale2 points',
    'Edit',
    'Use as reference',
    'Use prompt',
    'Read seed',
    'Compare…',
    'Make a clip',
    'Use in a film…',
  ]);
});

test('[DRAW-44] [DRAW-45] other tools’ pictures offer neither variation nor upscale; delete is in the record’s menu', async () => {
  await open({ tool_name: 'seedream', model_name: 'seedream-3' }, { costs: { upscale_points: 5 } });
  const offered = await labels();
  expect(offered).not.toContain('Delete');
  expect(offered.filter((label) => /^(Variation|Upscale)/.test(label))).toEqual([]);
  expect(offered).toContain('HD upscale5 points');
  fireEvent.keyDown(screen.getByRole('menu', { hidden: true }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  expect([...(await entries('Actions for prompt 5')).keys()]).toContain('Delete');
});

describe.each([
  ['[DRAW-46] a variation', 'Variation33 points', 'VARIATION'],
  ['[DRAW-47] an upscale', 'Upscale2 points', 'UPSCALE'],
])('%s', (_, label, action) => {
  test('sends the picture’s index and task, and its record is added at the bottom', async () => {
    await open();
    await choose(label);
    await waitFor(() => expect(bodies(sent, CHANGE)).toHaveLength(1));
    expect(bodies(sent, CHANGE)).toEqual([
      { api_name: 'mj', action, index: 1, task_id: 't5', message_input: 'prompt 5' },
    ]);
    await waitFor(() => expect(newest()?.draw_id).toBe(41));
    expect(newest()).toMatchObject({
      task_id: 'new',
      state: 0,
      tool_name: 'mj',
      message_input: 'prompt 5',
      action_cmd: `${action} 2`,
    });
  });
});

test('[DRAW-48] [LIMIT-05] an HD upscale sends the picture’s URL and record, and adds a record of the tool chaofen', async () => {
  await open({ tool_name: 'irag' });
  await choose('HD upscale2 points');
  await waitFor(() => expect(bodies(sent, HD)).toEqual([{ media_url: PICTURES[1], id: 5 }]));
  await waitFor(() => expect(newest()).toMatchObject({ draw_id: 41, tool_name: 'chaofen', state: 0 }));
});

test.each([
  [
    '[LIMIT-06] too large',
    [SMALL, { width: 1080, height: 1920, upscaled: 0 as const }],
    'Only for pictures under 1920 x 1080',
  ],
  ['[LIMIT-07] upscaled already', [SMALL, { ...SMALL, upscaled: 1 as const }], 'Already upscaled'],
])('%s: the HD entry says so, and a click sends nothing', async (_, files, why) => {
  await open({ tool_name: 'irag', files });
  const items = await entries();
  const hd = [...items].find(([label]) => label.startsWith('HD upscale'));
  expect(hd?.[0]).toBe(`HD upscale${why}`);
  expect(hd?.[1].getAttribute('aria-disabled')).toBe('true');
  await press(hd?.[1]);
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toEqual([why]));
  expect(bodies(sent, HD)).toEqual([]);
});

test('[LIMIT-07] the result of an upscale, and a picture being upscaled, cannot be upscaled again', async () => {
  await open({ tool_name: 'chaofen', files: undefined as never });
  expect(await labels()).toContain('HD upscaleAlready upscaled');
  await change(() => void fireEvent.keyDown(screen.getByRole('menu', { hidden: true }), { key: 'Escape' }));
});

test('[LIMIT-07] after submitting an upscale here, it is not offered again', async () => {
  await open({ tool_name: 'irag', files: undefined as never });
  await choose('HD upscale2 points');
  await waitFor(() => expect(newest()?.tool_name).toBe('chaofen'));
  expect(await labels()).toContain('HD upscaleAlready upscaled');
});

test('[POINTS-07] an action without a known price sends nothing, and says why', async () => {
  await open({ tool_name: 'irag' }, { costs: { upscale_points: undefined } });
  await choose('HD upscaleprice unknown');
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'Price unknown' }]));
  expect(bodies(sent, HD)).toEqual([]);
});

test('[DRAW-49] the seed is loaded and shown, with a copy button', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await open();
  await choose('Read seed');
  await waitFor(() => expect(bodies(sent, '/draw/seed')).toEqual([{ api_name: 'mj', task_id: 't5' }]));
  let action: { label: string; run: () => void } | undefined;
  await waitFor(() => {
    const [toast] = takeToasts();
    expect(toast?.title).toBe('Seed: 4711');
    action = toast?.action;
  });
  expect(action?.label).toBe('Copy');
  action?.run();
  await waitFor(() => expect(copied).toEqual(['4711']));
});

test('[DRAW-50] Edit clears reference and style, sets the prompt, and selects Flux PRO with the picture as base', async () => {
  Object.assign(drawForm, {
    prompt: 'half a thought',
    model: 'id',
    style: 'DESIGN',
    references: [{ url: '/media/old.png', name: 'old', role: 'image', weight: 400 }],
    look: { name: 'Comic', image: '/web/styles/comic.webp', words: 'comic' },
  });
  await open();
  await choose('Edit');
  await waitFor(() =>
    expect(drawForm).toMatchObject({
      prompt: 'prompt 5',
      model: 'flux-pro',
      style: 'AUTO',
      ratio: 'match_input_image',
      references: [{ url: PICTURES[1] }],
      look: null,
    }),
  );
  const [toast] = takeToasts();
  await change(() => toast?.action?.run());
  expect(drawForm).toMatchObject({ prompt: 'half a thought', model: 'id', style: 'DESIGN' });
});

test('[DRAW-51] Use prompt of a picture also fills the prompt', async () => {
  await open();
  await choose('Use prompt');
  await waitFor(() => expect(drawForm).toMatchObject({ prompt: 'prompt 5', model: 'mj' }));
});

test('offline, actions that need the network say so; the others work', async () => {
  await open();
  await change(() => {
    browser.online = false;
  });
  const blocked = [...(await entries())].filter(([, item]) => item.getAttribute('aria-disabled') === 'true');
  expect(blocked.map(([label]) => label.replace("You're offline. This needs a connection.", ''))).toEqual([
    'Variation',
    'Upscale',
    'HD upscale',
    'Read seed',
    'Use in a film…',
  ]);
});

test('a refused action shows the reason and charges nothing; one click sends one request', async () => {
  await open(
    { tool_name: 'irag' },
    { answers: { [HD]: () => new Refused('This picture has already been upscaled') } },
  );
  await choose('HD upscale2 points');
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: 'This picture has already been upscaled' }]),
  );
  expect(bodies(sent, HD)).toHaveLength(1);
  expect(Object.values(changes.bySlot)).toEqual(['idle']);
  expect(draw.records).toHaveLength(1);
});

test('a lost answer is looked up: the record shows that, and the task is adopted', async () => {
  let answer: (known: object) => void = () => undefined;
  await open(
    { tool_name: 'irag' },
    {
      answers: {
        [HD]: () => Promise.reject(new TypeError('lost')),
        '/studio/submits/check': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    },
  );
  await choose('HD upscale2 points');
  await within(screen.getByRole('article')).findByText('No reply yet; checking…');
  await waitFor(() => expect(bodies(sent, '/studio/submits/check')).toHaveLength(1));
  answer({ known: true, answer: { task_id: 'new', draw_id: 41 } });
  await waitFor(() => expect(newest()?.draw_id).toBe(41));
  await waitFor(() => expect(screen.queryByText('No reply yet; checking…')).toBeNull());
});

test('the full-screen view has the same actions', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: /^Picture 2 of 2/ }));
  const view = await screen.findByRole('dialog', { name: 'prompt 5', hidden: true });
  within(view).getByText('1024 × 576');
  fireEvent.click(within(view).getByRole('button', { name: MENU, hidden: true }));
  expect(await screen.findAllByRole('menuitem', { hidden: true })).toHaveLength(11);
});
