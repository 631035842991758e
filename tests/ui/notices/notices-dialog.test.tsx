import { fireEvent, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { expect, test, vi } from 'vitest';
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

eachOnItsOwn();

test.each([
  ['refuses', 'denied', /refused, so notifications stay off/],
  ['is left without an answer', 'default', /question was closed, so notifications stay off/],
])('who switches notices on while the browser %s is told that they stay off', async (_what, now, words) => {
  fakeApi({});
  answer.now = now;
  Object.assign(notices, {
    ready: true,
    permission: 'default',
    push: 'off',
    settings: ref({ on: false, off: [], asked: true }),
  });
  await show(<NoticesDialog onClose={() => undefined} />);
  const all = await screen.findByRole('switch', { name: 'Notify me when something is done' });
  expect(screen.queryByText(words)).toBeNull();
  await change(() => void fireEvent.click(all));
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});
