import type { Stage } from '../brush/stage.ts';

/** Where a painted setting can hold things. All in pixels. */
export interface Places {
  /** The ground at hand, where animals and people stand. */
  ground: number;
  /** The ground further off, where buildings stand, and how far off that is (0..1). */
  middle: number;
  depth: number;
  /** Open water, when there is any. */
  water?: { top: number; bottom: number };
  /** How much of the short side a lone figure may fill, 0..1. */
  room: number;
  /** Things float free: no ground, no shadows. */
  floating?: boolean;
  /** Landmarks rise out of the water. */
  wetLandmarks?: boolean;
  /** Where a windowsill is, for who sits on it. */
  sill?: { x: number; y: number; width: number };
  /** Paints what stands between us and the figures. */
  front?: () => void;
}

/** Paints everything behind the figures and says where they may stand. */
export type Painter = (stage: Stage) => Places;
