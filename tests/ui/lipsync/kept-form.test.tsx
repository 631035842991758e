import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import LipSyncPage from '../../../src/ui/lipsync/lipsync-page.tsx';
import { change, showAt } from '../show.tsx';
import { eachLipTest, openLipSync, press, write } from './open-lipsync.tsx';

eachLipTest();

test('[SHELL-15] the forms of lip-sync and digital human are kept when visiting other pages', async () => {
  await openLipSync();
  await write('Good evening.');
  await press('Digital human', 'tab');
  await change(() => {
    lipForm.clip = {
      url: '/media/me.mp4',
      name: 'me.mp4',
      seconds: 6,
      width: 640,
      height: 360,
      face: null,
      own: true,
    };
    lipForm.picture = { url: '/media/face.jpg', name: 'face.jpg', shape: '1:1', face: null, own: true };
  });
  cleanup();
  await showAt('/draw', <p>another page</p>);
  cleanup();
  await showAt('/lipsync', <LipSyncPage />);
  const chosen = () =>
    screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;
  expect(chosen()).toBe('Digital human');
  expect(document.querySelector('main video, video')?.getAttribute('src')).toContain('/media/me.mp4');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to read' }).value).toBe(
    'Good evening.',
  );
  await press('Lip sync', 'tab');
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures.some((source) => source?.includes('/media/face.jpg'))).toBe(true);
});
