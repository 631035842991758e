import type { Rgb } from '../light/colour.ts';
import type { Breed } from './breed-names.ts';
import type { Bloom, Cast, FigureName, Trait, TreeKind } from './plan.ts';
import type { Outfit } from './wear.ts';

/** What a word for a figure says of it. */
export interface FigureMeaning {
  figure: FigureName;
  trait?: Trait;
  outfit?: Outfit;
  pair?: boolean;
  /** Parents and children. */
  family?: true;
  /** A baby. */
  infant?: true;
  young?: boolean;
  /** An animal that the words call little, with no grown one beside it. */
  little?: true;
  /** An animal that the words call giant. */
  giant?: true;
  general?: NonNullable<Cast['general']>;
  colour?: Rgb;
  /** Of its second color. */
  patches?: Rgb;
  breed?: Breed;
  tree?: TreeKind;
  bloom?: Bloom;
  taxi?: boolean;
  pirate?: boolean;
  brew?: Rgb;
  decks?: 2;
  /** What it is full of. */
  filled?: FigureName;
}
