import type { Doing } from './doing.ts';
import type { FigureName, Trait } from './plan.ts';
import type { Outfit } from './wear.ts';

/** A thing or a doing that the text names, and where. */
export type Named = { start: number; end: number } & (
  | {
      figure: FigureName;
      trait?: Trait;
      /** Of an animal beside a grown one of its kind. */
      young?: boolean;
      /** What they wear who are called by what they do: a knight. */
      outfit?: Outfit;
      doing?: undefined;
      /** Of somebody of a story. */
      name?: string;
    }
  | { doing: Doing; figure?: undefined }
);

/** A thing, a person or an animal. */
export type Thing = Named & { figure: FigureName };

/** Whether it is a thing, a person or an animal, as opposed to a doing. */
export const isThing = (one: Named | undefined): one is Thing => one?.figure !== undefined;

/** The people of a story once each: a text may name them several times. */
export const onceEach = <One extends Named>(named: readonly One[]): One[] =>
  named.filter(
    (one, i) =>
      !isThing(one) ||
      one.name === undefined ||
      named.findIndex((other) => isThing(other) && other.name === one.name) === i,
  );

/** How many of some figures a text has. Where it names people of a story, its "figure" and "girl" are words for them. */
export function howMany(
  cast: readonly { figure: FigureName; count: number }[],
  named: readonly Named[],
  can: ReadonlySet<FigureName>,
): number {
  const isNamed = (one: Named): one is Thing => isThing(one) && one.name !== undefined && can.has(one.figure);
  const names = onceEach(named.filter(isNamed)).length;
  const others = cast.reduce((sum, { figure, count }) => sum + (can.has(figure) ? count : 0), 0);
  return names > 1 ? names : names + others;
}
