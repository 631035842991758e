import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, test } from 'vitest';
import { refreshPoints } from '../../src/store/account/points.ts';
import { closeDialog, type DialogState, openDialog } from '../../src/store/dialogs.ts';
import { loadMessages } from '../../src/store/messages/message-list.ts';
import DrawPage from '../../src/ui/draw/draw-page.tsx';
import MessagePanel from '../../src/ui/messages/message-panel.tsx';
import { DialogHost } from '../../src/ui/shell/dialog-host.tsx';
import { fakeApi } from '../store/fake-api.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../src/ui/account/sign-in-dialog.tsx';
import '../../src/ui/billing/buy-dialog.tsx';
import '../../src/ui/draw/help/analysis-dialog.tsx';
import '../../src/ui/draw/look-dialog.tsx';
import '../../src/ui/kit/expansion-panel.tsx';
import '../../src/ui/kit/floating-panel.tsx';
import '../../src/ui/kit/own-style-dialog.tsx';
import '../../src/ui/messages/message-dialog.tsx';
import '../../src/ui/user-center/member-dialog.tsx';
import { change, eachOnItsOwn, show, showAt } from './show.tsx';
import { isUsedBy, member } from './whole-app.tsx';

const STYLE = {
  name: 'Comic',
  image: '/web/styles/comic.webp',
  category: 'Animation',
  text2video_prompt: 'x',
};
const MESSAGE = { id: 5, title: 'Welcome', content: 'Hello', created_at: '2026-01-02T03:04:05Z', is_read: 1 };

eachOnItsOwn();
beforeEach(() => isUsedBy(member()));
afterEach(closeDialog);

const opened = (name: string | RegExp) => screen.findByRole('dialog', { name, hidden: true });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await change(() => void fireEvent.click(button));
};

const FROM_ANYWHERE: [what: string, state: DialogState, title: string | RegExp][] = [
  ['login', { name: 'login' }, 'Sign in to Inkreel'],
  ['register', { name: 'register' }, /account/],
  ['password reset', { name: 'reset' }, /password/i],
  ['buying points or a plan', { name: 'buy' }, /points/i],
  ['user center', { name: 'member' }, 'User center'],
];

test.each(FROM_ANYWHERE)('[SHELL-10] there is a dialog for %s', async (_what, state, title) => {
  await show(<DialogHost />);
  await change(() => openDialog(state));
  await opened(title);
});

test('[SHELL-10] there is a dialog for a message', async () => {
  fakeApi({ '/center/list-broadcast': () => ({ lists: [MESSAGE], has_next: 0 }) });
  await loadMessages();
  await show(<MessagePanel onClose={() => undefined} />);
  await press(/Welcome/);
  await opened('Welcome');
});

test('[SHELL-10] the drawing page has dialogs for styles, custom styles, image analysis and prompt expansion', async () => {
  fakeApi({
    '/center/points': () => ({ ...member(), user_id: 7, completions_setting: 3, describe_setting: 2 }),
    '/draw/lists': () => ({ lists: [], has_next: 0 }),
    '/script/get-style-info-pro': () => [{ name: 'Animation', lists: [STYLE] }],
    '/extend-prompt': () => 'a lamp, at dusk',
  });
  await refreshPoints();
  await showAt('/draw', <DrawPage />);
  await press(/^Style/);
  await opened('Style');
  await press('New style');
  await opened('New style');
  cleanup();
  await showAt('/draw', <DrawPage />);
  await change(
    () =>
      void fireEvent.input(screen.getByRole('textbox', { name: 'Description' }), {
        target: { value: 'a lamp' },
      }),
  );
  await press(/^Expand the prompt/);
  await opened('Expanded prompt');
  cleanup();
  await showAt('/draw', <DrawPage />);
  await press('Analyze an image');
  await opened('Image analysis');
});
