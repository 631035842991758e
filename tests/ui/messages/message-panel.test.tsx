import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { MessageBody } from '../../../src/ui/messages/message-body.tsx';
import '../../../src/ui/messages/message-dialog.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('a message that one member has opened is not shown to the next one who signs in on the device', async () => {
  const lists = [
    {
      id: 5,
      title: 'For Mei alone',
      content: '<p>hers</p>',
      created_at: '2026-01-02T03:04:05.000Z',
      is_read: 1,
    },
  ];
  fakeApi({
    '/center/list-broadcast': () => ({ lists: session.token === 'token' ? lists : [], has_next: 0 }),
    '/center/not-read': () => ({ not_read: 0 }),
  });
  await show(<MessageBody />);
  fireEvent.click(await screen.findByRole('button', { name: /For Mei alone/ }));
  await screen.findByRole('dialog', { name: 'For Mei alone' });
  // another tab signs out, and somebody else in
  await change(() => Object.assign(session, { token: null, userId: 0 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change(() => Object.assign(session, { token: 'of Bo', userId: 8 }));
  await screen.findByText('No messages yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('For Mei alone')).toBeNull();
});
