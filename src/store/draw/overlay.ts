/** The overlays of the drawing page: the full-screen view, a comparison, the choice of a film. One at a time. */
import { proxy } from 'valtio';
import { onSignOut } from '../account/on-sign-out.ts';

/** A picture of a record. */
export interface PictureRef {
  id: number;
  /** From 0. */
  index: number;
}
type Overlay =
  | { name: 'viewer'; picture: PictureRef }
  | { name: 'compare'; first: PictureRef; second: PictureRef }
  | { name: 'film'; picture: PictureRef };

export const overlay = proxy({
  open: null as Overlay | null,
  /** The first picture of a comparison, while the second is being chosen. */
  picking: null as PictureRef | null,
});

/** Opens a picture in the full-screen view; while a comparison waits for its second picture, takes it as that. */
export function openPicture(picture: PictureRef): void {
  const { picking } = overlay;
  overlay.picking = null;
  overlay.open = picking
    ? { name: 'compare', first: { ...picking }, second: picture }
    : { name: 'viewer', picture };
}

/** The picture of the full-screen view, which may be a keypress or two ahead of the screen. */
export const viewed = (): PictureRef | null =>
  overlay.open?.name === 'viewer' ? overlay.open.picture : null;

/** Shows another picture in the full-screen view, unless it is closed. */
export function turnViewer(picture: PictureRef): void {
  if (viewed()) overlay.open = { name: 'viewer', picture };
}

/** Begins a comparison with this picture. */
export function pickSecond(first: PictureRef): void {
  overlay.open = null;
  overlay.picking = first;
}

export function openFilmChoice(picture: PictureRef): void {
  overlay.open = { name: 'film', picture };
}

export function closeOverlay(): void {
  overlay.open = null;
}

export function stopPicking(): void {
  overlay.picking = null;
}

onSignOut(() => {
  closeOverlay();
  stopPicking();
});
