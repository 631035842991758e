import { css, mix } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { live } from './moves.ts';
import { noiseClouds } from './noise-clouds.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';

const cover = { clear: 0.3, cloudy: 0.62, rain: 0.86, storm: 0.95, snow: 0.8, fog: 0.5, sand: 0.4 } as const;

/** Draws the clouds of the scene's weather. */
export function cloudBank(stage: Stage): void {
  // sand in the air hides the clouds
  if (stage.scene.weather === 'sand') return;
  const random = stage.random.fork('clouds');
  const amount = Math.min(1, cover[stage.scene.weather] + random.range(-0.12, 0.14));
  const drift = driftOf(stage, random.fork('drift'));
  if (cel(stage)) piledClouds(stage, random, amount, drift);
  else noiseClouds(stage, random, amount, drift);
}

/** Speed of the clouds; negative is to the left. */
const driftOf = ({ scene }: Stage, random: Random): number =>
  (random.chance(0.5) ? 1 : -1) * (scene.weather === 'storm' ? 0.16 : 0.07);

/** Cumulus clouds in three flat tones. */
function piledClouds(stage: Stage, random: Random, amount: number, drift: number): void {
  const { width, horizon, u } = stage;
  const many = Math.round((2 + amount * 9) * Math.max(1, width / stage.height));
  const heaps = Array.from({ length: many }, () => {
    const far = random.next();
    const y = horizon * (0.1 + far * 0.72);
    const x = random.range(-0.1, 1.1) * width;
    const wide = u * random.range(10, 26) * (1.15 - far * 0.7);
    const lumps = Array.from({ length: random.int(5, 8) }, (_, k, n = 7) => {
      const t = k / (n - 1);
      return [
        x + (t - 0.5) * wide * 1.5,
        wide * random.range(0.13, 0.24) * (0.55 + Math.sin(t * Math.PI)),
      ] as const;
    });
    return { far, y, wide, lumps };
  });
  live(stage, (ctx, time) => {
    for (const heap of heaps) {
      ctx.save();
      ctx.translate(drift * time * u * 14 * (1.2 - heap.far), 0);
      pileUp(ctx, stage, heap);
      ctx.restore();
    }
  });
}

/** One cloud: its far distance, its flat foot, its width, and its lumps as place and radius. */
interface Heap {
  far: number;
  y: number;
  wide: number;
  lumps: readonly (readonly [number, number])[];
}

function pileUp(ctx: Context, { width, scene }: Stage, { far, y, wide, lumps }: Heap): void {
  const { cloud, cloudShade, sky } = scene.air;
  const heap = (lift: number, grow: number, colour: string) => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(-width, 0, width * 3, y + lift);
    ctx.clip();
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (const [cx, r] of lumps) {
      ctx.moveTo(cx, y);
      ctx.ellipse(cx, y - r * 0.35 + lift, r * grow, r * grow, 0, 0, Math.PI * 2);
    }
    ctx.fill();
    ctx.restore();
  };
  const base = mix(cloud, sky[2], far * 0.45);
  heap(0, 1.02, css(mix(cloudShade, sky[2], far * 0.4), 0.96));
  heap(-wide * 0.045, 0.86, css(base));
  heap(-wide * 0.1, 0.6, css(mix(base, [255, 255, 255], scene.air.dark ? 0.1 : 0.5), 0.9));
}
