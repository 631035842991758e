import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TASK_KINDS } from '../../../src/api/tasks.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { sayEnd } from '../../../src/ui/shell/say-end.ts';
import { doneRow, noticeOfRow } from '../../store/task-row.ts';
import { eachMusicTest, openMusic } from '../music/open-music.tsx';
import { change } from '../show.tsx';

eachMusicTest();
beforeEach(clearToasts);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const LABELS = { view: 'View', expired: 'Resource expired' };
const failed = (id: string) => noticeOfRow(doneRow('music', id, { final: 'failed' }));
const say = (id: string) => sayEnd(failed(id), TASK_KINDS, LABELS);
const shownSide = () => document.querySelector('[data-side]')?.getAttribute('data-side');
/** A window with room for form and list, or for one of them. */
const room = (narrow: boolean) =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: narrow && query.includes('899.98px') }) as unknown as MediaQueryList,
    );

test('a phone that shows the form has a toast for an end in the list behind it, which leads there', async () => {
  await openMusic();
  room(true);
  location.hash = '#/music';
  say('1');
  expect(toasts.waiting).toHaveLength(1);
  await change(() => toasts.waiting[0]?.action?.run());
  expect(shownSide()).toBe('list');
  clearToasts();
  say('2');
  expect(toasts.waiting).toEqual([]);
});

test('where form and list stand side by side the end has no toast', async () => {
  await openMusic();
  room(false);
  location.hash = '#/music';
  say('3');
  expect(toasts.waiting).toEqual([]);
});

test('from another page the toast leads to the list; whoever opens the page by themselves finds the form', async () => {
  room(true);
  location.hash = '#/draw';
  say('4');
  toasts.waiting[0]?.action?.run();
  vi.restoreAllMocks();
  await openMusic();
  expect(shownSide()).toBe('list');
  cleanup();
  await openMusic();
  expect(shownSide()).toBe('form');
});
