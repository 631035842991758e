/** Picture styles: built-in and custom (STYLE-01 to 16). */
import * as v from 'valibot';
import { documented, extension, unread } from './call.ts';
import { Id } from './fields.ts';
import { rowsOf } from './rows.ts';

export const STYLE_CATEGORIES = ['Animation', 'Realistic'] as const;
export const STYLE_LIMITS = { nameCharacters: 30, promptCharacters: 100, minSide: 300 } as const;

export const Style = v.object({
  /** Only custom styles have an id; needed for changing and deleting. */
  id: v.optional(Id),
  name: v.string(),
  image: v.string(),
  category: v.optional(v.picklist(STYLE_CATEGORIES)),
  text2video_prompt: v.optional(v.string(), ''),
});
export type Style = v.InferOutput<typeof Style>;

export const listStyles = documented('/script/get-style-info-pro', {
  input: v.strictObject({ generate_type: v.pipe(v.number(), v.integer()) }),
  answer: v.array(v.object({ name: v.string(), lists: rowsOf(Style) })),
});

const Fields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(STYLE_LIMITS.nameCharacters)),
  image: v.pipe(v.string(), v.minLength(1)),
  category: v.picklist(STYLE_CATEGORIES),
  text2video_prompt: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(STYLE_LIMITS.promptCharacters)),
};

export const saveStyle = documented('/styles/save', {
  input: v.strictObject(Fields),
  answer: v.optional(v.nullable(v.object({ id: v.optional(Id) }))),
});

/** Changes a custom style. What uses it follows: it is the same style with the same id. */
export const updateStyle = extension('/studio/style/update', {
  input: v.strictObject({ id: Id, ...Fields }),
  answer: unread,
});

export const deleteStyle = documented('/styles/delete', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

/** Restores a deleted style within 30 days. */
export const restoreStyle = extension('/studio/style/restore', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});
