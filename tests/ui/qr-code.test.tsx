import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QrCode } from '../../src/ui/kit/qr-code.tsx';
import { show, told } from './show.tsx';

/** Whether the QR code library can be loaded. */
const { chunk } = vi.hoisted(() => ({ chunk: { lost: true } }));
vi.mock('qr-code-styling', () => ({
  get default() {
    if (chunk.lost) throw new Error('gone');
    return class {
      append(box: Element) {
        box.append('drawn');
      }
    };
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(cleanup);

test('if the QR code cannot be drawn, a message is shown, and a click retries', async () => {
  await show(<QrCode text="https://x.example/" label="Payment code" />);
  await told("Couldn't show the QR code.");
  expect(screen.queryByRole('img')).toBeNull();
  chunk.lost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await told('');
  await screen.findByText('drawn');
  expect(screen.getByRole('img', { name: 'Payment code' }).textContent).toBe('drawn');
});
