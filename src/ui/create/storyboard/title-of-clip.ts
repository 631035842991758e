import { SPEAKING_TOOLS } from '../../../api/video-modes.ts';
import { readVideoOptions } from '../../../api/video-options.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { type Clip, materials } from '../../../store/film/storyboard/materials.ts';
import { titleOf } from '../../../store/works/title-of.ts';
import { wordsOfShot } from './words-of-shot.ts';

/** The first proposal for the title of a shot's clip: what is said in it, else what is seen in the shot, else how it moves. */
export function titleOfClip(clip: Pick<Clip, 'options'>): string {
  const { prompt, tool_name } = readVideoOptions(clip.options);
  const shot = board.shots.find(({ id }) => id === materials.shotId);
  const seen = shot && !SPEAKING_TOOLS.includes(tool_name) ? wordsOfShot(shot) : '';
  return titleOf(seen || prompt);
}
