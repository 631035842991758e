import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '../../../src/store/toasts.ts';
import ToasterHost from '../../../src/ui/shell/toaster.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('after the button of a message, the focus is where it was before', async () => {
  await show(
    <main tabIndex={-1}>
      <button type="button">Here</button>
      <ToasterHost />
    </main>,
  );
  const run = vi.fn();
  await change(() => toast({ type: 'info', title: 'Deleted', action: { label: 'Undo', run } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const here = screen.getByRole('button', { name: 'Here' });
  here.focus();
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  expect(run).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(here);
});
