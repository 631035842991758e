import { box, type Point } from '../brush/path.ts';
import type { Crossing, Figure, Part, Spot } from '../brush/shapes.ts';
import type { Corners, Features } from '../people/features.ts';
import { oarIn } from './moves/oar.ts';
import type { Seat } from './seats.ts';
import type { Stir } from './stirs.ts';
import { shipsWheel, WHEEL_PARTS } from './vehicles.ts';

/** A figure to be seated on another. */
export interface Rider {
  figure: Figure;
  metres: number;
  /** Height of the point that rests on the seat: the hips of people, 0 for animals. */
  hip: number;
  /** How much smaller somebody is beside the others than their height alone makes them. */
  beside?: number;
  /** Whether it is a person: those keep their heights beside each other however narrow the seat is. */
  human?: boolean;
  /** The height and half the width of whoever holds something, without it. Default: of the figure. */
  bare?: { tall: number; half: number };
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
  const scales = scalesOf({ figure: mount, metres }, seat, riders);
  // those who share a mount without room are behind each other
  const inLine = many > 1 && seat.wide === undefined;
  const behind = inLine ? (riders[0]?.fitted ? PILLION.wheels : PILLION.back) : 0;
  const seats = riders.map((rider, i) => {
    if (rider.fitted) {
      const its = rider.fitted === true ? 1 : rider.fitted;
      return { rider, spot: { x: seat.x, y: seat.y + rider.hip * its, scale: its } };
    }
    const scale = pillionScale(riders, i) ?? scales[i] ?? 1;
    const lies = liesAlong(rider, seat, many);
    const place = seat.ahead ? many - 1 - i : i;
    const across = lies
      ? -seat.x
      : seat.wide && many > 1
        ? ((place + 0.5) / many - 0.5) * seat.wide
        : behind * i;
    const back = lies ? BEHIND * i : 0;
    return {
      rider,
      spot: {
        x: seat.x + across,
        y: footOn(seat, rider.figure.tall * scale) - back + across * (seat.slope ?? 0) + rider.hip * scale,
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
  const crosses = seat.deck ? crossingOf(seats, seat.deck) : null;
  const split = own.length - (seat.front ?? (wheel ? WHEEL_PARTS : 0));
  const faced = seats.find(({ rider }) => rider.figure.face);
  const face = faced?.rider.figure.face && placeFace(faced.rider.figure.face, faced.spot);
  return {
    ...mount,
    parts: [
      ...own.slice(0, split),
      ...(wheel ?? []),
      ...(inLine ? seats.toReversed() : inDepth(seats)).flatMap(({ rider, spot }) =>
        rider.figure.parts.map((part) => ({
          ...moved(part, spot),
          ...above,
          ...(seat.hangs && { hangs: seat.hangs }),
          ...(crosses && { crosses }),
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

/** Whether somebody lies along a seat that others share. */
const liesAlong = ({ figure: { half, tall }, human }: Rider, { wide }: Seat, many: number): boolean =>
  wide !== undefined && (many === 1 || human === true) && half > tall * 1.3;

/** How far the next one is behind whoever is ahead on one mount: on wheels, and on an animal. */
const PILLION = { wheels: -30, back: -19 } as const;

/** The size of somebody behind whoever steers, beside them; undefined for others. */
function pillionScale(riders: readonly Rider[], i: number): number | undefined {
  const [first] = riders;
  const rider = riders[i];
  if (i === 0 || !first?.fitted || !rider) return undefined;
  const its = first.fitted === true ? 1 : first.fitted;
  return its * Math.sqrt(rider.metres / first.metres) * ((rider.beside ?? 1) / (first.beside ?? 1));
}

/** How much further back the next one lies on a bed. */
const BEHIND = 9;

/** The least share of their height that somebody keeps where the seat is narrow. */
const LEAST = 0.6;

/** The size of each of those on a mount. People who share it keep their heights beside each other: where one has no room, all lose as much. */
export function scalesOf(
  { figure: mount, metres }: { figure: Figure; metres: number },
  seat: Seat,
  riders: readonly Rider[],
): number[] {
  const many = riders.length;
  const by = seat.upright ?? { tall: mount.tall, metres };
  // compress size differences, as between figures side by side
  const ratioOf = (rider: Rider): number => Math.sqrt(rider.metres / by.metres) * (rider.beside ?? 1);
  const people = riders.filter(({ human }) => human);
  const most = Math.max(1, ...people.map((rider) => ratioOf(rider) / MOST));
  const wishes = riders.map((rider) => {
    const { tall, half } = rider.bare ?? rider.figure;
    const wide = (mount.half * tall) / (half * by.tall);
    const share = rider.load
      ? rider.load * Math.min(1, wide)
      : Math.min(MOST, ratioOf(rider) / (rider.human ? most : 1)) * (seat.size ?? 1);
    const plain = (by.tall / tall) * share;
    const room = seat.wide ? Math.min(1, (seat.wide * 1.5) / many / (half * 2)) : 1;
    // who lies on a bed is no longer than it, and in its middle
    const long = liesAlong(rider, seat, many)
      ? (mount.half * (many > 1 ? 0.82 : 0.95)) / rider.figure.half
      : Infinity;
    const shared = seat.wide !== undefined && many > 1 && long === Infinity;
    const scale = shared ? Math.min(plain, Math.max(room, plain * LEAST)) : Math.min(plain, long);
    return { plain, scale, together: rider.human === true };
  });
  const least = Math.min(
    ...wishes.map(({ plain, scale, together }) => (together ? scale / plain : Infinity)),
  );
  return wishes.map(({ plain, scale, together }) => (together ? plain * least : scale));
}
/** How many times as high as its mount's height in meters makes them somebody is at most. */
const MOST = 1.5;

/** Those on a seat from back to front: of those who lie beside each other the last is behind. */
const inDepth = <One extends { rider: Rider }>(seats: readonly One[]): readonly One[] =>
  seats.every(({ rider: { figure, human } }) => human && figure.half > figure.tall * 1.3)
    ? seats.toReversed()
    : seats;

/** How those on a bridge get over it; null if nobody does. */
function crossingOf(
  seats: readonly { rider: Rider; spot: Spot }[],
  deck: { half: number; rise: number },
): Crossing | null {
  const goes = seats.filter(({ rider }) => rider.stir !== undefined && STRIDES[rider.stir] !== undefined);
  const [first] = goes;
  if (!first || goes.length < seats.length) return null;
  const long = STRIDES[first.rider.stir ?? 'drive'] ?? 0;
  const front = Math.max(...seats.map(({ rider, spot }) => spot.x + rider.figure.half * spot.scale));
  const x = seats.reduce((sum, { spot }) => sum + spot.x, 0) / seats.length;
  return {
    ...deck,
    x,
    wide: Math.max(...seats.map(({ rider, spot }) => Math.abs(spot.x - x) + rider.figure.half * spot.scale)),
    reach: Math.max(0, deck.half * 0.92 - front),
    ...(long > 0 && { stride: long * first.rider.figure.tall * first.spot.scale }),
  };
}
/** Who crosses a bridge, and how far they get with a stride, beside their height; what rolls takes none. */
const STRIDES: Partial<Record<Stir, number>> = { stroll: 0.42, dash: 0.6, walk: 0.9, pedal: 0.9, drive: 0 };

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
function moved({ spin, hangs: _hangs, burns, ...part }: Part, spot: Spot): Part {
  const foot = burns && pointAt(burns, spot);
  const { within } = part;
  return {
    ...part,
    at: inside(part.at, spot),
    ...(foot && { burns: foot }),
    // wheels go on turning in what somebody pushes
    ...(spin && { spin: pointAt(spin, spot) }),
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
