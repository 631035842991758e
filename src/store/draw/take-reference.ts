import { drawForm, modelOf } from './draw-form.ts';

/** Uses a stored picture as a reference. If the chosen model takes none, switches to one that does. */
export function takeReference(url: string, name: string): void {
  if (!modelOf(drawForm.model).takesReference) drawForm.model = 'mj';
  drawForm.reference = { url, name };
}
