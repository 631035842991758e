import type { Rgb } from '../light/colour.ts';
import type { Features } from '../people/features.ts';
import type { Point } from './path.ts';

/** A filled or stroked shape of a figure. */
export interface Part {
  d: string;
  fill?: Rgb;
  stroke?: Rgb;
  /** Of the stroke, in figure units. */
  width?: number;
  alpha?: number;
  /** A lamp or lit window, which emits light when it is dark. */
  shines?: boolean;
  /** It keeps its color when it shines: paper and glass, not the light itself. */
  keeps?: boolean;
  /** Smoke or steam: without outline and shading. */
  loose?: boolean;
  /** Of an open eye: the path of the closed one, empty for what a lid covers. */
  shut?: string;
  /** In a clip it rotates around this point: the spokes of a wheel, the sails of a mill. */
  spin?: Point;
  /** It is there only while nobody rides, who has it at the feet. */
  unridden?: true;
  /** In a clip it goes over the rest of the figure. */
  crosses?: Crossing;
  /** In a clip it swings to and fro below this point. */
  hangs?: Point;
  /** Of an animal's trunk and arms, which clothes cover; a mark on it is under them. */
  trunk?: 'coat' | 'mark';
  /** A flame: in a clip it flickers above this point. */
  burns?: Point;
  /** Its transform in a composed figure: rotated and scaled, then moved. Default: identity. */
  at?: Spot;
  /** The outline of a window through which alone it is seen. */
  within?: { d: string; at?: Spot };
}

/** How something goes over an arch, in units of the bridge. */
export interface Crossing {
  /** Where its middle is at first, half of its width, and how far it can go. */
  x: number;
  wide: number;
  reach: number;
  /** Half as wide as the deck is, and how much higher its middle is. */
  half: number;
  rise: number;
  /** How far it gets with a stride, if it walks. */
  stride?: number;
}

/** Units of the figure; `turn` in radians. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** Left and right are exchanged, before it is rotated. */
  mirror?: boolean;
}

/** A vector drawing in figure units (100 high unless `tall` says otherwise), standing on y = 0, centered on x = 0. */
export interface Figure {
  parts: Part[];
  /** Half the width of the parts, and their height above the ground. */
  half: number;
  tall: number;
  /** How far parts reach below the ground line. */
  below?: number;
  /** Of a frontal face, if any. */
  face?: Features;
  /** It is drawn on its way, as people are who walk or run. */
  going?: 'walk' | 'run';
  /** It has letters, and is never mirrored. */
  letters?: boolean;
  /** Position of the hand that holds things. */
  hand?: Point;
  /** How many of its last parts are before what it holds: fingers. */
  over?: number;
  /** Where it wears things; left out if nothing would stay on. */
  head?: Head;
}

/** A head and the neck under it, in units of its figure. */
export interface Head {
  /** The middle of the skull; `scale` is its radius. */
  at: Spot;
  /** The eyes that are seen, open, in units of the skull: two of a face that looks at us, one from the side. */
  eyes: readonly Point[];
  /** The middle of the neck; `scale` is half its width, and `turn` how far it leans. */
  neck?: Spot;
}
