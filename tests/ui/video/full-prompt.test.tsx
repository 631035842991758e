import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { change } from '../show.tsx';
import { box, eachVideoTest, openVideo, write } from './open-video.tsx';

eachVideoTest();

test('a prompt that is as long as it can be says so if it was typed, and nothing of one that was loaded', async () => {
  await openVideo();
  await change(() => {
    clipForm.prompt = 'a'.repeat(2000);
  });
  await waitFor(() => expect(box().value).toHaveLength(2000));
  expect(screen.queryByText(/^The prompt is full/)).toBeNull();
  await write('b'.repeat(2000));
  await screen.findByText(/^The prompt is full/);
});
