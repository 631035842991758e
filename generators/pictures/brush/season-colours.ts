import { type Rgb, rgb, turnHue } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Season } from '../words/plan.ts';
import type { Stage } from './stage.ts';

const leaves: Record<Season, readonly Rgb[]> = {
  spring: ['#f3b3c9', '#f7c9d8', '#9ccc6e', '#ef9dbb'].map(rgb),
  summer: ['#3f8a48', '#5aa352', '#2f7348', '#79b050'].map(rgb),
  autumn: ['#d9812c', '#c44f2a', '#e2ae3c', '#a83a2c', '#cf6a2e'].map(rgb),
  winter: ['#dfe8f1', '#c9d6e4', '#b4c6d8'].map(rgb),
};

const grounds: Record<Season, Rgb> = {
  spring: rgb('#86b95c'),
  summer: rgb('#5f9f4a'),
  autumn: rgb('#b8924a'),
  winter: rgb('#e6edf5'),
};

/** A leaf color of the season. */
export function leafColour(season: Season, random: Random): Rgb {
  return turnHue(random.pick(leaves[season]), random.range(-8, 8));
}

/** Color of the grass, or of the snow on it. */
export function grassColour(stage: Stage): Rgb {
  return stage.scene.weather === 'snow' ? grounds.winter : grounds[stage.scene.season];
}
