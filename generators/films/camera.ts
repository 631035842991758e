/** How the camera moves over a shot of a film: the film and its preview look through the same one. */
import { combine, goOn, type Motion } from '../clips/motion.ts';
import { motionsOf } from '../clips/motion-words.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { hashText } from '../pictures/random.ts';
import type { PlannedShot } from './film.ts';

/** Over a picture it follows the words of the shot, from its first frame to its last. */
export const cameraOver = ({ motion, id }: Pick<PlannedShot, 'motion' | 'id'>): Motion =>
  combine(motionsOf(motion, hashText(id)));

/** Over a clip's last picture it goes on, in the frames after the clip has ended. */
export const cameraAfter = ({ goOnFrames }: Pick<PlannedShot, 'goOnFrames'>): Motion =>
  goOn(goOnFrames / RATE);
