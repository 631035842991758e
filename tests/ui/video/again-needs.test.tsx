/** Making a failed clip again after its model has become one that takes no picture. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodies, eachVideoTest, GENERATE, openVideo, POINTS, wireClip } from './open-video.tsx';

eachVideoTest();

const luma = { medium: 'clip', tool: 'luma', name: 'Luma (fal)' };
const WORDS_ONLY = { image: false, endImage: false };

/** Opens the page with a failed clip that was made from a picture. */
async function opened(options: object, takes: object) {
  const asked = { tool_name: 'luma', ratio: '16:9', image: '/media/1.jpg', ...options };
  const failed = { state: 2, video_url: '', poster: '', tool_name: 'luma' };
  const sent = await openVideo([wireClip(1, { ...failed, options: JSON.stringify(asked) })], {
    '/center/points': () => ({ ...POINTS, models: [{ ...luma, takes }] }),
    [GENERATE]: () => ({ task_id: 'again' }),
  });
  const again = screen.getByRole('button', { name: /^Try again/ });
  const note = document.getElementById(again.getAttribute('aria-describedby') ?? '');
  return { sent, again, note: note?.textContent };
}

test('what is made from its words alone says so before the press', async () => {
  const { sent, again, note } = await opened({ prompt: 'a boat leaves' }, WORDS_ONLY);
  expect(note).toBe('Luma (fal) takes no picture: the clip is made from your text.');
  fireEvent.click(again);
  await waitFor(() => expect(bodies(sent, GENERATE)).toMatchObject([{ prompt: 'a boat leaves' }]));
  expect(JSON.stringify(bodies(sent, GENERATE))).not.toContain('/media/');
});

test('a clip without words cannot be made again', async () => {
  const { sent, again, note } = await opened({ prompt: '' }, WORDS_ONLY);
  expect(note).toBe('Luma (fal) takes no picture');
  expect(again.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(again);
  expect(bodies(sent, GENERATE)).toEqual([]);
});

test('a last frame that is left out is named', async () => {
  const { note } = await opened(
    { prompt: 'a boat leaves', image_end: '/media/2.jpg' },
    { image: true, endImage: false },
  );
  expect(note).toBe('Luma (fal) takes no last frame: the clip is made without it.');
});
