import { drawFigure } from '../brush/figure.ts';
import { cutOut, inWind, live, onlyMoving, posed } from '../brush/moves.ts';
import { createField } from '../brush/noise.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, onLayer } from '../brush/stage.ts';
import { fish } from '../figures/animals.ts';
import type { Rgb } from '../light/colour.ts';
import { css, lit, mix, rgb, shade, turnHue } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Underwater: light from above, a reef below. */
export const underwater: Painter = (stage) => {
  const { ctx, random, u, width, height, scene, light } = stage;
  stage.reel?.at(0.05);
  const base = mix(rgb('#1590c4'), scene.air.sky[1], 0.14);
  const bright = mix(
    lit(mix(base, [170, 248, 250], 0.6), mix(scene.air.light, [255, 255, 255], 0.5)),
    scene.air.glow,
    0.25,
  );
  const deep = shade(lit(mix(base, rgb('#08306e'), 0.6), mix(scene.air.light, [255, 255, 255], 0.5)), -0.2);
  const stops = cel(stage) ? 8 : 1;
  const fade = ctx.createLinearGradient(0, 0, 0, height);
  for (let i = 0; i < stops; i++) {
    fade.addColorStop(i / stops, css(mix(bright, deep, (i / stops) ** 0.7)));
    if (cel(stage)) fade.addColorStop((i + 0.98) / stops, css(mix(bright, deep, (i / stops) ** 0.7)));
  }
  fade.addColorStop(1, css(deep));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const beams = (at: Stage) =>
    onLayer(at, { blur: cel(stage) ? 0 : u * 2.4, blend: 'lighter', alpha: 0.6 }, (layer) => {
      for (let i = 0; i < 9; i++) {
        const foot = light.x + random.range(-80, 80) * u;
        const beam = layer.createLinearGradient(0, 0, 0, height * 0.85);
        beam.addColorStop(0, css(bright, 0.55));
        beam.addColorStop(1, css(bright, 0));
        layer.fillStyle = beam;
        layer.beginPath();
        layer.moveTo(light.x + random.range(-14, 14) * u, -u * 4);
        layer.lineTo(foot + u * random.range(3, 9), height * 0.85);
        layer.lineTo(foot - u * 3, height * 0.85);
        layer.fill();
      }
    });
  if (stage.reel) sway(stage, beams);
  else beams(stage);
  stage.reel?.at(0.3);
  const reef = (y: number, colour: typeof base) => {
    ctx.fillStyle = css(colour);
    const field = createField(random);
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) ctx.lineTo(x, y - field(x / (u * 14), 3) * u * 17);
    ctx.lineTo(width, height);
    ctx.fill();
  };
  reef(height * 0.92, mix(deep, bright, 0.22));
  stage.reel?.at(0.45);
  reef(height * 1.0, shade(deep, -0.12));
  for (let i = 0; i < (width / u) * 0.2; i++)
    swaying(stage, random.range(0, width), height + u, u * random.range(8, 24), deep);
  const small = { ...stage, scene: { ...scene, air: { ...scene.air, haze: base, hazeStrength: 0.9 } } };
  for (let i = 0; i < random.int(5, 11); i++)
    drawFigure(small, fish(random), {
      x: random.range(0.04, 0.96) * width,
      y: random.range(0.2, 0.8) * height,
      size: u * random.range(2.5, 5.5),
      depth: 0.5,
      on: 'nothing',
      flip: random.chance(0.5),
      stir: 'swim',
    });
  const bubbles = () => {
    const all = Array.from(
      { length: 34 },
      () => [random.range(0, width), random.range(0, height), u * random.range(0.3, 1.3)] as const,
    );
    live(
      stage,
      (over, time) => {
        over.strokeStyle = css([235, 250, 255], 0.6);
        over.lineWidth = u * 0.16;
        for (const [i, [x, y, r]] of all.entries()) {
          const tall = height * 1.1;
          const risen = time * (u * 5 + r * 5);
          const now = time === 0 ? y : ((((y - risen) % tall) + tall) % tall) - u * 3;
          over.beginPath();
          over.arc(x + u * (Math.sin(time * 2.2 + i) - Math.sin(i)), now, r, 0, Math.PI * 2);
          over.stroke();
        }
      },
      height,
    );
  };
  return {
    ground: height * 0.9,
    middle: height * 0.9,
    depth: 0.25,
    room: 0.34,
    floating: true,
    water: { top: height * 0.2, bottom: height * 0.86 },
    front: bubbles,
  };
};

/** Animates light beams: they sway, and vary in brightness. */
function sway(stage: Stage, beams: (at: Stage) => void): void {
  const { width, height, light } = stage;
  const rays = cutOut(stage, { x: 0, y: 0, width, height }, beams);
  onlyMoving(stage, (ctx, time) => {
    ctx.globalCompositeOperation = 'lighter';
    const lean = 0.05 * Math.sin(time * 0.8);
    posed(ctx, { lean: -lean, alpha: 0.8 + 0.2 * Math.cos(time * 1.7) }, { x: light.x, y: 0 });
    ctx.drawImage(rays, 0, 0);
  });
}

function swaying(stage: Stage, x: number, y: number, tall: number, deep: Rgb): void {
  const box = { x: x - tall, y: y - tall * 1.5, width: tall * 2, height: tall * 1.6 };
  inWind(stage, box, { x, y }, 0.06, (at) => coral(at, x, y, tall, deep));
}

function coral(stage: Stage, x: number, y: number, tall: number, deep: Rgb): void {
  const { ctx, random, scene } = stage;
  const own = turnHue(rgb('#e8607a'), random.range(-60, 220));
  ctx.strokeStyle = css(
    mix(lit(own, mix(scene.air.light, [255, 255, 255], 0.4)), deep, random.range(0.1, 0.5)),
  );
  ctx.lineCap = 'round';
  const branch = (bx: number, by: number, angle: number, long: number, depth: number) => {
    const [ex, ey] = [bx + Math.cos(angle) * long, by + Math.sin(angle) * long];
    ctx.lineWidth = Math.max(1, long * 0.22);
    ctx.beginPath();
    ctx.moveTo(bx, by);
    ctx.lineTo(ex, ey);
    ctx.stroke();
    if (depth > 0)
      for (const turn of [-0.45, 0.4])
        branch(ex, ey, angle + turn + random.range(-0.15, 0.15), long * 0.72, depth - 1);
  };
  branch(x, y, -Math.PI / 2, tall * 0.36, 4);
}
