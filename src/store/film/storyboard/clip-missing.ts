import type { Shot } from '../../../api/shot.ts';
import { board } from './board.ts';
import { filmerOf } from './costs.ts';
import { clipForm, clipRequest } from './generate.ts';

/** What a shot lacks for a clip; null if the server takes it. Some real models need words, or a picture to start from. */
export function missingForClip(shot: Shot, mode = clipForm.mode): 'words' | 'picture' | null {
  const { prompt, image, images, character_images } = clipRequest(shot, board.ratio, mode);
  const needs = filmerOf(mode)?.needs ?? [];
  if (needs.includes('image') && !image && !images?.length && !character_images?.length) return 'picture';
  return prompt === '' && (!image || needs.includes('prompt')) ? 'words' : null;
}
