import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeAddressParameters } from '../../../src/ui/shell/address-intake.ts';
import { useEngineNews } from '../../../src/ui/shell/use-engine-news.ts';
import { eachMusicTest, openMusic } from '../music/open-music.tsx';
import { change } from '../show.tsx';

/** What the page's link to the engine calls. */
const link = vi.hoisted(() => ({ open: (_: string): void => undefined }));
vi.mock('../../../src/store/bridge/connect.ts', async (original) => {
  const { connectEngine } = await original<typeof import('../../../src/store/bridge/connect.ts')>();
  return {
    connectEngine: (listener: Parameters<typeof connectEngine>[0]) => {
      link.open = (place) => listener.open(place);
      return connectEngine(listener);
    },
  };
});

eachMusicTest();

const shownSide = () => document.querySelector('[data-side]')?.getAttribute('data-side');

test('a system notice that opens a new window leads to the results on a phone, not to the form', async () => {
  location.hash = '#/music?ended=1';
  takeAddressParameters();
  expect(location.hash).toBe('#/music');
  await openMusic();
  expect(shownSide()).toBe('list');
});

test('a system notice that leads to an open window turns its page to the results', async () => {
  await openMusic();
  renderHook(useEngineNews);
  expect(shownSide()).toBe('form');
  await change(() => link.open('/music'));
  expect(shownSide()).toBe('list');
});
