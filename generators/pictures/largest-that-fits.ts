import type { Figure } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';

/** The largest height that fits the available height and width, in pixels. */
export function largestThatFits(
  stage: Stage,
  figure: Pick<Figure, 'tall' | 'half'>,
  tall: number,
  wide: number,
): number {
  return Math.min(tall, (wide * figure.tall) / (figure.half * 2), stage.height * 0.8);
}
