/** The overlays of the lip-sync page. One at a time. */
import { proxy, ref } from 'valtio';
import { onSignOut } from '../account/on-sign-out.ts';

type Overlay =
  | { name: 'player' | 'delete'; taskId: string }
  | { name: 'voices' }
  /** Asks for the consent to use a face; `then` continues with its upload. */
  | { name: 'consent'; then: () => void }
  /** A picture whose ratio is not accepted. */
  | { name: 'crop'; file: File };

export const overlay = proxy({ open: null as Overlay | null });

export function openOverlay(open: Overlay): void {
  overlay.open = ref(open);
}

export function closeOverlay(): void {
  overlay.open = null;
}
onSignOut(closeOverlay);
