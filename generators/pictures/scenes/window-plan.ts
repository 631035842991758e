/** The windows of a room: how many, how large, where, and what hangs at them, by seed. */
import { rowInWind } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Wall } from './arrange.ts';
import { type Beyond, beyondBy } from './beyond.ts';
import type { Taken } from './dress-room.ts';
import { curtains } from './furniture.ts';
import { port } from './ports.ts';
import { indoor } from './room-light.ts';
import { frameOn, type Pane, viewOut } from './walls.ts';

export interface Windows {
  panes: readonly Pane[];
  /** The whole of them. */
  at: Pane;
  /** Where furniture stands beside them. */
  wall: Wall;
  dressed: 'curtains' | 'blind' | 'none';
  beyond: Beyond;
}

/**
 * @param one whether there is a single one, for who sits or stands at it
 * @param narrow whether the wall has a door, too
 */
export function windowsBy(
  stage: Stage,
  floor: number,
  random: Random,
  one: boolean,
  narrow: boolean,
): Windows {
  const { u, width } = stage;
  const left = random.chance(0.5);
  const kind = narrow ? 'tall' : one ? 'wide' : random.pick(['wide', 'wide', 'low', 'twin', 'tall'] as const);
  const [least, most] = { wide: [44, 60], low: [54, 66], twin: [48, 58], tall: [28, 34] }[kind] as [
    number,
    number,
  ];
  const high = { wide: [46, 60], low: [28, 34], twin: [38, 54], tall: [50, 60] }[kind] as [number, number];
  const w = Math.min(width * 0.46, u * random.range(least, most));
  const h = Math.min(floor * 0.64, u * random.range(high[0], high[1]));
  const x = left ? width * random.range(0.06, 0.12) : width * (1 - random.range(0.06, 0.12)) - w;
  const y = floor * random.range(0.1, 0.17);
  const at = { x, y, w, h };
  const edge = left ? x + w : x;
  const inward = left ? 1 : -1;
  const half = w * 0.43;
  return {
    at,
    panes:
      kind === 'twin'
        ? [
            { ...at, w: half },
            { ...at, x: x + w - half, w: half },
          ]
        : [at],
    wall: { from: edge + inward * u * 8, to: left ? width : 0, floor, window: true },
    beyond: beyondBy(random),
    dressed: stage.scene.world ? 'none' : random.pick(['curtains', 'curtains', 'curtains', 'blind', 'none']),
  };
}

/** What they take of the wall. */
export function takenByWindows({ u }: Stage, { at, dressed }: Windows): Taken[] {
  const whole = {
    left: at.x - u * 11,
    right: at.x + at.w + u * 11,
    top: at.y - u * 6,
    foot: at.y + at.h + u * 4,
  };
  if (dressed !== 'curtains') return [whole];
  // curtains are longer than the window
  const foot = at.y + at.h + u * 17;
  return [whole, { ...whole, right: at.x + u, foot }, { ...whole, left: at.x + at.w - u, foot }];
}

export function drawWindows(stage: Stage, { panes, at, dressed, beyond }: Windows, floor: number): void {
  const { u, scene } = stage;
  if (scene.world) {
    for (const pane of panes) port(stage, pane, scene.world);
    return;
  }
  viewOut(stage, at, beyond);
  const [one, other] = panes;
  if (one && other) {
    // a post between two
    stage.ctx.fillStyle = css(indoor(stage, rgb('#d8cfbe')));
    stage.ctx.fillRect(one.x + one.w, at.y - u, other.x - one.x - one.w, at.h + u * 2);
  }
  for (const pane of panes) frameOn(stage, pane);
  if (dressed === 'curtains')
    rowInWind(stage, { y: at.y - u * 6, height: floor - at.y + u * 6 }, at.y - u * 4, -0.012, (over) =>
      curtains(over, at.x, at.y, at.w, at.h, floor),
    );
  if (dressed === 'blind') for (const pane of panes) blind(stage, pane);
}

/** A blind, rolled down over the upper part of a window. */
function blind(stage: Stage, { x, y, w, h }: Pane): void {
  const { ctx, u } = stage;
  const random = stage.random.fork('blind');
  const cloth = indoor(stage, random.pick(['#e8dcc0', '#c8d0c4', '#d8b8a0', '#a8b8c8'].map(rgb)));
  const long = h * random.range(0.16, 0.36);
  ctx.fillStyle = css(cloth);
  ctx.fillRect(x - u, y - u * 2, w + u * 2, long + u * 2);
  ctx.fillStyle = css(shade(cloth, -0.14));
  for (let at = y + u * 2; at < y + long - u; at += u * 3) ctx.fillRect(x - u, at, w + u * 2, u * 0.7);
  ctx.fillStyle = css(shade(cloth, -0.3));
  ctx.fillRect(x - u * 1.6, y - u * 3, w + u * 3.2, u * 2);
  ctx.fillRect(x - u, y + long - u * 0.4, w + u * 2, u);
}
