import type { Point } from '../../brush/path.ts';
import type { Rgb } from '../../light/colour.ts';

/** The build of a four-legged animal seen from its side, facing right. Lengths in figure units. */
export interface Build {
  coat: Rgb;
  leg: number;
  legWidth: number;
  hoofWidth: number;
  length: number;
  girth: number;
  /** From the shoulder to the head's centre. */
  neck: Point;
  neckWidth: number;
  head: number;
  snout: number;
  snoutDrop: number;
  ears: Ears;
  tail:
    | 'flow'
    | 'thin'
    | 'brush'
    | 'hang'
    | 'stub'
    | 'curl'
    | 'corkscrew'
    | 'plume'
    | 'long'
    | 'tuft'
    | 'ringed'
    | 'paddle';
  belly?: Rgb;
  muzzle?: Rgb;
  /** Of the neck, as a horse has it. */
  mane?: Rgb;
  /** Around the face, as a lion has it. */
  ruff?: Rgb;
  hoof?: Rgb;
  /** Of the legs, if not the coat's. */
  shins?: Rgb;
  /** Of the face, if not the coat's. */
  face?: Rgb;
  eye?: Rgb;
  /** Of a dark patch around the eye, as a raccoon has it; its tail has rings of it. */
  mask?: Rgb;
  antlers?: boolean;
  /** Of a unicorn, a cow, a goat, a giraffe, a rhino. */
  horns?: 'spiral' | 'short' | 'lyre' | 'back' | 'knobs' | 'nose';
  trunk?: boolean;
  beard?: boolean;
  udder?: boolean;
  /** A round flat nose. */
  disc?: boolean;
  /** A broad muzzle, as a hippo has it. */
  blunt?: boolean;
  humps?: number;
  marks?: { how: Marks; colour: Rgb };
}

export type Ears = 'point' | 'round' | 'dish' | 'long' | 'flop' | 'fan' | 'side';

/** Marks of a coat: what a tiger, a leopard, a cheetah, a deer, a cow, a giraffe, a sheep, a hedgehog, a shepherd dog, a dalmatian, a poodle has. */
export type Marks =
  | 'fringe'
  | 'stripes'
  | 'bands'
  | 'rosettes'
  | 'spots'
  | 'flecks'
  | 'blotches'
  | 'net'
  | 'wool'
  | 'spines'
  | 'saddle'
  | 'dapples'
  | 'curls';

/** What a four-legged animal does. `part`: the phase of its stride, 0..1. */
export interface Doing {
  pose?: BeastPose;
  /** Whether it sits upright, with its forelegs free to hold something. */
  holds?: boolean;
  /** Whether it has what it holds at its mouth. */
  drinks?: boolean;
  /** Whether it bites it, with its paw below the mouth. */
  eats?: boolean;
  part?: number;
  /** How it goes. Default: `walk`. */
  gait?: 'walk' | 'run';
  /** How far it has lowered its head while it stands about, 0..1. */
  idle?: number;
}

/** `lie`: asleep; `rest`: lying with the head up; `cycle`: on a bicycle, whose saddle is at 0, 0. */
export type BeastPose = 'howl' | 'graze' | 'lie' | 'rest' | 'sit' | 'cycle';

/** The outline of a body that its marks, legs and neck keep to. */
export interface Body {
  /** Half its length. */
  front: number;
  /** The y of the back. */
  back: number;
  girth: number;
}
