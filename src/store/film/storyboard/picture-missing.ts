import type { Shot } from '../../../api/shot.ts';
import { lacksPicture } from '../picture-needs.ts';
import { board } from './board.ts';
import { pictureForms } from './picture-form.ts';
import { pictureRequest } from './picture-request.ts';

/** The name of the model that draws if it starts from a picture, and the shot has none for it; null if the server takes it. */
export function lackingPicture(shot: Shot): string | null {
  const request = pictureRequest(shot, board.ratio);
  // the server adds the pictures of the people whom the words name
  const named = board.roles.some(({ name, cref }) => cref && name && request.prompt.includes(name));
  return named ? null : lacksPicture(pictureForms.model, request);
}
