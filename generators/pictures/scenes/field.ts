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
  const behind = lines.filter((t) => t < BEFORE);
  // plants at a similar distance sway together: far ones in broader bands, of which a clip draws fewer
  for (let i = 0; i < behind.length; ) {
    const many = (behind[i] ?? 0) < 0.5 ? 6 : 3;
    band(behind.slice(i, i + many));
    i += many;
  }
  return {
    ground: top + (height - top) * 0.8,
    middle: top + u * 3,
    depth: 0.25,
    room: 0.52,
    front: () => {
      band([BEFORE, 0.96, 1.03]);
    },
  };

  function band(ts: readonly number[]): void {
    const all = ts.map((t) => lineAt(t));
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return;
    const above = Math.floor(first.y - first.size * 1.4);
    const foot = last.y + last.size * 0.2;
    rowInWind(stage, { y: above, height: foot - above + last.size * 0.2 + 4 }, foot, 0.1, (at) => {
      for (const one of all) line(at, one);
    });
  }

  /** Where the plants of a distance are, and how high: `t` is 0 at the horizon and 1 at the lower edge. */
  function lineAt(t: number): Line {
    const near = t ** 1.7;
    return {
      near,
      y: top + (height - top) * near * 1.02,
      size: u * tall * (0.08 + near * 0.92) * 0.72,
      depth: 0.42 * (1 - t),
    };
  }

  function line(at: Stage, { near, y, size, depth }: Line): void {
    const { rows, close, draw } = CROPS[crop];
    const step = rows ? u * rows * near : size * close * (cel(at) ? 2 : 1.4);
    const many = Math.ceil(width / Math.max(step, u * 0.8)) + 2;
    const plants = rows ? Math.max(1, Math.round(1 / close)) : 1;
    for (let n = 0; n < plants; n++)
      for (let i = -many; i <= many; i++) {
        const x = rows
          ? vanish + (i + (n / plants - 0.5) * ROW) * Math.max(step, u * 0.8)
          : (i + random.next()) * step;
        if (x < -size || x > width + size) continue;
        const jitter = random.range(-0.14, 0.14) * size;
        const spot = { x: x + jitter, y: y + jitter * 0.6, tall: size * random.range(0.88, 1.1), depth };
        draw(at, spot, i + 60);
      }
  }
}

/** Plants at one distance, in pixels; `depth` for the haze. */
interface Line {
  near: number;
  y: number;
  size: number;
  depth: number;
}

/** How much of the way to the next row the plants of one row take. */
const ROW = 0.55;
