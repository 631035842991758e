/** Who carries somebody on their back or their shoulders, seen from the front. */
import { limb, smooth } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { type Rgb, rgb } from '../light/colour.ts';
import type { CarriedOn } from '../words/plan.ts';
import { placed } from './together.ts';

/** Of the carrier, who is about 100 high: where the neck is unless the figure says so. */
const NECK = -79;
/** Where the neck of whoever is carried is beside the carrier's, and how far aside. */
const PLACES: Readonly<Record<CarriedOn, { up: number; aside: number }>> = {
  back: { up: 6, aside: -13 },
  shoulders: { up: 29, aside: 0 },
};
/** The legs in front of the carrier, from the neck. */
const LEGS: Readonly<Record<CarriedOn, readonly (readonly [number, number])[]>> = {
  back: [
    [-9, 24],
    [-17, 27],
    [-13, 39],
  ],
  shoulders: [
    [-5, 1],
    [-9, 8],
    [-8, 23],
  ],
};

/**
 * A person with somebody on their back or shoulders, whose legs are before them.
 * @param scale of the rider in the units of the carrier @param legs color of the rider's legs
 */
export function carrying(
  carrier: Figure,
  rider: Figure,
  { on, scale, legs }: { on: CarriedOn; scale: number; legs: Rgb },
): Figure {
  const neck = carrier.head?.neck?.y ?? NECK;
  const its = rider.head?.neck?.y ?? NECK;
  const { up, aside } = PLACES[on];
  const spot: Spot = { x: aside, y: neck - up - its * scale, scale };
  const behind = placed(rider, spot);
  const leg = (side: 1 | -1): Part[] => {
    const points = LEGS[on].map(([x, y]) => [side * -x, neck + y] as const);
    const [x, y] = points.at(-1) ?? [0, 0];
    return [
      { d: limb(points, 6.4, 4.4), fill: legs },
      {
        d: smooth([
          [x - 3, y - 2],
          [x + 3, y - 2],
          [x + side * 5, y + 2.4],
          [x - side * 3, y + 2.4],
        ]),
        fill: rgb('#33282a'),
      },
    ];
  };
  return {
    ...carrier,
    parts: [...behind.parts, ...carrier.parts, ...leg(-1), ...leg(1)],
    half: Math.max(carrier.half, Math.abs(aside) + rider.half * scale),
    tall: Math.max(carrier.tall, rider.tall * scale - spot.y),
  };
}

/** An animal on somebody's shoulder. */
export function onShoulder(carrier: Figure, animal: Figure, scale: number): Figure {
  const neck = carrier.head?.neck?.y ?? NECK;
  const spot: Spot = { x: 11 + animal.half * scale * 0.3, y: neck + 4, scale };
  return {
    ...carrier,
    parts: [...carrier.parts, ...placed(animal, spot).parts],
    half: Math.max(carrier.half, spot.x + animal.half * scale),
    tall: Math.max(carrier.tall, animal.tall * scale - spot.y),
  };
}
