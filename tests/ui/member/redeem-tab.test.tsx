import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { session } from '../../../src/store/session-state.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { RedeemTab } from '../../../src/ui/member/redeem-tab.tsx';
import { show } from '../show.tsx';

afterEach(() => {
  cleanup();
  closeDialog();
  vi.unstubAllGlobals();
});

test('[ERR-03] code 2001 means too few points for a redeem code as well', async () => {
  session.token = 'token';
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 2001, message: 'Too few points', data: null })),
  );
  await show(<RedeemTab />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ABCD' } });
  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(dialogs.open).toEqual({ name: 'short-of-points', cost: null }));
  expect(takeToasts()).toMatchObject([{ type: 'warning', title: 'Too few points' }]);
});
