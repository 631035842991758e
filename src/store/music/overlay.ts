/** The overlays of the music page: the lyrics dialog, the question before deleting. One at a time. */
import { proxy } from 'valtio';
import { onSignOut } from '../account/on-sign-out.ts';
import type { UploadedFile } from '../create-upload.ts';

type Overlay =
  | { name: 'lyrics' }
  | { name: 'delete'; musicId: string }
  | { name: 'film'; song: UploadedFile };

export const overlay = proxy({ open: null as Overlay | null });

export function openOverlay(open: Overlay): void {
  overlay.open = open;
}

export function closeOverlay(): void {
  overlay.open = null;
}
onSignOut(closeOverlay);
