import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lipDraft, lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { chooseIn } from '../menu.ts';
import { bodies, eachVideoTest, openVideo, wireClip } from './open-video.tsx';

const FACE = '/studio/lip-sync/face';

eachVideoTest();
beforeEach(() => lipDraft.clear());

test('a finished clip becomes the source video of a digital human, with its face', async () => {
  const sent = await openVideo([wireClip(1)], {
    [FACE]: () => ({ head_url: '/media/1.mp4', aspectRatio: '', face: null }),
  });
  await chooseIn('Actions for clip 1', 'Lip sync');
  await waitFor(() => expect(bodies(sent, FACE)).toHaveLength(1));
  expect(location.hash).toBe('#/lipsync');
  await waitFor(() =>
    expect(lipForm).toMatchObject({
      tab: 'digitalHuman',
      clip: { url: '/media/1.mp4', name: 'clip 1', seconds: 5 },
    }),
  );
});
