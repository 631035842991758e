import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { lackingPicture } from '../../../store/film/storyboard/picture-missing.ts';
import { useEditsAtPause } from './use-shot-text.ts';

/** The name of the model that draws if it starts from a picture, and the shot has none for it; else null. */
export function useLackingPicture(shot: Shot): string | null {
  // what a real model needs comes with the points answer
  useSnapshot(points);
  useSnapshot(pictureForms);
  return useEditsAtPause(() => lackingPicture(shot));
}
