import type { Pose } from '../people/pose.ts';

/** Shot size for the people of a story. */
export type Distance = 'far' | 'full' | 'waist' | 'chest' | 'face';

/** The first or the last of several columns of a picture, in which those are who are beside people seen from near. */
export interface Column {
  first: boolean;
  of: number;
}

/** How a picture shows the people of a story. */
export interface Shown {
  /** Left out if the words name none. */
  distance?: Distance;
  pose: Pose;
  behind: boolean;
  /** Whether people seen from near are before the middle of what is drawn; or in which of several columns somebody is beside them. */
  aside?: true | Column;
}
