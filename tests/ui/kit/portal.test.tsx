import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Portal } from '../../../src/ui/kit/portal.tsx';

afterEach(cleanup);

/** Says whether it was in the page when its effect ran. */
function Inside({ onShown }: { onShown: (there: boolean) => void }) {
  const part = useRef<HTMLParagraphElement>(null);
  useEffect(() => onShown(part.current?.isConnected ?? false));
  return <p ref={part}>Over the page</p>;
}

test('what floats over the page is at the end of the body before its effects run, and goes with what showed it', () => {
  const onShown = vi.fn();
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <button type="button" onClick={() => setOpen(false)}>
        {open && (
          <Portal>
            <Inside onShown={onShown} />
          </Portal>
        )}
      </button>
    );
  }
  const before = document.body.childElementCount;
  render(<Page />);
  expect(onShown).toHaveBeenCalledWith(true);
  expect(document.body.lastElementChild?.textContent).toBe('Over the page');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Over the page')).toBeNull();
  // the page's own container is what is left
  expect(document.body.childElementCount).toBe(before + 1);
});

test('React does not listen on the body for it, where it would handle each letter of the page a second time', () => {
  const listen = vi.spyOn(document.body, 'addEventListener');
  render(
    <Portal>
      <p>Over the page</p>
    </Portal>,
  );
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('keydown');
  listen.mockRestore();
});
