import { board } from '../../../store/film/storyboard/board.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import { materials } from '../../../store/film/storyboard/materials.ts';
import { settingsOf } from '../../../store/film/storyboard/voices.ts';
import { type SpokenText, UNSPOKEN } from '../../../store/speech/spoken.ts';

/** The initial text and voice settings of the dialog: those of the shot. */
export function wordsOfShot(): SpokenText {
  const shot = board.shots.find(({ id }) => id === materials.shotId);
  if (!shot) return { ...UNSPOKEN };
  return { ...UNSPOKEN, ...settingsOf(shot), text: textOf(shot, 'narration') };
}
