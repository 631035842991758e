import type { Firelight } from '../brush/placing.ts';
import type { Stage } from '../brush/stage.ts';
import type { FigureName } from '../words/plan.ts';

/** Where figures can be placed in a painted setting. In pixels. */
export interface Places {
  /** y of the foreground, where animals and people stand. */
  ground: number;
  /** y of the middle ground, where buildings stand, and its depth, 0..1. */
  middle: number;
  depth: number;
  /** Open water, if any. */
  water?: { top: number; bottom: number };
  /** Most size of a single figure, as a share of the short side, 0..1. */
  room: number;
  /** Whether figures float: no ground, no shadows. */
  floating?: boolean;
  /** The part of the width that is ground, as shares of it, and the side at which it falls away. Default: all of it. */
  land?: { from: number; to: number; drop: 'left' | 'right' };
  /** Whether landmarks stand in the water. */
  wetLandmarks?: boolean;
  /** Where the foot of a staircase is, and how many pixels one of its units has. */
  stairs?: { x: number; y: number; unit: number };
  /** A windowsill for figures to sit on. */
  sill?: { x: number; y: number; width: number };
  /** Flames of the setting, whose light falls on the figures when it is dark. */
  fires?: readonly Firelight[];
  /** What of the cast the setting shows already, and nobody is to place. */
  shows?: ReadonlySet<FigureName>;
  /** Paints what is in front of the figures. */
  front?: () => void;
}

/** Paints everything behind the figures, and returns where they can be placed. */
export type Painter = (stage: Stage) => Places;
