import type { Rgb } from '../light/colour.ts';
import type { FigureName, Trait } from '../words/plan.ts';
import type { Hat } from '../words/wear.ts';
import type { Cut } from './cuts.ts';

/** A cut of clothes besides dresses and coats. */
export type Garb = 'robe' | 'knit' | 'tutu';

/** The look of a person of a story, independent of pose, shot size and light. */
export interface PersonLook {
  name: string;
  figure: FigureName;
  trait?: Trait;
  /** Of an animal or a robot. */
  colour?: Rgb;
  woman: boolean;
  old: boolean;
  skin: Rgb;
  hair: Rgb;
  cut: Cut;
  cloth: Rgb;
  legs: Rgb;
  dress: boolean;
  garb?: Garb;
  hat?: Hat;
  glasses: boolean;
  beard: boolean;
  /** Seed of the face, or of the whole figure of an animal or robot. */
  seed: number;
}
