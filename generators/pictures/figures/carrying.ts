/** Who carries somebody on their back, their shoulders or in their arms, seen from the front. */
import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { CarriedOn } from '../words/plan.ts';
import { placed } from './together.ts';

/** Of the carrier, who is about 100 high: where the neck is unless the figure says so. */
const NECK = -79;
/** How large an adult's skull is. */
const SKULL = 9;
/** Where the neck of whoever is carried is beside the carrier's, and how far aside. */
const PLACES: Readonly<Record<CarriedOn, { up: number; aside: number }>> = {
  back: { up: 6, aside: -13 },
  shoulders: { up: 29, aside: 0 },
  arms: { up: -9, aside: 10 },
};
/** The legs in front of the carrier, from the neck. */
const LEGS: Readonly<Record<'back' | 'shoulders', readonly (readonly [number, number])[]>> = {
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
 * A person with somebody on their back or shoulders, whose legs are before them, or in their arms.
 * @param scale of the rider in the units of the carrier @param legs color of the rider's legs @param sleeve of the carrier, and their hand
 */
export function carrying(
  carrier: Figure,
  rider: Figure,
  { on, scale, legs, sleeve, hand }: { on: CarriedOn; scale: number; legs: Rgb; sleeve: Rgb; hand: Rgb },
): Figure {
  const neck = carrier.head?.neck?.y ?? NECK;
  const its = rider.head?.neck?.y ?? NECK;
  // a child's head is larger, and hides more
  const wide = (carrier.head?.at.scale ?? SKULL) / SKULL;
  const { up, aside } = { ...PLACES[on], aside: PLACES[on].aside * wide };
  const spot: Spot = { x: aside, y: neck - up - its * scale, scale };
  const behind = placed(rider, spot);
  const size = {
    half: Math.max(carrier.half, Math.abs(aside) + rider.half * scale),
    tall: Math.max(carrier.tall, rider.tall * scale - spot.y),
  };
  if (on === 'arms') {
    // an arm under the child, and one around it
    const low = neck + 30;
    const [under, around]: Part[] = [
      {
        d: limb(
          [
            [-11, neck + 14],
            [-4, low],
            [aside + 9, low - 1],
          ],
          6,
          4.6,
        ),
        fill: shade(sleeve, -0.1),
      },
      {
        d: limb(
          [
            [13, neck + 8],
            [aside + 13, neck + 20],
            [aside - 4, neck + 19],
          ],
          6,
          4.6,
        ),
        fill: shade(sleeve, 0.07),
      },
    ];
    const hands: Part[] = [
      [aside + 10, low - 1],
      [aside - 6, neck + 19],
    ].map(([x = 0, y = 0]) => ({ d: ellipse(x, y, 2.8), fill: hand }));
    return {
      ...carrier,
      ...size,
      parts: [
        ...carrier.parts,
        ...behind.parts,
        ...(under ? [under] : []),
        ...(around ? [around] : []),
        ...hands,
      ],
    };
  }
  const points = LEGS[on];
  const leg = (side: 1 | -1): Part[] => {
    const bent = points.map(([x, y]) => [side * -x, neck + y] as const);
    const [x, y] = bent.at(-1) ?? [0, 0];
    return [
      { d: limb(bent, 6.4, 4.4), fill: legs },
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
    ...size,
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
