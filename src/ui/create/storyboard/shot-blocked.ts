/** Why a shot's picture or clip cannot be made as the film's forms stand, however it is asked for; null if it can. */
import type { Shot } from '../../../api/shot.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { missingForClip } from '../../../store/film/storyboard/clip-missing.ts';
import { unfitFilmer, unfitPainter } from '../../../store/film/storyboard/film-ratio.ts';
import { clipForm } from '../../../store/film/storyboard/generate.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { lackingPicture } from '../../../store/film/storyboard/picture-missing.ts';
import { needsPictureWords } from '../picture-words.ts';
import { clipMissingWords } from './clip-missing-words.ts';
import { unfitWords } from './unfit-words.ts';

export const pictureBlocked = (shot: Shot): string | null =>
  unfitWords(unfitPainter(pictureForms.model), board.ratio) ?? needsPictureWords(lackingPicture(shot));

export const clipBlocked = (shot: Shot): string | null =>
  unfitWords(unfitFilmer(clipForm.mode), board.ratio) ??
  clipMissingWords(missingForClip(shot), clipForm.mode);
