import type { Canvas } from '@napi-rs/canvas';
import type { Stir } from '../figures/stirs.ts';
import type { Figure } from './shapes.ts';

/** The light of a flame in a picture, in pixels. */
export interface Firelight {
  x: number;
  y: number;
  /** How far it falls. */
  reach: number;
}

/** Where and how a figure is drawn, in pixels. */
export interface Placing {
  x: number;
  /** The ground it stands on. */
  y: number;
  /** Pixels of height. */
  size: number;
  depth?: number;
  flip?: boolean;
  /** Whether it is under the surface of water. */
  sunk?: boolean;
  /** The flames whose light falls on it. */
  fires?: readonly Firelight[];
  /** Where its shadow falls. */
  on?: 'ground' | 'water' | 'nothing';
  /** On water, the y at which it ends, and every reflection with it. Default: the picture's end. */
  shore?: number;
  blur?: number;
  tilt?: number;
  /** How it moves in a clip. Default: `stand`. */
  stir?: Stir;
  /** Of one who goes with others, in pixels a second. */
  pace?: number;
  /** Pixels of height of the smallest of them, whose steps set that pace. */
  lead?: number;
  /** The figure in each phase of a stride, if it walks. */
  stride?: readonly Figure[];
}

/** A painted and shaded figure; its foot is at `left`, `up` on the canvas, in pixels. */
export interface Sprite {
  layer: Canvas;
  left: number;
  up: number;
  scale: number;
}
