import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { change } from './show.tsx';

/** Opens the menu of the button with this name. */
export async function openMenu(button: string | RegExp): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('menu');
}

/** Clicks a menu entry. The menu needs pointerdown on the entry, and handles events asynchronously. */
export async function chooseIn(button: string | RegExp, entry: string | RegExp): Promise<void> {
  const menu = within(await openMenu(button));
  const item =
    menu.queryByRole('menuitem', { name: entry }) ?? menu.getByRole('menuitemradio', { name: entry });
  fireEvent.pointerDown(item);
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await change(() => void fireEvent.click(item));
}
