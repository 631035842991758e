import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SheetDialog } from '../../../src/ui/kit/sheet-dialog.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('Tab scrolls a dialog to what it has led to: of a choice, to all of its label', async () => {
  await show(
    <SheetDialog title="A long form" onClose={() => undefined}>
      <label data-testid="choice">
        <input type="radio" /> From a story
      </label>
      <button type="button">Create</button>
    </SheetDialog>,
  );
  const scrolled = vi.fn<(element: Element, how: unknown) => void>();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolled(this, how);
  });
  const radio = screen.getByRole('radio', { hidden: true });
  radio.focus();
  fireEvent.keyDown(radio, { key: 'a' });
  fireEvent.keyDown(radio, { key: 'Tab' });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  const create = screen.getByRole('button', { name: 'Create', hidden: true });
  create.focus();
  fireEvent.keyDown(create, { key: 'Tab', shiftKey: true });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(scrolled.mock.calls[0]).toEqual([screen.getByTestId('choice'), { block: 'nearest' }]);
});
