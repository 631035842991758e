/** Two who love each other, or a parent and a child, are near one another, hand in hand where their hands are free. */
import type { Actor } from './actors.ts';
import type { Arms, Cast } from './words/plan.ts';

/** How far two of whom no hand is drawn in the other's are apart, as a share of their height. */
const NEAR = 0.3;

/** Whether an actor is the first of two who belong together. */
const startsPair = ({ cast }: Actor, next: Actor | undefined): boolean =>
  (cast.pair === true && next?.cast.pair === true && cast.bearing?.arms !== 'joinedLeft') ||
  (cast.kin === 'right' && next?.cast.kin === 'left');

/** One of two, and how far from the middle between both, in pixels. */
interface Half {
  /** The index of the first of the two. */
  first: number;
  shift: number;
}

/**
 * Where the members of couples are.
 * @param sizes of the actors, in pixels
 * @returns for each actor the place beside their partner; undefined for who has none
 */
export function halvesOf(actors: readonly Actor[], sizes: readonly number[]): (Half | undefined)[] {
  const halves: (Half | undefined)[] = actors.map(() => undefined);
  for (let i = 0; i < actors.length - 1; i++) {
    const [one, other] = [actors[i], actors[i + 1]];
    if (!one || !startsPair(one, other)) continue;
    halves[i] = { first: i, shift: -reach(one, sizes[i] ?? 0) };
    if (other) halves[i + 1] = { first: i, shift: reach(other, sizes[i + 1] ?? 0) };
    i++;
  }
  return halves;
}

/** How far somebody's hand is from their middle, in pixels. */
function reach({ cast, figure }: Actor, size: number): number {
  if (figure === 'tree') return 0;
  const joined = isJoined(cast) && figure.hand ? Math.abs(figure.hand[0]) / figure.tall : NEAR / 2;
  return joined * size;
}

const JOINED: ReadonlySet<Arms> = new Set<Arms>(['joinedLeft', 'joinedRight', 'upLeft', 'upRight']);
const isJoined = ({ bearing }: Cast): boolean => bearing?.arms !== undefined && JOINED.has(bearing.arms);
