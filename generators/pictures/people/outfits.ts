import { type Rgb, rgb } from '../light/colour.ts';
import type { Outfit } from '../words/plan.ts';
import type { Hat } from '../words/wear.ts';

interface Clothing {
  cloth: Rgb;
  legs?: Rgb;
  hat?: Hat;
  dress?: boolean;
  /** Women wear a dress. */
  gown?: boolean;
  beard?: boolean;
}

/** What people of an occupation wear, unless the words say otherwise. */
export const OUTFITS: Readonly<Record<Outfit, Clothing>> = {
  chef: { cloth: rgb('#f6f4ee'), legs: rgb('#3a3c44'), hat: 'toque', dress: false },
  firefighter: { cloth: rgb('#c8962e'), legs: rgb('#b8862a'), hat: 'helmet', dress: false },
  police: { cloth: rgb('#2f4674'), legs: rgb('#24365e'), hat: 'cap', dress: false },
  doctor: { cloth: rgb('#f4f6f8'), legs: rgb('#4a6a8a'), dress: false },
  farmer: { cloth: rgb('#4f78b0'), legs: rgb('#3f5f8a'), hat: 'straw', dress: false },
  royal: { cloth: rgb('#7a2a4a'), legs: rgb('#3a2436'), hat: 'crown', gown: true },
  wizard: { cloth: rgb('#4a3682'), hat: 'pointed', dress: true },
  santa: { cloth: rgb('#d22f34'), legs: rgb('#c42a30'), hat: 'santa', dress: false, beard: true },
};
