import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { change } from './show.tsx';

/** Opens the menu of the button with this name. */
export async function openMenu(button: string | RegExp): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('menu');
}

/** Chooses an entry of an open menu. The menu runs the entry that is marked, which the press before the click does, and then closes. */
export async function pressEntry(item: HTMLElement): Promise<void> {
  await change(() => void fireEvent.pointerDown(item));
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await change(() => void fireEvent.click(item));
  await waitFor(() => expect(item.isConnected).toBe(false));
}

/** Opens the menu of the button with this name, and chooses an entry. */
export async function chooseIn(button: string | RegExp, entry: string | RegExp): Promise<void> {
  const menu = within(await openMenu(button));
  await pressEntry(
    menu.queryByRole('menuitem', { name: entry }) ?? menu.getByRole('menuitemradio', { name: entry }),
  );
}
