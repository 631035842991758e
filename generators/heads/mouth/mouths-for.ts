import type { Voice } from '../head-messages.ts';
import { aimsHeard } from './heard.ts';
import { aimsOf } from './phonemes.ts';
import type { MouthFrame } from './shapes.ts';
import { mouthTrack } from './track.ts';

/** The mouth at each frame: by what is said, if that is known, and else by what is heard. @param rate frames a second */
export const mouthsFor = ({ samples, spoken }: Voice, rate: number): MouthFrame[] =>
  mouthTrack(spoken && spoken.length > 0 ? aimsOf(spoken) : aimsHeard(samples), samples, rate);
