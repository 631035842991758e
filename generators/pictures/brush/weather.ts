import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Setting } from '../words/plan.ts';
import { isRoofed } from '../words/underground.ts';
import { blownSand } from './blown-sand.ts';
import { drawFireflies } from './fireflies.ts';
import { flash } from './lightning.ts';
import { cutOut, onlyMoving, windAt } from './moves.ts';
import { leafColour } from './season-colours.ts';
import type { Context, Stage } from './stage.ts';
import { cel, onLayer } from './stage.ts';

/** Outdoors, and still without weather. */
const AIRLESS: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'mars', 'underwater']);

/** Draws fireflies, precipitation, fog, and falling petals or leaves in front of the scene. */
export function drawWeather(stage: Stage): void {
  const { setting, weather, season, sky } = stage.scene;
  stage.reel?.cut();
  if (sky.includes('fireflies') && !AIRLESS.has(setting)) drawFireflies(stage);
  if (isRoofed(stage.scene) || AIRLESS.has(setting)) return;
  if (weather === 'rain' || weather === 'storm') rain(stage, weather === 'storm' ? 1.7 : 1);
  if (weather === 'storm') flash(stage);
  if (weather === 'snow') flakes(stage);
  if (weather === 'fog' || weather === 'sand') fog(stage);
  if (weather === 'sand') blownSand(stage);
  if (weather !== 'clear' && weather !== 'cloudy') return;
  if (season === 'autumn' || season === 'spring') drifting(stage);
}

/** Wraps a coordinate around, so that what leaves on one side enters on the other. */
const around = (place: number, low: number, high: number): number =>
  low + ((((place - low) % (high - low)) + (high - low)) % (high - low));

function rain(stage: Stage, heavy: number): void {
  const { width, height, u, scene } = stage;
  const random = stage.random.fork('rain');
  const slant = random.range(0.1, 0.32) * (random.chance(0.5) ? 1 : -1) * heavy;
  const drops: { near: number; x: number; y: number; long: number }[] = [];
  for (let i = 0; i < (width / u) * 4.2 * heavy; i++) {
    const near = random.next() ** 2;
    const [x, y, long] = [
      random.range(-0.2, 1.2) * width,
      random.range(-0.1, 1) * height,
      u * (1.6 + near * 6),
    ];
    drops.push({ near, x, y, long });
  }
  const rings: { t: number; x: number; y: number }[] = [];
  for (let i = 0; i < (width / u) * 0.9; i++) {
    const t = random.next();
    const y = stage.horizon + (height - stage.horizon) * (0.25 + t * 0.75);
    rings.push({ t, x: random.range(0, width), y });
  }
  const color = css(mix(scene.air.sky[3], [235, 242, 255], 0.6));
  const thick = u * (cel(stage) ? 1.5 : 1);
  const paint = (ctx: Context, time: number) => {
    ctx.save();
    // drops are upright boxes in a slanted space: lines take twice as long
    ctx.transform(1, 0, slant, 1, 0, 0);
    ctx.fillStyle = color;
    for (const { near, x, y, long } of drops) {
      const fallen = time * u * (90 + near * 130);
      const now = around(y + fallen, -0.1 * height, 1.05 * height);
      // a drop that wraps around gets another position
      const across = around(x + fallen * slant, -0.2 * width, 1.2 * width);
      const wide = thick * (0.08 + near * 0.2);
      ctx.globalAlpha = 0.16 + near * 0.34;
      ctx.fillRect(across - wide / 2 - now * slant, now, wide, long);
    }
    ctx.restore();
    for (const [i, { t, x, y }] of rings.entries()) {
      const age = time === 0 ? 0 : (time * 2.2 + i * 0.37) % 1;
      const size = time === 0 ? 1 : 0.3 + age * 1.2;
      ctx.strokeStyle = css([235, 242, 255], 0.3 * (1 - age));
      ctx.lineWidth = u * 0.12;
      ctx.beginPath();
      const turn = time === 0 ? 0 : Math.floor(time * 2.2 + i * 0.37) * width * 0.381;
      const across = around(x + turn, 0, width);
      ctx.ellipse(across, y, u * (0.4 + t * 1.5) * size, u * (0.1 + t * 0.4) * size, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
  };
  if (stage.reel) onlyMoving(stage, paint, height * 0.8);
  else onLayer(stage, { blend: 'source-over' }, (ctx) => paint(ctx, 0));
}

function flakes(stage: Stage): void {
  const { width, height, u } = stage;
  const random = stage.random.fork('flakes');
  for (const [many, low, high, blur] of [
    [4.5, 0.12, 0.4, 0],
    [0.55, 0.6, 1.3, cel(stage) ? 0 : u * 0.5],
  ] as const) {
    const fall: (readonly [x: number, y: number, r: number])[] = [];
    for (let i = 0; i < (width / u) * many; i++)
      fall.push([random.range(0, width), random.range(0, height), u * random.range(low, high)]);
    if (stage.reel) snowing(stage, fall, blur);
    else
      onLayer(stage, { blur, alpha: 0.9 }, (ctx) => {
        ctx.fillStyle = 'rgba(255,255,255,0.92)';
        ctx.beginPath();
        for (const [x, y, r] of fall) {
          ctx.moveTo(x + r, y);
          ctx.arc(x, y, r, 0, Math.PI * 2);
        }
        ctx.fill();
      });
  }
}

/** Falling, swaying snowflakes; large ones are faster. */
function snowing(stage: Stage, fall: readonly (readonly [number, number, number])[], blur: number): void {
  const { width, height, u } = stage;
  const size = u * 4;
  const flake = cutOut(stage, { x: 0, y: 0, width: size, height: size }, ({ ctx }) => {
    if (blur > 0) ctx.filter = `blur(${blur.toFixed(1)}px)`;
    ctx.fillStyle = 'rgba(255,255,255,0.83)';
    ctx.beginPath();
    ctx.arc(size / 2, size / 2, u, 0, Math.PI * 2);
    ctx.fill();
  });
  onlyMoving(
    stage,
    (ctx, time) => {
      ctx.fillStyle = 'rgba(255,255,255,0.83)';
      ctx.beginPath();
      for (const [i, [x, y, r]] of fall.entries()) {
        const speed = u * (5 + (r / u) * 9);
        const now = around(y + time * speed, -u * 2, height + u * 2);
        const swing = (Math.sin(time * (0.9 + (i % 5) * 0.2) + i) - Math.sin(i)) * u * (0.6 + r / u);
        const across = around(x + swing + time * u * 1.5, -u * 2, width + u * 2);
        if (blur > 0) {
          const wide = (size * r) / u;
          ctx.drawImage(flake, across - wide / 2, now - wide / 2, wide, wide);
        } else {
          ctx.moveTo(across + r, now);
          ctx.arc(across, now, r, 0, Math.PI * 2);
        }
      }
      if (blur === 0) ctx.fill();
    },
    blur > 0 ? height : height * 0.75,
  );
}

function fog(stage: Stage): void {
  const { width, height, u, scene, horizon } = stage;
  const random = stage.random.fork('fog');
  const banks = Array.from({ length: 16 }, () => {
    const y = horizon + random.range(-0.22, 0.42) * height;
    const colour = css(
      mix(scene.air.haze, [255, 255, 255], scene.air.dark || scene.weather === 'sand' ? 0.04 : 0.2),
      random.range(0.14, 0.36),
    );
    return {
      y,
      colour,
      x: random.range(0, width),
      wide: width * random.range(0.2, 0.5),
      tall: u * random.range(2, 6),
    };
  });
  const blur = u * (cel(stage) ? 1.2 : 6);
  const paint = (ctx: Context, { x, y, colour, wide, tall }: (typeof banks)[number]) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  if (!stage.reel) {
    onLayer(stage, { blur }, (ctx) => {
      for (const bank of banks) paint(ctx, bank);
    });
    return;
  }
  // blurred banks need only a quarter of the pixels
  for (const [i, bank] of banks.entries()) {
    const edge = blur * 2.5;
    const [wide, tall] = [bank.wide + edge, bank.tall + edge];
    const soft = cutOut(stage, { x: 0, y: 0, width: wide / 2, height: tall / 2 }, ({ ctx }) => {
      ctx.filter = `blur(${(blur / 4).toFixed(1)}px)`;
      ctx.scale(0.25, 0.25);
      paint(ctx, { ...bank, x: wide, y: tall });
    });
    onlyMoving(
      stage,
      (ctx, time) => {
        const across = bank.x + time * u * (i % 2 ? 1.6 : -1.1) * (1 + (i % 3) * 0.4);
        ctx.drawImage(
          soft,
          across - wide,
          bank.y - tall + u * Math.sin(time * 0.5 + i) * Math.min(1, time),
          wide * 2,
          tall * 2,
        );
      },
      Math.max(horizon, bank.y),
    );
  }
}

/** Petals in spring, leaves in autumn. */
function drifting(stage: Stage): void {
  const { width, height, u, scene } = stage;
  const random = stage.random.fork('drifting');
  for (const [many, size, blur] of [
    [0.26, 0.62, 0],
    [0.05, 1.7, cel(stage) ? 0 : u * 0.6],
  ] as const) {
    const leaves: { colour: string; x: number; y: number; r: number; flat: number; turn: number }[] = [];
    for (let i = 0; i < (width / u) * many; i++) {
      const own =
        scene.season === 'autumn'
          ? leafColour('autumn', random)
          : turnHue(rgb('#f7bfd2'), random.range(-6, 6));
      const colour = css(shade(mix(own, scene.air.light, 0.12), scene.air.dark ? -0.4 : 0), 0.92);
      const [x, y, r] = [
        random.range(0, width),
        random.range(0.15, 1) * height,
        u * size * random.range(0.7, 1.4),
      ];
      leaves.push({ colour, x, y, r, flat: random.range(0.3, 0.6), turn: random.range(0, 3.1) });
    }
    const paint = (ctx: Context, time: number) => {
      for (const [i, { colour, x, y, r, flat, turn }] of leaves.entries()) {
        ctx.fillStyle = colour;
        const now = time === 0 ? y : around(y + time * u * (4 + (i % 4)), height * 0.1, height * 1.03);
        const away =
          time * u * 3.2 + u * 2.2 * (Math.sin(time * 1.7 + i) - Math.sin(i)) + u * windAt(x, time);
        const across = time === 0 ? x : around(x + away, -u * 3, width + u * 3);
        ctx.beginPath();
        // it turns over as it falls
        const open = time === 0 ? flat : 0.15 + Math.abs(Math.sin(time * 2.1 + i)) * 0.6;
        ctx.ellipse(across, now, r, r * open, turn + time * (i % 2 ? 1.1 : -0.9), 0, Math.PI * 2);
        ctx.fill();
      }
    };
    if (!stage.reel) onLayer(stage, { blur }, (ctx) => paint(ctx, 0));
    else onlyMoving(stage, paint, blur > 0 ? height : height * 0.85);
  }
}
