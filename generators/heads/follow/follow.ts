/** Tracks a face from frame to frame by its eyes and nose, which speech does not move. */
import type { Geometry } from '../paint/geometry.ts';
import {
  type Found,
  find,
  type Gray,
  grayOf,
  likeness,
  type Patch,
  patchAt,
  type Similarity,
} from './patch.ts';

interface Frame {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pixels between the eyes that tracking works with; more only take longer. */
const APART = 36;
/** Least correlation of a patch that counts, and least mean of those for the face to be found. */
const SEEN = 0.5;
const SURE = 0.62;
/** Search range around the last position, relative to the distance between the eyes: normally, and after the face was lost. */
const REACH = { near: 0.24, lost: 0.9 } as const;
/** Most change of scale and rotation between frames. */
const MOST_CHANGE = 0.06;

/** @returns a function that takes the following frames in order and returns the face's transform; null while it is lost */
export function follower(first: Frame, geometry: Geometry): (frame: Frame) => Similarity | null {
  const scale = Math.max(1, Math.round(geometry.apart / APART));
  const gray = grayOf(first, scale);
  const apart = geometry.apart / scale;
  const [left, right] = geometry.eyes;
  const nose = {
    x: (left.x + right.x) / 2 + geometry.down[0] * geometry.long * 0.42,
    y: (left.y + right.y) / 2 + geometry.down[1] * geometry.long * 0.42,
  };
  const patches = [left, right, nose].flatMap(
    ({ x, y }) => patchAt(gray, x / scale, y / scale, apart * 0.42, apart * 0.36) ?? [],
  );
  let last: Similarity = { a: 1, b: 0, x: 0, y: 0 };
  let lost = 0;
  return (frame) => {
    if (patches.length === 0) return null;
    const now = grayOf(frame, scale);
    let hits = search(now, patches, last, apart * REACH.near, 1);
    if (!isThere(hits))
      hits = search(now, patches, lost > 2 ? anywhere(now, patches, last) : last, apart * REACH.lost, 3);
    if (!isThere(hits)) {
      lost++;
      return null;
    }
    lost = 0;
    last = fitted(patches, hits, last);
    return { ...last, x: last.x * scale, y: last.y * scale };
  };
}

const isThere = (hits: readonly Found[]): boolean => {
  const seen = hits.filter(({ score }) => score > SEEN);
  const mean = seen.reduce((sum, { score }) => sum + score, 0) / Math.max(1, seen.length);
  return seen.length * 2 > hits.length && mean > SURE;
};

const moved = ({ a, b, x, y }: Similarity, point: { x: number; y: number }) => ({
  x: a * point.x - b * point.y + x,
  y: b * point.x + a * point.y + y,
});

const search = (
  gray: Gray,
  patches: readonly Patch[],
  last: Similarity,
  reach: number,
  step: number,
): Found[] =>
  patches.map((patch) => find(gray, patch, last, { ...moved(last, patch), reach: Math.ceil(reach), step }));

/** Coarse search in the whole frame. */
function anywhere(gray: Gray, patches: readonly Patch[], last: Similarity): Similarity {
  const STRIDE = 4;
  let [best, most] = [last, -1];
  const [one] = patches;
  if (!one) return last;
  const from = moved(last, one);
  for (let y = 0; y < gray.height; y += STRIDE)
    for (let x = 0; x < gray.width; x += STRIDE) {
      if (likeness(gray, one, last, x, y) < SEEN * 0.6) continue;
      const at = { ...last, x: last.x + x - from.x, y: last.y + y - from.y };
      const sum = patches.reduce((total, patch) => {
        const place = moved(at, patch);
        return total + likeness(gray, patch, at, place.x, place.y);
      }, 0);
      if (sum > most) [best, most] = [at, sum];
    }
  return best;
}

/** Weighted least-squares fit of the transform to the matches; poor matches count little. */
function fitted(patches: readonly Patch[], hits: readonly Found[], last: Similarity): Similarity {
  let [n, px, py, qx, qy] = [0, 0, 0, 0, 0];
  const weights = hits.map(({ score }) => Math.max(0, score - SEEN * 0.8) ** 2);
  for (const [i, w] of weights.entries()) {
    const [p, q] = [patches[i], hits[i]];
    if (!p || !q) continue;
    n += w;
    px += w * p.x;
    py += w * p.y;
    qx += w * q.x;
    qy += w * q.y;
  }
  if (n < 1e-6) return last;
  [px, py, qx, qy] = [px / n, py / n, qx / n, qy / n];
  let [along, across, size] = [0, 0, 0];
  for (const [i, w] of weights.entries()) {
    const [p, q] = [patches[i], hits[i]];
    if (!p || !q) continue;
    const [ux, uy, vx, vy] = [p.x - px, p.y - py, q.x - qx, q.y - qy];
    along += w * (ux * vx + uy * vy);
    across += w * (ux * vy - uy * vx);
    size += w * (ux * ux + uy * uy);
  }
  const near = (value: number, before: number) =>
    Math.max(before - MOST_CHANGE, Math.min(before + MOST_CHANGE, value));
  // a single match does not determine scale and rotation
  const alone = weights.filter((w) => w > 0.01).length < 2 || size < 1e-6;
  const a = alone ? last.a : near((along / size) * 0.6 + last.a * 0.4, last.a);
  const b = alone ? last.b : near((across / size) * 0.6 + last.b * 0.4, last.b);
  return { a, b, x: qx - a * px + b * py, y: qy - b * px - a * py };
}
