import type { Stage } from './brush/stage.ts';
import { onLegs, paceOf } from './brush/stirring.ts';
import type { Stood } from './by-firelight.ts';

/** Lets those who walk or run one way do so side by side: large ones do not overtake small ones, nor do the last reach the first at the edge. */
export function sideBySide({ width, u, reel }: Stage, standing: readonly Stood[]): Stood[] {
  if (!reel) return [...standing];
  const { seconds } = reel;
  const paced = standing.map(({ figure, placing: { x, size, stir = 'stand', flip = false } }) => {
    const half = (figure.half * size) / figure.tall;
    return {
      key: `${stir} ${flip}`,
      size,
      pace: paceOf(stir, { x, way: flip ? -1 : 1, width, u, seconds, size, half }),
    };
  });
  return standing.map((one, i) => {
    if (!onLegs(one.placing.stir ?? 'stand')) return one;
    const group = paced.filter(({ key }) => key === paced[i]?.key);
    const [pace, lead] = [
      Math.min(...group.map((other) => other.pace)),
      Math.min(...group.map((other) => other.size)),
    ];
    return { ...one, placing: { ...one.placing, pace, lead } };
  });
}
