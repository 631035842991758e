import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a dialog to have the focus, which nobody is faster than. @returns what stands in it */
export async function dialogNamed(name: string | RegExp): Promise<BoundFunctions<typeof queries>> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
