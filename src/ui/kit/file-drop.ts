import type { ClipboardEvent, DragEvent } from 'react';
import { UPLOAD_LIMITS, type UploadUse } from '../../api/uploads.ts';

const TYPES = { picture: 'image/', sound: 'audio/' } as const;

/** The first file of the right medium among pasted or dropped things. */
export const fileIn = (data: DataTransfer | null, use: UploadUse): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith(TYPES[UPLOAD_LIMITS[use].medium])) ?? null;

/** Takes a file that is pasted; words are left to the field. */
export const filePaste = (use: UploadUse, onFile: (file: File) => void) => (event: ClipboardEvent) => {
  const file = fileIn(event.clipboardData, use);
  if (!file) return;
  event.preventDefault();
  onFile(file);
};

/** Makes a place take files that are dropped on it, or pasted while it has the focus. */
export const fileDrop = (use: UploadUse, onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    // one of another kind is taken too, to say why it is of no use
    const file = fileIn(event.dataTransfer, use) ?? event.dataTransfer.files[0];
    if (file) onFile(file);
  },
  onPaste: filePaste(use, onFile),
});
