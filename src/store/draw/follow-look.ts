import type { Style } from '../../api/styles.ts';
import { loadStyles, styleNow, styles } from '../styles.ts';
import { type DrawForm, drawForm } from './draw-form.ts';

/** What the form keeps of a style. */
export const lookOf = ({
  id,
  name,
  image,
  text2video_prompt: words,
}: Readonly<Style>): NonNullable<DrawForm['look']> => ({ id, name, image, words });

/**
 * Brings the chosen style of one's own up to date: it may have been changed on another page or device since it was chosen.
 * @throws ApiError; the form keeps what it has
 */
export async function followLook(): Promise<void> {
  await loadStyles();
  const now = styleNow(styles.groups, drawForm.look);
  if (now) drawForm.look = lookOf(now);
}
