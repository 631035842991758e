import { BLANK_DRAWING, type DrawForm, MATCH_REFERENCE, newReference } from './draw-form.ts';

/**
 * The form for editing a picture (DRAW-50, decisions C-44): flux with tag PRO, that picture as its only base and its shape, the
 * record's prompt, and neither other references nor a style.
 */
export const editFormOf = (prompt: string, base: { url: string; name: string }): DrawForm => ({
  ...BLANK_DRAWING,
  prompt,
  model: 'flux-pro',
  ratio: MATCH_REFERENCE,
  references: [newReference(base, 'image')],
});
