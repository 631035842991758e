import { box, type Point } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import type { Corners, Features } from '../people/features.ts';
import type { FigureName } from '../words/plan.ts';
import { BEASTS, type BeastName, PROWLER } from './beasts/rows.ts';
import { CRADLE_SIDE } from './cradle.ts';
import { EGG_EDGE, EGG_FRONT, NEST_FRONT } from './egg-seats.ts';
import { EAGLE_FRONT } from './great-birds.ts';
import { HAT_FRONT } from './hat-trick.ts';
import { oarIn } from './moves/oar.ts';
import { BOOK_HIGH } from './perches.ts';
import { BAR } from './playground.ts';
import { ROWBOAT_SIDE } from './rowboat.ts';
import { SKY_MEADOW } from './sky-island.ts';
import type { Stir } from './stirs.ts';
import { HELM } from './tall-ship.ts';
import { TRACTOR_SIDE } from './tractor.ts';
import { CAR_SIDE, shipsWheel, WHEEL_PARTS } from './vehicles.ts';

/** Where a figure carries riders, in its figure units. */
export interface Seat {
  x: number;
  y: number;
  /** Width shared by several riders; without it, it carries one. */
  wide?: number;
  /** How much lower who sits further right is, of a seat that several share. */
  slope?: number;
  /** Number of its last parts that are in front of the rider's legs. */
  front?: number;
  /** Of a flat thing: the height of a rider who is so many meters tall. Default: riders are measured by the thing. */
  upright?: { tall: number; metres: number };
  /** The y at which a floor is, under which no leg is seen. */
  floor?: number;
  /** The y that the head of whoever is in it reaches; who is low is lifted so far above the floor. */
  top?: number;
  /** Where it hangs, with whoever is on it. */
  hangs?: Point;
  /** Where an oar lies on its edge. */
  oar?: Point;
  /** Factor of the rider's size. */
  size?: number;
  /** Whether the first rider has a wheel before them, which is the mount's last part while nobody is there. */
  helm?: true;
}

/** The backs of four-legged animals. */
function backs(): Record<BeastName, Seat> {
  const rows = Object.entries(BEASTS) as [BeastName, (typeof BEASTS)[BeastName]][];
  return Object.fromEntries(
    rows.map(([kind, { build }]): [BeastName, Seat] => [kind, { x: -4, y: 4 - build.leg - build.girth }]),
  ) as Record<BeastName, Seat>;
}

/** Figures that carry riders. */
export const SEATS: Partial<Record<FigureName, Seat>> = {
  bicycle: { x: -14, y: -66 },
  motorbike: { x: -26, y: -50 },
  scooter: { x: -26, y: -50 },
  tractor: { x: -40, y: -56, front: TRACTOR_SIDE, size: 0.9 },
  ...backs(),
  cat: { x: -4, y: 4 - PROWLER.build.leg - PROWLER.build.girth, size: 0.9 },
  turtle: { x: 0, y: -34 },
  whale: { x: 0, y: -46 },
  dragon: { x: 4, y: -50, size: 0.8 },
  dinosaur: { x: -16, y: -62, size: 0.9 },
  crocodile: { x: -14, y: -34 },
  snail: { x: -6, y: -62, size: 0.7 },
  dolphin: { x: -10, y: -48, size: 0.9 },
  shark: { x: -20, y: -46, size: 0.8 },
  fish: { x: -4, y: -54, size: 0.7 },
  rabbit: { x: -16, y: -43, size: 0.7 },
  frog: { x: 0, y: -62, size: 0.7 },
  flamingo: { x: -6, y: -62, size: 0.6 },
  bird: { x: -6, y: -52, size: 0.7 },
  duck: { x: -8, y: -44, size: 0.8 },
  swan: { x: -10, y: -40, size: 0.7 },
  goose: { x: -8, y: -46, size: 0.7 },
  chicken: { x: -6, y: -46, size: 0.7 },
  phoenix: { x: 18, y: -60, size: 0.75 },
  // between the wings, behind the head
  eagle: { x: -6, y: -72, front: EAGLE_FRONT, size: 0.8 },
  skateboard: { x: 0, y: -15, upright: { tall: 150, metres: 1.75 } },
  skis: { x: 0, y: -7, upright: { tall: 150, metres: 1.75 } },
  surfboard: { x: 0, y: -14, upright: { tall: 130, metres: 1.75 } },
  walrus: { x: -16, y: -54 },
  // on deck, before the bridge
  tallShip: {
    x: HELM.x,
    y: HELM.deck,
    wide: 36,
    upright: { tall: 72, metres: 1.75 },
    helm: true,
  },
  bookPile: { x: 0, y: -3 * BOOK_HIGH, wide: 70, upright: { tall: 52, metres: 0.4 } },
  // under somebody it is a pile
  book: { x: 0, y: -BOOK_HIGH },
  box: { x: 0, y: -51, wide: 70, upright: { tall: 52, metres: 0.4 } },
  openBox: { x: 0, y: -18, wide: 60, front: 1, upright: { tall: 62, metres: 0.4 } },
  magicHat: { x: 4, y: -52, front: HAT_FRONT, upright: { tall: 34, metres: 0.4 } },
  brokenEgg: { x: 0, y: 2, top: -92, front: EGG_FRONT, upright: { tall: 100, metres: 1 }, floor: EGG_EDGE },
  nest: { x: 0, y: -8, front: NEST_FRONT, wide: 80, upright: { tall: 74, metres: 0.4 } },
  lilyPad: { x: -4, y: -9, wide: 70, upright: { tall: 58, metres: 0.4 } },
  skyIsland: { x: 4, y: -SKY_MEADOW, wide: 90, upright: { tall: 96, metres: 9 } },
  rock: { x: -2, y: -43, wide: 80, size: 1.3 },
  mushroom: { x: 0, y: -89, wide: 60, size: 0.8 },
  pumpkin: { x: 2, y: -64, size: 0.9 },
  ship: { x: 84, y: -32, wide: 36, size: 0.62, helm: true },
  boat: { x: -24, y: -18, front: 3, wide: 40, floor: -4 },
  rowboat: { x: -8, y: -17, oar: [26, -18], front: ROWBOAT_SIDE, wide: 60, floor: -4, size: 1.4 },
  balloon: { x: 0, y: -6, front: 3, size: 0.75 },
  bridge: { x: 0, y: -33, wide: 120, front: 12 },
  pier: { x: 0, y: -30, wide: 80 },
  car: { x: -4, y: -50, wide: 24 },
  convertible: { x: -6, y: -25, wide: 30, front: CAR_SIDE, size: 0.9 },
  sofa: { x: 0, y: -27, wide: 100 },
  bench: { x: 0, y: -25, wide: 100 },
  chair: { x: 0, y: -39 },
  table: { x: 0, y: -47, wide: 60, size: 0.85 },
  piano: { x: 18, y: -79, wide: 46 },
  swing: { x: 0, y: -45, front: 1, size: 0.9, hangs: BAR },
  slide: { x: 4, y: -50, front: 1, wide: 80, slope: 0.85, size: 0.8 },
  bed: { x: 10, y: -36, wide: 110 },
  cradle: { x: 0, y: -30, front: CRADLE_SIDE, upright: { tall: 44, metres: 0.36 } },
};

/** Figures on which people and animals stand. */
export const WALKED_ON: ReadonlySet<FigureName> = new Set<FigureName>([
  'bridge',
  'pier',
  'ship',
  'tallShip',
  'table',
  'skateboard',
  'surfboard',
  'skis',
]);

/** A figure to be seated on another. */
export interface Rider {
  figure: Figure;
  metres: number;
  /** Height of the point that rests on the seat: the hips of people, 0 for animals. */
  hip: number;
  /** Of a thing: how high it is beside the mount, and how wide at most. */
  load?: number;
  /** Whether it is drawn in the units of the mount, from its seat, or how much larger than that. */
  fitted?: boolean | number;
  /** In the phases of what it does. */
  phases?: readonly Figure[];
  /** What that is. */
  stir?: Stir;
}

/** Combines a mount and its riders into one figure. */
export function seated(
  { figure: mount, metres }: { figure: Figure; metres: number },
  seat: Seat,
  riders: readonly Rider[],
): Figure {
  const many = riders.length;
  const seats = riders.map((rider, i) => {
    // compress size differences, as between figures side by side
    const by = seat.upright ?? { tall: mount.tall, metres };
    const wide = (mount.half * rider.figure.tall) / (rider.figure.half * by.tall);
    const share = rider.load
      ? rider.load * Math.min(1, wide)
      : Math.min(1.5, Math.sqrt(rider.metres / by.metres)) * (seat.size ?? 1);
    const room = seat.wide ? Math.min(1, (seat.wide * 1.5) / many / (rider.figure.half * 2)) : 1;
    if (rider.fitted) {
      const its = rider.fitted === true ? 1 : rider.fitted;
      return { rider, spot: { x: seat.x, y: seat.y + rider.hip * its, scale: its } };
    }
    const plain = (by.tall / rider.figure.tall) * share;
    // who lies on a bed is no longer than it, and in its middle
    const lies = seat.wide !== undefined && many === 1 && rider.figure.half > rider.figure.tall * 1.3;
    const long = lies ? (mount.half * 0.95) / rider.figure.half : Infinity;
    const scale =
      seat.wide && many > 1 ? Math.min(plain, Math.max(room, plain * 0.6)) : Math.min(plain, long);
    const across = seat.wide && many > 1 ? ((i + 0.5) / many - 0.5) * seat.wide : lies ? -seat.x : 0;
    return {
      rider,
      spot: {
        x: seat.x + across,
        y: footOn(seat, rider.figure.tall * scale) + across * (seat.slope ?? 0) + rider.hip * scale,
        scale,
      },
    };
  });
  const above = seat.floor !== undefined && { within: { d: box(-500, seat.floor - 1000, 1000, 1000) } };
  const wheel = seat.helm ? wheelBefore(seats[0], seat) : null;
  const own = mount.parts.filter(({ unridden }) => !unridden || !seats.some(({ rider }) => rider.fitted));
  const rower = seats.find(({ rider }) => rider.stir === 'row');
  const grip = seat.oar && rower?.rider.figure.hand;
  const oar = seat.oar && grip && rower ? oarIn(pointAt(grip, rower.spot), seat.oar) : null;
  const split = own.length - (seat.front ?? (wheel ? WHEEL_PARTS : 0));
  const faced = seats.find(({ rider }) => rider.figure.face);
  const face = faced?.rider.figure.face && placeFace(faced.rider.figure.face, faced.spot);
  return {
    ...mount,
    parts: [
      ...own.slice(0, split),
      ...(wheel ?? []),
      ...seats.flatMap(({ rider, spot }) =>
        rider.figure.parts.map((part) => ({
          ...moved(part, spot),
          ...above,
          ...(seat.hangs && { hangs: seat.hangs }),
        })),
      ),
      ...(wheel ? [] : oar ? [...own.slice(split, -1), oar] : own.slice(split)),
    ],
    half: Math.max(
      mount.half,
      ...seats.map(({ rider, spot }) => Math.abs(spot.x) + rider.figure.half * spot.scale),
    ),
    tall: Math.max(mount.tall, ...seats.map(({ rider, spot }) => rider.figure.tall * spot.scale - spot.y)),
    ...(face && { face }),
  };
}

/** The y of the feet of somebody so tall. */
const footOn = ({ y, top, floor = y }: Seat, tall: number): number =>
  top === undefined ? y : Math.min(y, Math.max(floor + EDGE, top + tall));
/** How much of who is low in something is behind its edge. */
const EDGE = 6;

/** A ship's wheel at the hand of whoever is the first on deck; null if they have no hand for it. */
function wheelBefore(first: { rider: Rider; spot: Spot } | undefined, seat: Seat): Part[] | null {
  const hand = first?.rider.figure.hand;
  if (!first || !hand) return null;
  const [x, y] = pointAt(hand, first.spot);
  return shipsWheel(x + 5, y, seat.y - 1);
}

/** Combines a holder and a held thing into one figure. */
export function holding(holder: Figure, thing: Figure, spot: Spot, { behind = false } = {}): Figure {
  const parts = thing.parts.map((part) => moved(part, spot));
  const split = holder.parts.length - (holder.over ?? 0);
  return {
    ...holder,
    parts: behind
      ? [...parts, ...holder.parts]
      : [...holder.parts.slice(0, split), ...parts, ...holder.parts.slice(split)],
    half: Math.max(holder.half, Math.abs(spot.x) + thing.half * spot.scale),
    tall: Math.max(holder.tall, thing.tall * spot.scale - spot.y),
  };
}

/** A figure as a part of another, at a spot of it. */
export const placed = (figure: Figure, spot: Spot): Figure => ({
  ...figure,
  parts: figure.parts.map((part) => moved(part, spot)),
  ...(figure.face && { face: placeFace(figure.face, spot) }),
});

/** A part of one figure as a part of another. */
function moved({ spin: _spin, hangs: _hangs, burns, ...part }: Part, spot: Spot): Part {
  const foot = burns && pointAt(burns, spot);
  const { within } = part;
  return {
    ...part,
    at: inside(part.at, spot),
    ...(foot && { burns: foot }),
    ...(within && { within: { ...within, at: inside(within.at, spot) } }),
  };
}

/** A transform in a figure that is itself at a spot of another. */
function inside(its: Spot | undefined, spot: Spot): Spot {
  const inner = its ?? { x: 0, y: 0, scale: 1 };
  const across = spot.mirror ? -1 : 1;
  const turn = spot.turn ?? 0;
  const [c, s] = [Math.cos(turn) * spot.scale, Math.sin(turn) * spot.scale];
  return {
    x: spot.x + across * inner.x * c - inner.y * s,
    y: spot.y + across * inner.x * s + inner.y * c,
    scale: inner.scale * spot.scale,
    turn: across * (inner.turn ?? 0) + turn,
    ...(Boolean(spot.mirror) !== Boolean(inner.mirror) && { mirror: true }),
  };
}

/** Where a point of a figure is if the figure is at a spot of another. */
function pointAt([x, y]: Point, { x: sx, y: sy, scale, turn = 0, mirror }: Spot): Point {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const across = mirror ? -x : x;
  return [sx + across * c - y * s, sy + across * s + y * c];
}

/** The face of a figure at a spot; the eyes stay in the order of the picture. */
function placeFace({ mouth, eyes: [left, right] }: Features, { x, y, scale, mirror }: Spot): Features {
  const at = ([a, b, c, d]: Corners): Corners => {
    const [from, to] = mirror ? [-c, -a] : [a, c];
    return [x + from * scale, y + b * scale, x + to * scale, y + d * scale];
  };
  return { mouth: at(mouth), eyes: mirror ? [at(right), at(left)] : [at(left), at(right)] };
}
