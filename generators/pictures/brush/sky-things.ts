import { css, mix, rgb, turnHue } from '../light/colour.ts';
import { circle } from './circle.ts';
import type { Stage } from './stage.ts';
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

/** Draws the sky things the words ask for that belong behind, or before, the clouds. */
export function drawSkyThings(stage: Stage, where: 'behind' | 'before'): void {
  const { sky, time, setting } = stage.scene;
  if (where === 'behind') {
    if (sky.includes('aurora')) aurora(stage);
    if (sky.includes('meteor')) meteors(stage);
    return;
  }
  if (sky.includes('rainbow')) rainbow(stage);
  if (sky.includes('fireworks')) fireworks(stage);
  const quiet = setting === 'city' || setting === 'street' || time === 'night';
  if (sky.includes('birds') || (!quiet && stage.random.fork('birds?').chance(0.55))) flock(stage);
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
  const { ctx, width, horizon, u } = stage;
  const random = stage.random.fork('meteor');
  for (let i = 0; i < 5; i++) {
    const [x, y, long] = [
      random.range(0.1, 0.95) * width,
      random.range(0.05, 0.5) * horizon,
      u * random.range(9, 22),
    ];
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

function fireworks(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('fireworks');
  onLayer(stage, { blend: 'lighter' }, (ctx) => {
    for (let burst = 0; burst < 7; burst++) {
      const [x, y, radius] = [
        random.range(0.1, 0.9) * width,
        random.range(0.1, 0.6) * horizon,
        u * random.range(7, 17),
      ];
      const colour = turnHue(rgb('#ff7a5a'), random.range(0, 360));
      const flash = ctx.createRadialGradient(x, y, 0, x, y, radius * 1.5);
      flash.addColorStop(0, css(colour, 0.4));
      flash.addColorStop(1, css(colour, 0));
      ctx.fillStyle = flash;
      ctx.fillRect(x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3);
      for (let ray = 0; ray < 46; ray++) {
        const angle = (ray / 46) * Math.PI * 2 + random.range(-0.05, 0.05);
        const far = radius * random.range(0.7, 1);
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
  });
}

function flock(stage: Stage): void {
  const { ctx, width, horizon, u, scene } = stage;
  const random = stage.random.fork('flock');
  const [cx, cy] = [random.range(0.2, 0.8) * width, random.range(0.25, 0.6) * horizon];
  ctx.strokeStyle = css(mix([30, 24, 40], scene.air.sky[1], 0.35), 0.85);
  ctx.lineCap = 'round';
  for (let i = 0; i < random.int(4, 9); i++) {
    const [x, y, span] = [
      cx + random.range(-14, 14) * u,
      cy + random.range(-6, 6) * u,
      u * random.range(0.8, 1.7),
    ];
    const lift = span * random.range(0.3, 0.7);
    ctx.lineWidth = u * 0.24;
    ctx.beginPath();
    ctx.moveTo(x - span, y - lift);
    ctx.quadraticCurveTo(x - span * 0.35, y - lift * 1.1, x, y);
    ctx.quadraticCurveTo(x + span * 0.35, y - lift * 1.1, x + span, y - lift * 0.8);
    ctx.stroke();
  }
}
