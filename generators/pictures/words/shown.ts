import type { Pose } from '../people/pose.ts';

/** Shot size for the people of a story. */
export type Distance = 'far' | 'full' | 'waist' | 'chest' | 'face';

/** How a picture shows the people of a story. */
export interface Shown {
  /** Left out if the words name none. */
  distance?: Distance;
  pose: Pose;
  behind: boolean;
  /** Whether people seen from near are before the middle of what is drawn. */
  aside?: true;
}
