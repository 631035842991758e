import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SheetDialog } from '../../../src/ui/kit/sheet-dialog.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

function Two() {
  const [upper, setUpper] = useState(false);
  return (
    <SheetDialog title="Lower" onClose={() => undefined}>
      <button type="button" onClick={() => setUpper(true)}>
        Below
      </button>
      {upper && (
        <SheetDialog title="Upper" onClose={() => setUpper(false)}>
          <button type="button">Above</button>
        </SheetDialog>
      )}
    </SheetDialog>
  );
}

test('of two dialogs that open within a frame, screen readers get the upper one, and after it the lower one', async () => {
  await show(<Two />);
  fireEvent.click(screen.getByText('Below'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Above'));
  expect(screen.getByRole('button', { name: 'Above' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Below' })).toBeNull());
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Upper' }), { key: 'Escape' });
  expect(await screen.findByRole('button', { name: 'Below' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Above')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Lower' })).toBeTruthy();
});
