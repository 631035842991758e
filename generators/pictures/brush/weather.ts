import { css, mix, rgb, shade, turnHue } from '../light/colour.ts';
import { leafColour } from './plants.ts';
import type { Stage } from './stage.ts';
import { cel, onLayer } from './stage.ts';

/** What the weather and the season put between us and the scene. */
export function drawWeather(stage: Stage): void {
  const { setting, weather, season } = stage.scene;
  if (setting === 'room' || setting === 'table' || setting === 'space' || setting === 'underwater') return;
  if (weather === 'rain' || weather === 'storm') rain(stage, weather === 'storm' ? 1.7 : 1);
  if (weather === 'storm') lightning(stage);
  if (weather === 'snow') flakes(stage);
  if (weather === 'fog') fog(stage);
  if (weather !== 'clear' && weather !== 'cloudy') return;
  if (season === 'autumn' || season === 'spring') drifting(stage);
}

function rain(stage: Stage, heavy: number): void {
  const { width, height, u, scene } = stage;
  const random = stage.random.fork('rain');
  const slant = random.range(0.1, 0.32) * (random.chance(0.5) ? 1 : -1) * heavy;
  onLayer(stage, { blend: 'source-over' }, (ctx) => {
    ctx.lineCap = 'round';
    for (let i = 0; i < (width / u) * 4.2 * heavy; i++) {
      const near = random.next() ** 2;
      const [x, y, long] = [
        random.range(-0.2, 1.2) * width,
        random.range(-0.1, 1) * height,
        u * (1.6 + near * 6),
      ];
      ctx.strokeStyle = css(mix(scene.air.sky[3], [235, 242, 255], 0.6), 0.16 + near * 0.34);
      ctx.lineWidth = u * (0.08 + near * 0.2) * (cel(stage) ? 1.5 : 1);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + long * slant, y + long);
      ctx.stroke();
    }
    for (let i = 0; i < (width / u) * 0.9; i++) {
      const t = random.next();
      const y = stage.horizon + (height - stage.horizon) * (0.25 + t * 0.75);
      ctx.strokeStyle = css([235, 242, 255], 0.3);
      ctx.lineWidth = u * 0.12;
      ctx.beginPath();
      ctx.ellipse(random.range(0, width), y, u * (0.4 + t * 1.5), u * (0.1 + t * 0.4), 0, 0, Math.PI * 2);
      ctx.stroke();
    }
  });
}

function lightning(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('lightning');
  const points: [number, number][] = [];
  let x = random.range(0.15, 0.85) * width;
  for (let y = 0; y < horizon; y += u * random.range(2, 6)) {
    points.push([x, y]);
    x += random.range(-5, 5) * u;
  }
  for (const [blur, thick, alpha] of [
    [u * 2.4, 2.4, 0.8],
    [0, 0.5, 1],
  ] as const) {
    onLayer(stage, { blur, blend: 'lighter' }, (ctx) => {
      ctx.strokeStyle = css(rgb('#dfe4ff'), alpha);
      ctx.lineWidth = u * thick;
      ctx.lineJoin = 'miter';
      ctx.beginPath();
      for (const [px, py] of points) ctx.lineTo(px, py);
      for (const [px, py] of points.filter((_, i) => i % 4 === 2)) {
        ctx.moveTo(px, py);
        ctx.lineTo(px + random.range(-9, 9) * u, py + random.range(4, 10) * u);
      }
      ctx.stroke();
    });
  }
}

function flakes(stage: Stage): void {
  const { width, height, u } = stage;
  const random = stage.random.fork('flakes');
  for (const [many, low, high, blur] of [
    [4.5, 0.12, 0.4, 0],
    [0.55, 0.6, 1.3, cel(stage) ? 0 : u * 0.5],
  ] as const) {
    onLayer(stage, { blur, alpha: 0.9 }, (ctx) => {
      ctx.fillStyle = 'rgba(255,255,255,0.92)';
      ctx.beginPath();
      for (let i = 0; i < (width / u) * many; i++) {
        const [x, y, r] = [random.range(0, width), random.range(0, height), u * random.range(low, high)];
        ctx.moveTo(x + r, y);
        ctx.arc(x, y, r, 0, Math.PI * 2);
      }
      ctx.fill();
    });
  }
}

function fog(stage: Stage): void {
  const { width, height, u, scene, horizon } = stage;
  const random = stage.random.fork('fog');
  onLayer(stage, { blur: u * (cel(stage) ? 1.2 : 6) }, (ctx) => {
    for (let i = 0; i < 16; i++) {
      const y = horizon + random.range(-0.22, 0.42) * height;
      ctx.fillStyle = css(
        mix(scene.air.haze, [255, 255, 255], scene.air.dark ? 0.04 : 0.2),
        random.range(0.14, 0.36),
      );
      ctx.beginPath();
      ctx.ellipse(
        random.range(0, width),
        y,
        width * random.range(0.2, 0.5),
        u * random.range(2, 6),
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  });
}

/** Petals in spring, leaves in autumn. */
function drifting(stage: Stage): void {
  const { width, height, u, scene } = stage;
  const random = stage.random.fork('drifting');
  for (const [many, size, blur] of [
    [0.26, 0.62, 0],
    [0.05, 1.7, cel(stage) ? 0 : u * 0.6],
  ] as const) {
    onLayer(stage, { blur }, (ctx) => {
      for (let i = 0; i < (width / u) * many; i++) {
        const own =
          scene.season === 'autumn'
            ? leafColour('autumn', random)
            : turnHue(rgb('#f7bfd2'), random.range(-6, 6));
        ctx.fillStyle = css(shade(mix(own, scene.air.light, 0.12), scene.air.dark ? -0.4 : 0), 0.92);
        const [x, y, r] = [
          random.range(0, width),
          random.range(0.15, 1) * height,
          u * size * random.range(0.7, 1.4),
        ];
        ctx.beginPath();
        ctx.ellipse(x, y, r, r * random.range(0.3, 0.6), random.range(0, 3.1), 0, Math.PI * 2);
        ctx.fill();
      }
    });
  }
}
