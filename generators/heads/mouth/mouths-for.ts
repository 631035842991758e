import type { Voice } from '../head-messages.ts';
import { aimsHeard } from './heard.ts';
import { aimsOf } from './phonemes.ts';
import type { MouthFrame } from './shapes.ts';
import { mouthTrack } from './track.ts';

/** The mouth in each frame: by phonemes if known, else estimated from the sound. @param rate frames a second */
export const mouthsFor = ({ samples, spoken }: Voice, rate: number): MouthFrame[] =>
  mouthTrack(spoken && spoken.length > 0 ? aimsOf(spoken) : aimsHeard(samples), samples, rate);
