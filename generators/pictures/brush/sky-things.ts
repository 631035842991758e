import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, turnHue } from '../light/colour.ts';
import { circle } from './circle.ts';
import { cutOut, live, onlyMoving, posed } from './moves.ts';
import type { Context, Stage } from './stage.ts';
import { cel, onLayer } from './stage.ts';

/** Stars, more of them towards the top; the brightest carry a small cross of light. */
export function stars(stage: Stage, bottom: number, density = 1): void {
  const { ctx, width, u, scene } = stage;
  const random = stage.random.fork('stars');
  const many = Math.round(((width * bottom) / (u * u * 34)) * density);
  for (let i = 0; i < many; i++) {
    const x = random.range(0, width);
    const y = random.next() ** 1.5 * bottom;
    const size = u * (0.07 + random.next() ** 5 * 0.3);
    const alpha = random.range(0.35, 1) * (1 - (y / bottom) * 0.6);
    ctx.fillStyle = css(
      mix(rgb('#ffffff'), random.chance(0.3) ? rgb('#ffd9a8') : scene.air.glow, 0.35),
      alpha,
    );
    circle(stage, x, y, size);
    if (size < u * 0.27) continue;
    ctx.fillRect(x - size * 5, y - size * 0.16, size * 10, size * 0.32);
    ctx.fillRect(x - size * 0.16, y - size * 5, size * 0.32, size * 10);
  }
}

/** Animates the brightness of some stars that `stars` has drawn. */
export function twinkle(stage: Stage, bottom: number): void {
  const { width, u } = stage;
  const random = stage.random.fork('twinkle');
  const spots = Array.from({ length: Math.round((width * bottom) / (u * u * 90)) }, () => ({
    x: random.range(0, width),
    y: random.next() ** 1.5 * bottom,
    size: u * random.range(0.12, 0.34),
    rate: random.range(1.2, 4),
    phase: random.range(0, 6.3),
  }));
  onlyMoving(stage, (ctx, time) => {
    ctx.globalCompositeOperation = 'lighter';
    ctx.fillStyle = 'rgb(226,234,255)';
    for (const { x, y, size, rate, phase } of spots) {
      const bright = Math.sin(rate * time + phase) * Math.min(1, time * 2);
      if (bright <= 0.05) continue;
      ctx.globalAlpha = bright * (1 - (y / bottom) * 0.6);
      circle({ ...stage, ctx }, x, y, size);
      ctx.fillRect(x - size * 3, y - size * 0.12, size * 6, size * 0.24);
      ctx.fillRect(x - size * 0.12, y - size * 3, size * 0.24, size * 6);
    }
  });
}

/** Draws the requested things in the sky that are behind, or in front of, the clouds. */
export function drawSkyThings(stage: Stage, where: 'behind' | 'before'): void {
  const { sky, time, setting } = stage.scene;
  if (where === 'behind') {
    if (sky.includes('aurora')) wavingAurora(stage);
    if (sky.includes('meteor')) meteors(stage);
    return;
  }
  if (sky.includes('rainbow')) rainbow(stage);
  if (sky.includes('fireworks')) fireworks(stage);
  const quiet = setting === 'city' || setting === 'street' || time === 'night';
  if (sky.includes('birds') || (!quiet && stage.random.fork('birds?').chance(0.55))) flock(stage);
}

/** An aurora with swaying curtains of varying brightness. */
function wavingAurora(stage: Stage): void {
  const { width, horizon, u } = stage;
  if (!stage.reel) {
    aurora(stage);
    return;
  }
  const curtains = cutOut(stage, { x: 0, y: 0, width, height: horizon }, aurora);
  const fold = Math.max(4, Math.round(u));
  onlyMoving(stage, (ctx, time) => {
    ctx.globalCompositeOperation = 'lighter';
    for (let x = 0; x < width; x += fold) {
      const along = x / (u * 30);
      ctx.globalAlpha = 0.72 + 0.28 * Math.cos(time * 1.1 + along * 2) * Math.cos(time * 0.6 - along);
      const wide = Math.min(fold, width - x);
      const lift = u * 2.4 * Math.min(1, time) * Math.sin(time * 0.9 + along * 1.7);
      ctx.drawImage(curtains, x, 0, wide, horizon, x, lift, wide, horizon);
    }
  });
}

function aurora(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('aurora');
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.1, blend: 'lighter', alpha: 0.85 }, (ctx) => {
    for (let band = 0; band < 3; band++) {
      const base = horizon * random.range(0.35, 0.8);
      const phase = random.range(0, 6);
      const colour = turnHue(rgb('#3fe0a0'), random.range(-40, 70));
      const step = cel(stage) ? u * 2.2 : u * 0.7;
      for (let x = 0; x < width; x += step) {
        const wave = Math.sin(x / (u * 22) + phase) * u * 6 + Math.sin(x / (u * 9) + phase * 2) * u * 2;
        const tall = u * (14 + 9 * Math.sin(x / (u * 13) + phase * 3) + random.range(0, 5));
        const curtain = ctx.createLinearGradient(0, base + wave - tall, 0, base + wave);
        curtain.addColorStop(0, css(turnHue(colour, 60), 0));
        curtain.addColorStop(0.7, css(colour, 0.28));
        curtain.addColorStop(1, css(colour, 0.02));
        ctx.fillStyle = curtain;
        ctx.fillRect(x, base + wave - tall, step + 0.6, tall);
      }
    }
  });
}

function meteors(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('meteor');
  const paths = Array.from({ length: 5 }, () => [
    random.range(0.1, 0.95) * width,
    random.range(0.05, 0.5) * horizon,
    u * random.range(9, 22),
  ]);
  live(stage, (ctx, time) => {
    for (const [i, [x0 = 0, y0 = 0, long = 0]] of paths.entries()) {
      // each falls out of the picture, and another comes along its path
      const turn = (time * 0.8 + (time > 0 ? i * 0.21 : 0)) % 1.4;
      const [x, y] = [x0 - turn * u * 60, y0 + turn * u * 30];
      ctx.globalAlpha = Math.max(0, 1 - turn * 1.1);
      const trail = ctx.createLinearGradient(x, y, x + long, y - long * 0.5);
      trail.addColorStop(0, 'rgba(255,255,255,0.95)');
      trail.addColorStop(1, 'rgba(255,255,255,0)');
      ctx.strokeStyle = trail;
      ctx.lineWidth = u * 0.3;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + long, y - long * 0.5);
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  });
}

function rainbow(stage: Stage): void {
  const { width, horizon, u, light } = stage;
  const colours = ['#e2483d', '#f0923a', '#f2d84a', '#58b05c', '#3f86d8', '#7a53c0'].map(rgb);
  onLayer(stage, { blur: cel(stage) ? 0 : u * 0.5, alpha: cel(stage) ? 0.75 : 0.5 }, (ctx) => {
    const radius = Math.min(width * 0.46, horizon * 0.88);
    colours.forEach((colour, i) => {
      ctx.strokeStyle = css(colour);
      ctx.lineWidth = u * 1.3;
      ctx.beginPath();
      ctx.arc(width - light.x, horizon + u * 4, radius - i * u * 1.25, Math.PI, Math.PI * 2);
      ctx.stroke();
    });
  });
}

interface Burst {
  x: number;
  y: number;
  radius: number;
  colour: Rgb;
  /** Direction and length. */
  rays: (readonly [number, number])[];
}

function fireworks(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('fireworks');
  const bursts = Array.from({ length: 7 }, (): Burst => {
    const [x, y, radius] = [
      random.range(0.1, 0.9) * width,
      random.range(0.1, 0.6) * horizon,
      u * random.range(7, 17),
    ];
    const colour = turnHue(rgb('#ff7a5a'), random.range(0, 360));
    const rays = Array.from({ length: 46 }, (_, ray) => {
      const angle = (ray / 46) * Math.PI * 2 + random.range(-0.05, 0.05);
      return [angle, radius * random.range(0.7, 1)] as const;
    });
    return { x, y, radius, colour, rays };
  });
  if (stage.reel) for (const [i, burst] of bursts.entries()) bursting(stage, burst, i);
  else
    onLayer(stage, { blend: 'lighter' }, (ctx) => {
      for (const burst of bursts) drawBurst(ctx, burst, u);
    });
}

function drawBurst(ctx: Context, { x, y, radius, colour, rays }: Burst, u: number): void {
  const flash = ctx.createRadialGradient(x, y, 0, x, y, radius * 1.5);
  flash.addColorStop(0, css(colour, 0.4));
  flash.addColorStop(1, css(colour, 0));
  ctx.fillStyle = flash;
  ctx.fillRect(x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3);
  for (const [angle, far] of rays) {
    const spark = ctx.createLinearGradient(x, y, x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    spark.addColorStop(0.1, css(colour, 0));
    spark.addColorStop(1, css(mix(colour, [255, 255, 255], 0.4), 0.95));
    ctx.strokeStyle = spark;
    ctx.lineWidth = u * 0.42;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + Math.cos(angle) * far * 0.7,
      y + Math.sin(angle) * far * 0.7,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far + u,
    );
    ctx.stroke();
  }
}

/** Animates fireworks: each burst opens, sinks, fades, and repeats with its own period. */
function bursting(stage: Stage, burst: Burst, nth: number): void {
  const { x, y, radius } = burst;
  const reach = radius * 1.6;
  const box = { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
  const open = cutOut(stage, box, ({ ctx, u }) => drawBurst(ctx, burst, u));
  const period = 2 + nth * 0.23;
  onlyMoving(stage, (ctx, time) => {
    // starts opened, as in the picture
    const age = (time / period + 0.35) % 1;
    const size = age < 0.35 ? Math.sin((age / 0.35) * (Math.PI / 2)) : 1 + (age - 0.35) * 0.18;
    ctx.globalCompositeOperation = 'lighter';
    posed(
      ctx,
      {
        wide: size,
        tall: size,
        y: Math.max(0, age - 0.35) * radius * 0.7,
        alpha: age < 0.35 ? 1 : 1 - (age - 0.35) / 0.55,
      },
      { x, y },
    );
    ctx.drawImage(open, box.x, box.y);
  });
}

function flock(stage: Stage): void {
  const { width, horizon, u, scene } = stage;
  const random = stage.random.fork('flock');
  const [cx, cy] = [random.range(0.2, 0.8) * width, random.range(0.25, 0.6) * horizon];
  const birds: (readonly [x: number, y: number, span: number, lift: number])[] = [];
  for (let i = 0; i < random.int(4, 9); i++) {
    const [x, y, span] = [
      cx + random.range(-14, 14) * u,
      cy + random.range(-6, 6) * u,
      u * random.range(0.8, 1.7),
    ];
    birds.push([x, y, span, span * random.range(0.3, 0.7)]);
  }
  const way = cx < width / 2 ? 1 : -1;
  live(stage, (ctx, time) => {
    ctx.strokeStyle = css(mix([30, 24, 40], scene.air.sky[1], 0.35), 0.85);
    ctx.lineCap = 'round';
    for (const [i, [x0, y0, span, open]] of birds.entries()) {
      const x = x0 + way * time * u * (5 + (i % 3));
      const y = y0 + Math.sin(time * 1.1 + i) * u * Math.min(1, time) - time * u * 0.3;
      // wings beat, with pauses for gliding
      const beat = Math.sin(time * 9 + i * 1.3 * Math.min(1, time * 4));
      const lift =
        time === 0 ? open : open * (0.25 + 0.9 * beat * (Math.sin(time * 0.9 + i) > -0.3 ? 1 : 0.15));
      ctx.lineWidth = u * 0.24;
      ctx.beginPath();
      ctx.moveTo(x - span, y - lift);
      ctx.quadraticCurveTo(x - span * 0.35, y - lift * 1.1, x, y);
      ctx.quadraticCurveTo(x + span * 0.35, y - lift * 1.1, x + span, y - lift * 0.8);
      ctx.stroke();
    }
  });
}
