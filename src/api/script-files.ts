/** Script files: preview and undo of an import, and notes on what could not be read. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Flag, FormNumber, Id } from './fields.ts';
import { rowsOf } from './rows.ts';

/** A note on something in the file that could not be read. */
export const FileNote = v.object({
  /** The row, line or paragraph, counted from 1; 0 for the whole file. */
  at: v.optional(v.number(), 0),
  message: v.string(),
});
export type FileNote = v.InferOutput<typeof FileNote>;

/** What importing a spreadsheet would change, in numbers of lines. */
export const ImportPreview = v.object({
  lines: v.number(),
  same: v.number(),
  changed: v.number(),
  added: v.number(),
  removed: v.number(),
  notes: v.optional(rowsOf(FileNote), []),
});
export type ImportPreview = v.InferOutput<typeof ImportPreview>;

export const previewImport = extension('/studio/script/preview', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob), script_id: v.pipe(FormNumber, v.minValue(1)) }),
  answer: ImportPreview,
});

export const ImportUndone = v.object({
  /** Whether the storyboard went back too, because an update had brought the import into it. */
  storyboard: Flag,
  /** New shots that stay, because something was made or edited for them. */
  kept_shots: v.number(),
});
export type ImportUndone = v.InferOutput<typeof ImportUndone>;

/** Undoes the last import, unless the script has been edited since. */
export const undoImport = extension('/studio/script/undo', {
  input: v.strictObject({ script_id: Id }),
  answer: ImportUndone,
});

/** Dismisses the notes of an import. */
export const dismissNotes = extension('/studio/script/dismiss', {
  input: v.strictObject({ script_id: Id }),
  answer: unread,
});
