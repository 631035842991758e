import { existsSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawExamples } from '../../../src/ui/draw/examples.tsx';
import { LipExamples } from '../../../src/ui/lipsync/examples.tsx';
import { MusicExamples } from '../../../src/ui/music/examples.tsx';
import { VideoExamples } from '../../../src/ui/video/examples.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('li img')];

// the first one waits until the first screen is idle
test.each([
  ['draw', DrawExamples],
  ['video', VideoExamples],
  ['music', MusicExamples],
  ['lipsync', LipExamples],
])('the pictures of the examples of %s exist', async (page, Examples) => {
  await show(<Examples />);
  await waitFor(() => expect(pictures()).toHaveLength(4));
  for (const { src } of pictures()) {
    const { pathname } = new URL(src);
    expect(pathname).toMatch(`/web/examples/${page}-`);
    expect(existsSync(pathname.replace('/web/', 'public/')), pathname).toBe(true);
  }
});

test('an example whose picture fails to load keeps its colors and text', async () => {
  await show(<DrawExamples />);
  await waitFor(() => expect(pictures()).toHaveLength(4));
  await change(() => void fireEvent.error(pictures()[0] as HTMLElement));
  expect(pictures()).toHaveLength(3);
  expect(screen.getAllByRole('button')).toHaveLength(4);
});
