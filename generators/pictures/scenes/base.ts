import { onlyMoving } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, mix, type Rgb, rgb, shade } from '../light/colour.ts';

const LIT = rgb('#ffe2a0');

/** A base on a world without air: domes with lit windows, tubes between them, a dish and solar panels. @param foot y of the ground it is on @param dusty whether red dust lies on it */
export function base(stage: Stage, foot: number, dusty: boolean): void {
  const { u, width, random, light } = stage;
  const size = u * Math.min(1, width / (u * 132));
  const shell = mix(rgb('#e8ebee'), rgb('#d08a5c'), dusty ? 0.16 : 0);
  const way = random.chance(0.5) ? 1 : -1;
  const x = (share: number): number => width / 2 + way * size * share;
  const lit = light.x < width / 2 ? -1 : 1;
  stage.reel?.at(0.4);
  mast(stage, x(56), foot - size * 3, size);
  tube(stage, x(-34), x(14), foot, size, shell);
  tube(stage, x(14), x(48), foot, size, shell);
  dome(stage, { x: x(-36), foot: foot - size * 0.6, r: size * 13.5, shell, lit, glass: true });
  dome(stage, {
    x: x(49),
    foot: foot - size * 0.2,
    r: size * 10,
    shell: shade(shell, -0.05),
    lit,
    glass: false,
  });
  dome(stage, { x: x(13), foot: foot + size * 0.8, r: size * 20, shell, lit, glass: false });
  airlock(stage, x(13), foot + size * 1.6, size, shell);
  for (const [at, down] of [
    [-62, 1],
    [-54, 6],
  ] as const)
    panel(stage, x(at), foot + size * down, size, way);
  stage.reel?.level(foot);
}

interface Dome {
  x: number;
  foot: number;
  r: number;
  shell: Rgb;
  /** The side on which the sun is. */
  lit: number;
  /** Whether it is a greenhouse. */
  glass: boolean;
}

function outlined({ ctx, u, ...stage }: Stage, colour: Rgb): void {
  if (!cel({ ctx, u, ...stage })) return;
  ctx.strokeStyle = css(shade(colour, -0.6));
  ctx.lineWidth = u * 0.35;
  ctx.stroke();
}

/** A dome on a ring, with a row of windows, or of glass with plants in it. */
function dome(stage: Stage, { x, foot, r, shell, lit, glass }: Dome): void {
  const { ctx, u } = stage;
  ctx.fillStyle = 'rgba(8,8,16,0.38)';
  ctx.beginPath();
  ctx.ellipse(x - lit * r * 0.3, foot + r * 0.02, r * 1.25, r * 0.16, 0, 0, Math.PI * 2);
  ctx.fill();
  const round = ctx.createRadialGradient(
    x + lit * r * 0.4,
    foot - r * 0.75,
    r * 0.1,
    x,
    foot - r * 0.3,
    r * 1.25,
  );
  const own = glass ? rgb('#9fd8c8') : shell;
  round.addColorStop(0, css(shade(own, 0.4)));
  round.addColorStop(0.45, css(own));
  round.addColorStop(1, css(shade(own, -0.5)));
  ctx.fillStyle = cel(stage) ? css(own) : round;
  ctx.beginPath();
  ctx.moveTo(x - r, foot - r * 0.16);
  ctx.bezierCurveTo(x - r, foot - r * 1.32, x + r, foot - r * 1.32, x + r, foot - r * 0.16);
  ctx.closePath();
  ctx.fill();
  outlined(stage, own);
  ctx.save();
  ctx.clip();
  if (glass) plants(stage, x, foot - r * 0.16, r);
  if (cel(stage)) {
    ctx.fillStyle = css(shade(own, -0.3), 0.5);
    ctx.beginPath();
    ctx.ellipse(x - lit * r * 1.05, foot - r * 0.3, r * 0.8, r * 1.2, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.strokeStyle = css(shade(own, -0.34), glass ? 0.9 : 0.5);
  ctx.lineWidth = u * (glass ? 0.45 : 0.3);
  ctx.beginPath();
  for (const share of [-0.66, -0.33, 0, 0.33, 0.66]) {
    ctx.moveTo(x + share * r * 1.05, foot - r * 0.16);
    ctx.quadraticCurveTo(x + share * r * 0.9, foot - r * 0.8, x, foot - r * 1.04);
  }
  for (const high of [0.44, 0.74]) {
    ctx.moveTo(x - r, foot - r * high);
    ctx.quadraticCurveTo(x, foot - r * (high - 0.07), x + r, foot - r * high);
  }
  ctx.stroke();
  ctx.restore();
  if (!glass) windows(stage, x, foot - r * 0.36, r);
  ctx.fillStyle = css(shade(shell, -0.2));
  ctx.beginPath();
  ctx.roundRect(x - r * 1.05, foot - r * 0.2, r * 2.1, r * 0.22, r * 0.05);
  ctx.fill();
  outlined(stage, shell);
  ctx.fillStyle = '#e08a3c';
  ctx.fillRect(x - r * 1.05, foot - r * 0.15, r * 2.1, r * 0.04);
}

function windows({ ctx }: Stage, x: number, y: number, r: number): void {
  for (const share of [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]) {
    const wide = r * 0.17 * (1 - Math.abs(share) * 0.4);
    ctx.fillStyle = '#2c323c';
    ctx.beginPath();
    ctx.roundRect(x + share * r - wide / 2 - r * 0.02, y - r * 0.12, wide + r * 0.04, r * 0.2, r * 0.05);
    ctx.fill();
    ctx.fillStyle = css(LIT);
    ctx.beginPath();
    ctx.roundRect(x + share * r - wide / 2, y - r * 0.1, wide, r * 0.16, r * 0.04);
    ctx.fill();
  }
}

/** What grows under the glass. */
function plants({ ctx }: Stage, x: number, foot: number, r: number): void {
  for (let i = -4; i <= 4; i++) {
    ctx.fillStyle = i % 2 ? '#3f8f4a' : '#57a856';
    ctx.beginPath();
    ctx.ellipse(
      x + i * r * 0.2,
      foot - r * 0.05,
      r * 0.15,
      r * (0.2 + 0.08 * ((i * i) % 3)),
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
}

/** A passage between two domes. */
function tube(stage: Stage, from: number, to: number, foot: number, size: number, shell: Rgb): void {
  const { ctx } = stage;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const round = ctx.createLinearGradient(0, foot - size * 7, 0, foot);
  round.addColorStop(0, css(shade(shell, -0.1)));
  round.addColorStop(0.3, css(shade(shell, 0.2)));
  round.addColorStop(1, css(shade(shell, -0.5)));
  ctx.fillStyle = cel(stage) ? css(shade(shell, -0.12)) : round;
  ctx.beginPath();
  ctx.rect(left, foot - size * 6.6, right - left, size * 6.6);
  ctx.fill();
  outlined(stage, shell);
  for (let x = left + size * 3; x < right; x += size * 5) {
    ctx.fillStyle = css(shade(shell, -0.4), 0.8);
    ctx.fillRect(x, foot - size * 6.6, size * 0.6, size * 6.6);
    ctx.fillStyle = css(LIT);
    ctx.beginPath();
    ctx.arc(x + size * 2.8, foot - size * 3.6, size * 1, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** The door of a base, lit from within, and its ramp. */
function airlock(stage: Stage, x: number, foot: number, size: number, shell: Rgb): void {
  const { ctx } = stage;
  ctx.fillStyle = css(shade(shell, -0.1));
  ctx.beginPath();
  ctx.roundRect(x - size * 6, foot - size * 12, size * 12, size * 12, [size * 5, size * 5, 0, 0]);
  ctx.fill();
  outlined(stage, shell);
  ctx.fillStyle = '#39424e';
  ctx.beginPath();
  ctx.roundRect(x - size * 4.2, foot - size * 10, size * 8.4, size * 10, [size * 3.4, size * 3.4, 0, 0]);
  ctx.fill();
  ctx.fillStyle = css(LIT);
  ctx.fillRect(x - size * 2.2, foot - size * 7.6, size * 4.4, size * 2);
  ctx.fillStyle = '#e08a3c';
  ctx.fillRect(x - size * 0.3, foot - size * 5, size * 0.6, size * 5);
  ctx.fillStyle = css(shade(shell, -0.3));
  ctx.beginPath();
  ctx.moveTo(x - size * 5, foot);
  ctx.lineTo(x + size * 5, foot);
  ctx.lineTo(x + size * 7, foot + size * 2.4);
  ctx.lineTo(x - size * 7, foot + size * 2.4);
  ctx.fill();
}

/** A panel that is turned to the sun. */
function panel(stage: Stage, x: number, foot: number, size: number, way: number): void {
  const { ctx } = stage;
  const at = (across: number, up: number): [number, number] => [
    x + way * size * (across * 9 + up * 2.6),
    foot - size * (4 + up * 9),
  ];
  ctx.fillStyle = '#5a626e';
  ctx.fillRect(x - size * 0.6, foot - size * 8, size * 1.2, size * 8);
  ctx.fillStyle = '#24488a';
  ctx.beginPath();
  for (const [across, up] of [
    [-1, 0],
    [1, 0],
    [1, 1],
    [-1, 1],
  ] as const)
    ctx.lineTo(...at(across, up));
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = '#c8d4e4';
  ctx.lineWidth = size * 0.35;
  ctx.stroke();
  ctx.beginPath();
  for (const across of [-0.6, -0.2, 0.2, 0.6]) {
    ctx.moveTo(...at(across, 0));
    ctx.lineTo(...at(across, 1));
  }
  for (const up of [0.33, 0.66]) {
    ctx.moveTo(...at(-1, up));
    ctx.lineTo(...at(1, up));
  }
  ctx.lineWidth = size * 0.2;
  ctx.stroke();
}

/** A mast with a dish; its lamp blinks in a clip. */
function mast(stage: Stage, x: number, foot: number, size: number): void {
  const { ctx } = stage;
  ctx.strokeStyle = '#8a929c';
  ctx.lineWidth = size * 0.8;
  ctx.beginPath();
  ctx.moveTo(x, foot);
  ctx.lineTo(x, foot - size * 27);
  ctx.stroke();
  ctx.fillStyle = '#dfe4ea';
  ctx.beginPath();
  ctx.ellipse(x, foot - size * 20, size * 5.4, size * 2.6, -0.7, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#9aa4b0';
  ctx.beginPath();
  ctx.ellipse(x + size * 0.5, foot - size * 20.4, size * 4.2, size * 1.7, -0.7, 0, Math.PI * 2);
  ctx.fill();
  const lamp = (over: Stage['ctx']): void => {
    over.fillStyle = '#ff5a48';
    over.beginPath();
    over.arc(x, foot - size * 27.4, size * 1, 0, Math.PI * 2);
    over.fill();
  };
  lamp(ctx);
  onlyMoving(stage, (over, time) => {
    over.globalAlpha = Math.max(0, Math.sin(time * 3)) * Math.min(1, time) * 0.7;
    over.shadowColor = '#ff7a60';
    over.shadowBlur = size * 4;
    lamp(over);
  });
}
