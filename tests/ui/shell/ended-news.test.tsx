import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { useEndedNews } from '../../../src/ui/shell/use-ended-news.ts';
import { show } from '../show.tsx';

function News() {
  useEndedNews();
  return null;
}

beforeEach(() => {
  session.token = null;
  clearToasts();
});
afterEach(() => {
  cleanup();
  session.ended = false;
  closeDialog();
  clearToasts();
});

test('whom the server has signed out is told so after the reload, once, and can sign in from there', async () => {
  sessionStorage.setItem('inkreel.login_ended', '1');
  session.ended = true;
  await show(<News />);
  expect(toasts.waiting).toHaveLength(1);
  expect(toasts.waiting[0]).toMatchObject({ title: 'You were signed out', action: { label: 'Sign in' } });
  toasts.waiting[0]?.action?.run();
  expect(dialogs.open).toEqual({ name: 'login' });
  cleanup();
  clearToasts();
  await show(<News />);
  expect(toasts.waiting).toEqual([]);
});

test('a visitor, and who has signed in again meanwhile, is told nothing', async () => {
  await show(<News />);
  sessionStorage.setItem('inkreel.login_ended', '1');
  session.token = 'a new one';
  cleanup();
  await show(<News />);
  expect(toasts.waiting).toEqual([]);
});
