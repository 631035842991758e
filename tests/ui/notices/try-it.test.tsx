import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notices } from '../../../src/store/notices/notices.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { TryIt } from '../../../src/ui/notices/try-it.tsx';
import { fakeApi, lost } from '../../store/fake-api.ts';
import { eachOnItsOwn, show, told } from '../show.tsx';

eachOnItsOwn();

test('a test of notifications whose push got lost on the way says so in its line', async () => {
  let answer: () => unknown = lost;
  fakeApi({ '/studio/push/test': () => answer() });
  notices.push = 'on';
  takeToasts();
  await show(<TryIt ready />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send a test' }));
  send();
  const line = await told(
    'A notification was sent. The push could not be asked for. Check your connection and try again.',
  );
  expect(takeToasts()).toEqual([]);
  answer = () => null;
  send();
  await waitFor(() => expect(line.textContent).toMatch(/^Sent\. A second one follows by push/));
});
