import type { ClipboardEvent, DragEvent } from 'react';
import { type FileUse, UPLOAD_LIMITS } from '../../api/uploads.ts';

const TYPES = { picture: 'image/', sound: 'audio/', film: 'video/', script: '' } as const;

/** The first file of the right medium among pasted or dropped items. */
export const fileIn = (data: DataTransfer | null, use: FileUse): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith(TYPES[UPLOAD_LIMITS[use].medium])) ?? null;

/** The same of what was dropped. A file of another type is taken too, to say why it cannot be used. */
export const droppedFile = (data: DataTransfer | null, use: FileUse): File | null =>
  fileIn(data, use) ?? data?.files[0] ?? null;

/** Takes a pasted file; pasted text is left to the field. */
export const filePaste = (use: FileUse, onFile: (file: File) => void) => (event: ClipboardEvent) => {
  const file = fileIn(event.clipboardData, use);
  if (!file) return;
  event.preventDefault();
  onFile(file);
};

/** Makes an element take files that are dropped on it, or pasted while it has the focus. */
export const fileDrop = (use: FileUse, onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const file = droppedFile(event.dataTransfer, use);
    if (file) onFile(file);
  },
  onPaste: filePaste(use, onFile),
});
