import { cutOut, live, posed } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, saturate, turnHue } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** An abstract composition: overlapping shapes in the scene's palette. */
export const abstract: Painter = (stage) => {
  const { ctx, random, u, width, height, scene } = stage;
  const palette = [
    ...scene.air.sky,
    scene.air.glow,
    turnHue(saturate(scene.air.glow, 1.4), 150),
    scene.air.cloudShade,
    ...scene.colours,
  ];
  const fade = ctx.createLinearGradient(0, 0, width * random.next(), height);
  fade.addColorStop(0, css(scene.air.sky[0]));
  fade.addColorStop(1, css(mix(scene.air.sky[2], scene.air.sky[3], 0.4)));
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const kind = random.int(0, 2);
  const reach = Math.max(width, height);
  const rings = random.int(5, 10);
  const [cx, cy] = [random.range(0.25, 0.75) * width, random.range(0.25, 0.75) * height];
  const form = ({ ctx, ...at }: Stage, i: number) => {
    const colour = random.pick(palette);
    const r = (reach * 0.62 * i) / rings;
    ctx.fillStyle = css(colour, cel(stage) ? 0.95 : 0.62);
    ctx.save();
    if (!cel(stage)) {
      ctx.shadowColor = 'rgba(0,0,0,0.45)';
      ctx.shadowBlur = u * 4;
    }
    ctx.beginPath();
    if (kind === 0) ctx.arc(cx + random.range(-6, 6) * u, cy + random.range(-6, 6) * u, r, 0, Math.PI * 2);
    else if (kind === 1) wave({ ...at, ctx }, height * (1 - i / (rings + 1)), random.range(4, 16) * u);
    else shard({ ...at, ctx }, cx, cy, r);
    ctx.fill();
    ctx.restore();
  };
  for (let i = rings; i > 0; i--) moved(stage, { x: cx, y: cy }, kind, i / rings, (at) => form(at, i));
  const dots: { colour: string; x: number; y: number; r: number }[] = [];
  for (let i = 0; i < random.int(6, 22); i++) {
    const colour = css(random.pick(palette), random.range(0.5, 0.95));
    dots.push({ colour, x: random.range(0, width), y: random.range(0, height), r: u * random.range(0.4, 5) });
  }
  stage.reel?.at(0.6);
  live(stage, (over, time) => {
    for (const [i, { colour, x, y, r }] of dots.entries()) {
      const turn = time * (0.5 + (i % 4) * 0.2);
      over.fillStyle = colour;
      over.beginPath();
      over.arc(
        x + u * 6 * (Math.cos(turn + i) - Math.cos(i)),
        y + u * 6 * (Math.sin(turn + i) - Math.sin(i)),
        r,
        0,
        Math.PI * 2,
      );
      over.fill();
    }
  });
  return { ground: height * 0.86, middle: height * 0.8, depth: 0, room: 0.44, floating: true };
};

/** Animates a shape: rings pulse, waves move, shards rotate, the inner ones faster. */
function moved(
  stage: Stage,
  middle: { x: number; y: number },
  kind: number,
  share: number,
  paint: (at: Stage) => void,
): void {
  const { width, height, u } = stage;
  if (!stage.reel) {
    paint(stage);
    return;
  }
  const edge = u * 8;
  const box = { x: -edge, y: -edge, width: width + edge * 2, height: height + edge * 2 };
  const form = cutOut(stage, box, paint);
  const phase = share * 9;
  stage.reel.live(
    (ctx, time) => {
      const swing = Math.sin(time * 0.9 + phase) - Math.sin(phase);
      if (kind === 0)
        posed(ctx, { wide: 1 + 0.05 * swing, tall: 1 + 0.05 * swing, x: u * 2 * swing }, middle);
      else if (kind === 1) posed(ctx, { y: u * 2.6 * swing, lean: 0.03 * swing }, { x: middle.x, y: height });
      else posed(ctx, { turn: time * 0.12 * (1.4 - share) * (Math.round(share * 10) % 2 ? 1 : -1) }, middle);
      ctx.drawImage(form, box.x, box.y);
    },
    0.2 + (1 - share) * 0.4,
  );
}

function wave(stage: Stage, y: number, rise: number): void {
  const { ctx, width, height, u, random } = stage;
  const phase = random.range(0, 6);
  const long = u * random.range(16, 40);
  ctx.moveTo(-2, height + 2);
  for (let x = -2; x <= width + 6; x += 6)
    ctx.lineTo(
      x,
      y + Math.sin(x / long + phase) * rise + Math.sin(x / (long * 0.37) + phase * 2) * rise * 0.25,
    );
  ctx.lineTo(width + 6, height + 2);
}

function shard(stage: Stage, x: number, y: number, r: number): void {
  const { ctx, random } = stage;
  const turn = random.range(0, 6);
  for (let i = 0; i < 3 + (Math.round(r) % 3); i++) {
    const a = turn + (i / 4) * Math.PI * 2 + random.range(-0.4, 0.4);
    ctx.lineTo(x + Math.cos(a) * r * random.range(0.6, 1.1), y + Math.sin(a) * r * random.range(0.6, 1.1));
  }
  ctx.closePath();
}
