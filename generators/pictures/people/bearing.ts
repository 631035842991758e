/** How somebody of whom the whole figure is seen holds themselves. */
import type { Move } from '../figures/moves/moves.ts';
import type { Arms, Gaze, Joined, SeatKind } from './gestures.ts';
import type { Pose } from './pose.ts';

/** The pose that somebody's relations require, and what their hands and eyes are at. */
export interface Bearing {
  pose?: Pose;
  holds?: boolean;
  gaze?: Gaze;
  arms?: Arms;
  /** Whose hand is in that of somebody beside them, at which side. */
  joined?: { left?: Joined; right?: Joined };
  /** Whether the hands are at keys or strings. */
  plays?: boolean;
  /** What they sit on. Default: what the room has. */
  seat?: SeatKind;
  /** What they do over and over. Default: as pose and arms have it. */
  move?: Move;
  /** Whether they walk with what they are at. */
  walks?: boolean;
  /** Under a roof, without an umbrella. */
  dry?: boolean;
  /** How far into what they do over and over they begin, 0..1. */
  since?: number;
}
