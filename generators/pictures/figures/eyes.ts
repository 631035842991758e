import { ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';

const DARK = rgb('#201a1e');

/** A round dark eye with a glint, which a sleeper closes. */
export const eyeAt = (x: number, y: number, r: number): Part[] => [
  { d: ellipse(x, y, r, r * 1.1), fill: DARK, shut: lid(x, y, r * 1.3) },
  { d: ellipse(x + r * 0.35, y - r * 0.4, r * 0.36), fill: rgb('#ffffff'), shut: '' },
];

/** The line of a closed eye. */
export const lid = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}Q${x} ${y + r * 0.95} ${x + r} ${y}`;

/** A figure with its eyes closed. */
export function asleep(figure: Figure): Figure {
  return {
    ...figure,
    parts: figure.parts.flatMap(({ shut, ...part }): Part[] =>
      shut === undefined
        ? [part]
        : shut === ''
          ? []
          : [{ d: shut, stroke: DARK, width: 1.6, ...(part.at && { at: part.at }) }],
    ),
  };
}
