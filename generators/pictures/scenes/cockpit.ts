/** The flight deck as the windshield sees it: the door behind the pilots, and the instruments before them. */
import type { Stage } from '../brush/stage.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';

const LAMPS = ['#5ae08a', '#f0c040', '#e8604a', '#6ab8f0'];

/** The door to the cabin, and rows of switches above it. */
export function bulkhead({ ctx, u, width }: Stage, wall: Rgb, floor: number): void {
  const [half, top] = [u * 15, floor * 0.2];
  ctx.fillStyle = css(shade(wall, -0.3));
  ctx.beginPath();
  ctx.roundRect(width / 2 - half, top, half * 2, floor - top, u * 2);
  ctx.fill();
  ctx.fillStyle = css(shade(wall, -0.12));
  ctx.beginPath();
  ctx.roundRect(width / 2 - half + u, top + u, half * 2 - u * 2, floor - top, u * 1.4);
  ctx.fill();
  ctx.fillStyle = css(shade(wall, -0.45));
  ctx.fillRect(width / 2 + half - u * 4, floor * 0.56, u * 1.4, u * 3.4);
  ctx.fillRect(width * 0.2, 0, width * 0.6, floor * 0.13);
  for (let i = 0; i < 22; i++) {
    ctx.fillStyle = LAMPS[(i * 7) % 5] ?? '#c8ccd2';
    const row = i % 2;
    ctx.fillRect(width * 0.22 + (i * width * 0.56) / 22, floor * (0.025 + row * 0.05), u * 1.1, u * 1.1);
  }
}

/** The panel in front of the pilots, with dials, screens and a yoke for each. */
export function instruments(stage: Stage, trim: Rgb): void {
  const { ctx, u, width, height } = stage;
  const top = height - u * 19;
  ctx.fillStyle = css(shade(trim, -0.35));
  ctx.beginPath();
  ctx.moveTo(0, height);
  ctx.lineTo(0, top + u * 5);
  ctx.quadraticCurveTo(width / 2, top - u * 5, width, top + u * 5);
  ctx.lineTo(width, height);
  ctx.fill();
  for (let x = u * 9, i = 0; x < width - u * 6; x += u * 13, i++) {
    const y = height - u * 9;
    ctx.fillStyle = css(rgb('#14181e'));
    ctx.beginPath();
    if (i % 3 === 1) ctx.roundRect(x - u * 5, y - u * 4, u * 10, u * 8, u);
    else ctx.arc(x, y, u * 4, 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = LAMPS[i % 4] ?? '#ffffff';
    ctx.lineWidth = u * 0.5;
    ctx.beginPath();
    if (i % 3 === 1) {
      ctx.moveTo(x - u * 4, y + u);
      ctx.quadraticCurveTo(x, y - u * (2 + (i % 2)), x + u * 4, y);
    } else {
      ctx.moveTo(x, y);
      ctx.lineTo(x + u * 2.6 * Math.cos(i * 2.1), y + u * 2.6 * Math.sin(i * 2.1));
    }
    ctx.stroke();
  }
}
