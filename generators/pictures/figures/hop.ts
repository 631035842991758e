import type { Point } from '../brush/path.ts';
import type { Head, Part, Spot } from '../brush/shapes.ts';

/** Where one is in a hop. `air`: 1 stretched out at its height, 0 crouched on the ground. */
export interface Hop {
  air: number;
  /** Share of the height, 0..1. */
  up: number;
  /** Radians; positive when it comes down, head first. */
  dive: number;
}

/** @param part of the hop, 0..1: at its height at 0, on the ground from a third to two thirds */
export function hopAt(part: number): Hop {
  const swing = Math.cos(2 * Math.PI * part);
  const up = Math.max(0, (swing + 0.35) / 1.35);
  return { air: (1 + swing) / 2, up, dive: Math.sin(2 * Math.PI * part) * up };
}

/** A point on the way from its place in a crouch to that in the air. */
export const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Lifts and turns the parts of a figure. @param turn radians about a point */
export const inAir = (parts: readonly Part[], up: number, turn: number, about: Point): Part[] =>
  parts.map((part) => ({ ...part, at: lifted(part.at ?? { x: 0, y: 0, scale: 1 }, up, turn, about) }));

/** The same for the head of a figure. */
export const headInAir = ({ at, neck, ...head }: Head, up: number, turn: number, about: Point): Head => ({
  ...head,
  at: lifted(at, up, turn, about),
  ...(neck && { neck: lifted(neck, up, turn, about) }),
});

/** A place lifted and turned about a point. */
export function lifted(at: Spot, up: number, turn: number, [cx, cy]: Point): Spot {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [at.x - cx, at.y - cy];
  const moved = { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos - up };
  return { ...at, ...moved, turn: (at.turn ?? 0) + turn };
}
