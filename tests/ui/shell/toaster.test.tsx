import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { toast } from '../../../src/store/toasts.ts';
import ConfirmDialog from '../../../src/ui/kit/confirm-dialog.tsx';
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

test('Tab goes on from a message, not back to where the focus was before it', async () => {
  await show(
    <>
      <button type="button">First</button>
      <button type="button">Last</button>
      <ToasterHost />
    </>,
  );
  await change(() => toast({ type: 'info', title: 'Deleted', action: { label: 'Undo', run: () => {} } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const [first, last] = [
    screen.getByRole('button', { name: 'First' }),
    screen.getByRole('button', { name: 'Last' }),
  ];
  last.focus();
  await change(() => undo.focus());
  fireEvent.keyDown(undo, { key: 'Tab' });
  first.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(first);
  // what the app itself moves to the place is not held back
  last.focus();
  expect(document.activeElement).toBe(last);
});

/** A page whose button opens a dialog. */
function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      <ToasterHost />
      {asks && (
        <ConfirmDialog title="Sure?" confirm="Yes" onConfirm={() => {}} onClose={() => setAsks(false)}>
          <p>Words</p>
        </ConfirmDialog>
      )}
    </>
  );
}

test('a message over an open dialog is told to screen readers, with its button', async () => {
  await show(<Asking />);
  await change(() => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  await screen.findByRole('dialog', { name: 'Sure?' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull());
  await change(() => toast({ type: 'info', title: 'Deleted', action: { label: 'Undo', run: () => {} } }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask' })).toBeNull();
});

test('the keyboard reaches a message over an open dialog, and returns to the dialog', async () => {
  await show(<Asking />);
  await change(() => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const here = document.activeElement;
  const run = vi.fn();
  await change(() => toast({ type: 'info', title: 'Deleted', action: { label: 'Undo', run } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.keyDown(document, { key: 't', code: 'KeyT', altKey: true });
  await waitFor(() => expect(document.activeElement?.contains(undo)).toBe(true));
  expect(document.activeElement?.textContent).toBe('DeletedUndo');
  undo.focus();
  expect(document.activeElement).toBe(undo);
  await change(() => undo.click());
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(here));
});

test('Escape in a message over a dialog closes the message; the dialog stays, and has the focus', async () => {
  await show(<Asking />);
  await change(() => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  const dialog = await screen.findByRole('dialog', { name: 'Sure?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const here = document.activeElement;
  await change(() => toast({ type: 'info', title: 'Deleted', action: { label: 'Undo', run: () => {} } }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  await change(() => fireEvent.keyDown(undo, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(here));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeTruthy();
  fireEvent.keyDown(here ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
});
