import type { Arms } from '../../people/gestures.ts';
import type { Pose } from '../../people/pose.ts';
import type { Move } from './moves.ts';

/** What somebody goes on doing whom a picture shows in a pose. */
const OF_POSES: Partial<Record<Pose, Move>> = {
  dance: 'dance',
  wave: 'wave',
  clap: 'clap',
  cheer: 'cheer',
  throw: 'throw',
  taichi: 'taichi',
  swim: 'crawl',
  drink: 'sip',
};

/** The same of what the arms are at. */
const OF_ARMS: Partial<Record<Arms, Move>> = { ballet: 'ballet', waltz: 'waltz', bite: 'sip' };

/** What somebody does over and over in a pose, unless their arms are at something else. */
export const moveOf = (pose: Pose, arms: Arms | undefined): Move | undefined =>
  arms === undefined ? OF_POSES[pose] : OF_ARMS[arms];
