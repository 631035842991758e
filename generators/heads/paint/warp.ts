/** Warps a face by inverse mapping: for each pixel of a frame, the position of its color in the original picture. */
import { type Box, boxAround, type Geometry, inAxes, radiusIn, smoothstep } from './geometry.ts';
import type { HeadPose } from './pose.ts';

/** Largest motion: shares of the distance between the eyes (`turn`) or from the eyes to the mouth; `lean` in radians. */
const SWING = { turn: 0.06, nod: 0.055, lean: 0.022, jaw: 0.07, brow: 0.11 } as const;

export interface Bend {
  /** The area that may change, in pixels. */
  box: Box;
  /** How far each pixel of the box moves with the face, 0..1; pixels at 0 never change. */
  weight: Float32Array;
  /** Prepares a frame. @returns a function that writes the source position (x, y) of the box's pixel `index` into `into` */
  at(pose: HeadPose, opening: number): (index: number, into: Float64Array) => void;
}

/**
 * Models the face as the front of a sphere: its center moves most, its edge does not move.
 */
export function bendOf(geometry: Geometry, size: { width: number; height: number }): Bend {
  const { face, right, down, eyes, apart, long, mouth } = geometry;
  const box = boxAround(face, geometry, size);
  const weight = new Float32Array(box.width * box.height);
  const [brows, jaws] = [new Float32Array(weight.length), new Float32Array(weight.length)];
  for (let i = 0; i < weight.length; i++) {
    const [x, y] = [box.x + (i % box.width), box.y + Math.floor(i / box.width)];
    const r = radiusIn(face, geometry, x, y);
    if (r >= 1) continue;
    weight[i] = (1 - r * r) ** 2;
    for (const eye of eyes) {
      const [u, v] = inAxes(eye, geometry, x, y);
      const across = 1 - smoothstep(0.2 * apart, 0.55 * apart, Math.abs(u));
      const above =
        smoothstep(-0.02 * long, -0.2 * long, v + eye.tall) * (1 - smoothstep(0.3 * long, 0.75 * long, -v));
      brows[i] = Math.max(brows[i] ?? 0, across * above * Math.min(1, (weight[i] ?? 0) * 4));
    }
    const [u, v] = inAxes(mouth, geometry, x, y);
    const below = smoothstep(0.1 * long, 0.5 * long, v);
    jaws[i] =
      below * (1 - smoothstep(0.3 * apart, 1.1 * apart, Math.abs(u))) * Math.min(1, (weight[i] ?? 0) * 5);
  }
  return {
    box,
    weight,
    at({ turn, nod, lean, brow }, opening) {
      const [across, along] = [turn * SWING.turn * apart, nod * SWING.nod * long];
      const [sin, lift, drop] = [
        Math.sin(lean * SWING.lean),
        brow * SWING.brow * long,
        opening * SWING.jaw * long,
      ];
      const pivot = { x: face.x + down[0] * long * 0.9, y: face.y + down[1] * long * 0.9 };
      return (index, into) => {
        const x = box.x + (index % box.width);
        const y = box.y + Math.floor(index / box.width);
        const near = weight[index] ?? 0;
        const dx = x - pivot.x;
        const dy = y - pivot.y;
        const lower = near * along + drop * (jaws[index] ?? 0) - lift * (brows[index] ?? 0);
        into[0] = x - near * (across * right[0] - sin * dy) - lower * down[0];
        into[1] = y - near * (across * right[1] + sin * dx) - lower * down[1];
      };
    },
  };
}
