/** Camera moves of a film's shots, shared by the film and its preview. */
import { aimed, combine, goOn, type Motion } from '../clips/motion.ts';
import { motionsOf } from '../clips/motion-words.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { hashText } from '../pictures/random.ts';
import type { PlannedShot } from './film.ts';

/** The move over a picture, from the shot's first frame to its last, as its motion prompt says. */
export function cameraOver({
  motion,
  id,
  fromAfar,
}: Pick<PlannedShot, 'motion' | 'id' | 'fromAfar'>): Motion {
  const move = combine(motionsOf(motion, hashText(id)));
  return fromAfar ? aimed(move, { x: 0, y: 1 }) : move;
}

/** The move over a clip's last frame, during `goOnFrames`. */
export const cameraAfter = ({ goOnFrames }: Pick<PlannedShot, 'goOnFrames'>): Motion =>
  goOn(goOnFrames / RATE);
