/** A field of one plant to the horizon, in rows that run into the distance, or closed like wheat. */
import { drawGround } from '../brush/land.ts';
import { rowInWind } from '../brush/moves.ts';
import { drawSky } from '../brush/sky.ts';
import { cel, type Stage } from '../brush/stage.ts';
import type { Crop } from '../words/surroundings.ts';
import { CROPS } from './crops.ts';
import { farHills, standTree } from './ground-cover.ts';
import type { Places } from './painter.ts';

/** How many lines of plants are one behind the other. */
const LINES = 26;
/** The share of the depth that is before the figures. */
const BEFORE = 0.9;

/** Paints a field of a plant, and what is before the figures in it. */
export function field(stage: Stage, crop: Crop): Places {
  const { random, u, horizon, height, width } = stage;
  const { soil, tall } = CROPS[crop];
  drawSky(stage);
  farHills(stage, random.chance(0.3));
  for (let i = 0; i < 6; i++)
    standTree(stage, random.range(0, 1) * width, horizon + u * 3, u * random.range(7, 14), 0.55);
  const top = horizon + u * 2;
  drawGround(stage, top, soil, random, 1.4);
  const vanish = width * random.range(0.35, 0.65);
  const lines = Array.from({ length: LINES }, (_, i) => (i + 1) / LINES);
  for (const t of lines) if (t < BEFORE) line(stage, crop, { top, t, vanish });
  return {
    ground: top + (height - top) * 0.8,
    middle: top + u * 3,
    depth: 0.25,
    room: 0.52,
    front: () => {
      for (const t of [BEFORE, 0.96, 1.03]) line(stage, crop, { top, t, vanish });
    },
  };

  /** The plants at one distance: `t` is 0 at the horizon and 1 at the lower edge. */
  function line(
    at: Stage,
    of: Crop,
    { top: from, t, vanish: vx }: { top: number; t: number; vanish: number },
  ): void {
    const near = t ** 1.7;
    const y = from + (height - from) * near * 1.02;
    const size = u * tall * (0.08 + near * 0.92) * 0.72;
    const depth = 0.42 * (1 - t);
    rowInWind(at, { y: Math.floor(y - size * 1.4), height: size * 1.7 + 4 }, y + size * 0.2, 0.1, (inner) => {
      const { rows, close, draw } = CROPS[of];
      const step = rows ? u * rows * near : size * close * (cel(at) ? 2 : 1.4);
      const many = Math.ceil(width / Math.max(step, u * 0.8)) + 2;
      const plants = rows ? Math.max(1, Math.round(1 / close)) : 1;
      for (let n = 0; n < plants; n++)
        for (let i = -many; i <= many; i++) {
          const x = rows
            ? vx + (i + (n / plants - 0.5) * ROW) * Math.max(step, u * 0.8)
            : (i + random.next()) * step;
          if (x < -size || x > width + size) continue;
          const jitter = random.range(-0.14, 0.14) * size;
          draw(
            inner,
            { x: x + jitter, y: y + jitter * 0.6, tall: size * random.range(0.88, 1.1), depth },
            i + 60,
          );
        }
    });
  }
}

/** How much of the way to the next row the plants of one row take. */
const ROW = 0.55;
