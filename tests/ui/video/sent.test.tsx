import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clipForm, UPLOAD } from '../../../src/store/video/clip-form.ts';
import { change } from '../show.tsx';
import { bodies, chooseModel, eachVideoTest, GENERATE, go, openVideo, POINTS, write } from './open-video.tsx';

eachVideoTest();

const jimeng = (model: string, resolution: string) => ({
  api_name: 'jimeng',
  tool_name: 'jimeng',
  model,
  resolution,
  seconds: 5,
});
const hailuo = (resolution: string) => ({
  api_name: 'hailuo',
  tool_name: 'hailuo',
  model: resolution,
  resolution,
  seconds: 5,
  duration: 6,
});
const duomi = (tool_name: string, model: string, seconds: number) => ({
  api_name: 'duomi',
  tool_name,
  model,
  resolution: '',
  seconds,
});

const ROWS: readonly (readonly [ids: string, mode: string, row: string, points: number, sent: object])[] = [
  ['[VIDEO-29] [VIDEO-31]', 'Jimeng', 'Lite 480p', 10, jimeng('lite', '480p')],
  ['[VIDEO-29]', 'Jimeng', 'Lite 720p', 20, jimeng('lite', '720p')],
  ['[VIDEO-29]', 'Jimeng', 'Lite 1080p', 50, jimeng('lite', '1080p')],
  ['[VIDEO-30] [VIDEO-31]', 'Jimeng', 'Pro 480p', 15, jimeng('pro', '480p')],
  ['[VIDEO-30]', 'Jimeng', 'Pro 720p', 30, jimeng('pro', '720p')],
  ['[VIDEO-30]', 'Jimeng', 'Pro 1080p', 72, jimeng('pro', '1080p')],
  ['[VIDEO-32] [VIDEO-33]', 'Hailuo', '512P', 12, hailuo('512P')],
  ['[VIDEO-32]', 'Hailuo', '768P', 40, hailuo('768P')],
  ['[VIDEO-32]', 'Hailuo', '1080P', 70, hailuo('1080P')],
  ['[VIDEO-34]', 'Runway', 'Gen', 51, duomi('runway', 'runway', 10)],
  ['[VIDEO-36]', 'Luma', 'Ray', 41, duomi('luma', 'luma', 5)],
  ['[VIDEO-37]', 'Kling', '1.6', 35, duomi('kling', 'v16', 5)],
  ['[VIDEO-37]', 'Kling', '2.1', 45, duomi('kling', 'v21', 5)],
  [
    '[VIDEO-38]',
    'Vidu',
    '2.0',
    25,
    { api_name: 'baidu', tool_name: 'vidu', model: 'v2.0', resolution: '720P', seconds: 4 },
  ],
  [
    '[VIDEO-39]',
    'Vidu',
    'Q1',
    70,
    { api_name: 'baidu', tool_name: 'vidu', model: 'Q1', resolution: '', seconds: 5 },
  ],
  [
    '[VIDEO-40]',
    'Google Veo',
    'Veo 3 fast',
    60,
    { api_name: 'haomiao', tool_name: 'google-veo', model: 'veo3-fast', resolution: '', seconds: 8 },
  ],
  [
    '[VIDEO-40]',
    'Google Veo',
    'Veo 3 fast, references',
    60,
    { api_name: 'haomiao', tool_name: 'google-veo', model: 'veo3-fast-frames', resolution: '', seconds: 8 },
  ],
];

test.each(ROWS)('%s %s %s costs %i points, and sends its own fields', async (_, mode, row, cost, fields) => {
  const sent = await openVideo([], { [GENERATE]: () => ({ task_id: 'new', id: 9 }) });
  await chooseModel(mode, row);
  await write('  waves at night ');
  expect(go().textContent).toBe(`Generate${cost} points`);
  fireEvent.click(go());
  await waitFor(() =>
    expect(bodies(sent, GENERATE)).toEqual([{ ...fields, prompt: 'waves at night', ratio: '16:9' }]),
  );
});

test.each([
  ['Runway', 'Gen', { runway_points: 77 }, 77],
  ['Luma', 'Ray', { luma_points: 9 }, 9],
  ['Kling', '2.1', { kling_setting: { v16: 1, v21: 2 } }, 2],
] as const)('[POINTS-08] %s %s costs what the points answer says now', async (mode, row, told, cost) => {
  await openVideo([], { '/center/points': () => ({ ...POINTS, user_id: 790, ...told }) });
  await chooseModel(mode, row);
  expect(go().textContent).toBe(`Generate${cost} points`);
});

const picture = (name: string) => ({ url: `/media/${name}.jpg`, name });

test.each([
  ['Jimeng', 'Lite 480p', { image: '/media/a.jpg', image_end: '/media/b.jpg' }],
  ['Hailuo', '512P', { image: '/media/a.jpg' }],
  ['Luma', 'Ray', { image: '/media/a.jpg', image_end: '/media/b.jpg' }],
  ['Kling', '2.1', { image: '/media/a.jpg', tail_image: '/media/b.jpg' }],
  ['Google Veo', 'Veo 3 fast', { image: '/media/a.jpg' }],
] as const)('[VIDEO-20] %s %s is sent its frames under its own names', async (mode, row, pictures) => {
  const sent = await openVideo([], { [GENERATE]: () => ({ task_id: 'new', id: 9 }) });
  await chooseModel(mode, row);
  Object.assign(clipForm, { first: picture('a'), last: picture('b') });
  await write('waves');
  fireEvent.click(go());
  await waitFor(() => expect(bodies(sent, GENERATE)).toHaveLength(1));
  const [body] = bodies(sent, GENERATE) as [Record<string, unknown>];
  const { image, image_end, tail_image, images, character_images } = body;
  expect(JSON.parse(JSON.stringify({ image, image_end, tail_image, images, character_images }))).toEqual(
    pictures,
  );
});

test.each([
  ['[VIDEO-38]', 'Vidu', '2.0', 3, 'character_images', 60],
  ['[VIDEO-39]', 'Vidu', 'Q1', 4, 'character_images', 70],
  ['[VIDEO-41]', 'Google Veo', 'Veo 3 fast, references', 4, 'images', 60],
] as const)(
  '%s %s %s takes %i references, sent as %s, at its price',
  async (_, mode, row, most, field, cost) => {
    const sent = await openVideo([], { [GENERATE]: () => ({ task_id: 'new', id: 9 }) });
    await chooseModel(mode, row);
    if (mode === 'Vidu') {
      fireEvent.click(screen.getByRole('button', { name: /^Parameters:/ }));
      fireEvent.click(await screen.findByRole('radio', { name: 'References' }));
      fireEvent.click(screen.getByRole('button', { name: /^Parameters:/ }));
    }
    for (let number = 1; number <= most; number++) {
      await screen.findByRole('button', { name: `Add a reference picture (${number} of ${most})` });
      clipForm.references.push(picture(String(number)));
    }
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Add a reference picture/ })).toBeNull(),
    );
    await write('a dance');
    await waitFor(() => expect(go().textContent).toBe(`Generate${cost} points`));
    fireEvent.click(go());
    const urls = Array.from({ length: most }, (_, at) => `/media/${at + 1}.jpg`);
    await waitFor(() => expect(bodies(sent, GENERATE)).toMatchObject([{ [field]: urls }]));
  },
);

test('[VIDEO-38] Vidu 2.0 costs more from the first reference on, as it is charged, and not before there is one', async () => {
  await openVideo([], { [GENERATE]: () => ({ task_id: 'new', id: 9 }) });
  await chooseModel('Vidu', '2.0');
  clipForm.upload = UPLOAD.references;
  await write('a dance');
  await screen.findByRole('button', { name: 'Add a reference picture (1 of 3)' });
  expect(go().textContent).toBe('Generate25 points');
  await change(() => void clipForm.references.push(picture('1')));
  await waitFor(() => expect(go().textContent).toBe('Generate60 points'));
});

test('before submitting, the bar says what the built-in engine uses of references', async () => {
  await openVideo([], {
    '/center/points': () => ({ ...POINTS, providers: { video: 'built-in engine' } }),
  });
  await chooseModel('Google Veo', 'Veo 3 fast, references');
  await write('a dance');
  const words =
    /takes subject and colors from pictures drawn here from words, and only colors from all others/;
  expect(screen.queryByText(words)).toBeNull();
  await change(() => void clipForm.references.push(picture('1')));
  await screen.findByText(words);
});
