/** The overlays of the history, by the clip's task: the player, the sound effect, the question before deleting. One at a time. */
import { proxy } from 'valtio';
import { onSignOut } from '../account/on-sign-out.ts';

interface Overlay {
  name: 'player' | 'sound' | 'delete';
  taskId: string;
}

export const overlay = proxy({ open: null as Overlay | null });

export function openOverlay(name: Overlay['name'], taskId: string): void {
  overlay.open = { name, taskId };
}

export function closeOverlay(): void {
  overlay.open = null;
}
onSignOut(closeOverlay);
