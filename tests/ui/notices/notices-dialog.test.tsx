import { fireEvent, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { expect, test, vi } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { notices, type Permission } from '../../../src/store/notices/notices.ts';
import NoticesDialog from '../../../src/ui/notices/notices-dialog.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

const answer = vi.hoisted(() => ({ now: 'default' as string }));
vi.mock('../../../src/store/notices/push.ts', () => ({
  renewPush: vi.fn(),
  switchKind: vi.fn(),
  tryNotice: vi.fn(),
  switchNotices: vi.fn(async () => {
    notices.permission = answer.now as Permission;
  }),
}));
vi.mock('../../../src/ui/notices/use-reach.ts', () => ({ useReach: () => 'push' }));

const PUSHED = /even when Inkreel is closed/;
const given = (permission: Permission) =>
  Object.assign(notices, {
    ready: true,
    permission,
    push: 'off',
    settings: ref({ on: false, off: [], asked: true }),
  });

eachOnItsOwn();

test.each([
  ['refuses', 'denied', /refused, so notifications stay off/],
  ['is left without an answer', 'default', /question was closed, so notifications stay off/],
])('who switches notices on while the browser %s is told that they stay off', async (_what, now, words) => {
  fakeApi({});
  answer.now = now;
  given('default');
  await show(<NoticesDialog onClose={() => undefined} />);
  const all = await screen.findByRole('switch', { name: 'Notify me when something is done' });
  expect(screen.queryByText(words)).toBeNull();
  await change(() => void fireEvent.click(all));
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});

test('a visitor is told what needs an account, with a way to sign in, and is promised nothing before', async () => {
  session.token = null;
  given('default');
  await show(<NoticesDialog onClose={() => undefined} />);
  await screen.findByText(/nothing is sent before you sign in/);
  expect(screen.queryByText(PUSHED)).toBeNull();
  expect(screen.getByText('once you sign in')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(dialogs.open?.name).toBe('login');
});

test('a member is told what this browser can do', async () => {
  session.token = 'token';
  given('default');
  await show(<NoticesDialog onClose={() => undefined} />);
  await screen.findByText(PUSHED);
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});
