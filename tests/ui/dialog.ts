import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a dialog has the focus, which nobody is faster than. Hidden ones count: no styles are computed, which is much faster. */
export async function openedDialog(name: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name, hidden: true });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** The same. @returns what stands in it */
export const dialogNamed = async (name: string | RegExp): Promise<BoundFunctions<typeof queries>> =>
  within(await openedDialog(name));
