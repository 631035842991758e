import { t } from '@lingui/core/macro';
import type { ClipboardEvent, DragEvent } from 'react';
import { type FileUse, UPLOAD_LIMITS } from '../../api/uploads.ts';
import { toast } from '../../store/toasts.ts';

const TYPES = { picture: 'image/', sound: 'audio/', film: 'video/', script: '' } as const;

/** Says which of several files a place takes that has room for one. */
export function sayOthersLeft(files: FileList | null | undefined, { name }: File): void {
  if ((files?.length ?? 0) < 2) return;
  toast({
    type: 'info',
    title: t`One file at a time`,
    description: t`“${name}” was chosen, the others were left out.`,
  });
}

const find = (data: DataTransfer | null, use: FileUse): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith(TYPES[UPLOAD_LIMITS[use].medium])) ?? null;

/** The first file of the right medium among pasted items. It is said when there are others. */
export function pastedFile(data: DataTransfer | null, use: FileUse): File | null {
  const file = find(data, use);
  if (file) sayOthersLeft(data?.files, file);
  return file;
}

/** The same of what was dropped. A file of another type is taken too, to say why it cannot be used. */
export function droppedFile(data: DataTransfer | null, use: FileUse): File | null {
  const file = find(data, use) ?? data?.files[0] ?? null;
  if (file) sayOthersLeft(data?.files, file);
  return file;
}

/** Makes an element take files that are dropped on it, or pasted while it has the focus; pasted text is left to it. */
export const fileDrop = (use: FileUse, onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const file = droppedFile(event.dataTransfer, use);
    if (file) onFile(file);
  },
  onPaste: (event: ClipboardEvent) => {
    const file = pastedFile(event.clipboardData, use);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  },
});

/** The same for a form with a text: text is left to its box, a file that one of its places has taken to that. */
export const fileDropAround = (use: FileUse, onFile: (file: File) => void) => {
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer, chosen: typeof droppedFile) => {
    // the events of a dialog that the form has opened come here too, wherever on the page it stands
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    const file = chosen(data, use);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    onDragOver: (event: DragEvent) => {
      // without this a box takes nothing but text, and beside it the browser leaves the app for the file
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer, droppedFile),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData, pastedFile),
  };
};
