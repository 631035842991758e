/** The other side of a harbor. */
import { drawFigure } from '../brush/figure.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { lighthouse } from '../figures/buildings.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { box, shape } from './yard-pieces.ts';

/** Cranes before storehouses, a town on a slope, or a lighthouse on a cape. @param turn 1: it leans to the right */
export function farShore(stage: Stage, what: 'cranes' | 'town' | 'lighthouse', turn: number): void {
  const { u, width, horizon } = stage;
  if (what === 'town') {
    slopeOfHouses(stage, horizon);
    return;
  }
  warehouses(stage, horizon);
  if (what === 'lighthouse') {
    cape(stage, width * (0.5 - turn * 0.3), horizon);
    return;
  }
  for (const [at, tall] of [
    [0.5 - turn * 0.34, 24],
    [0.5 - turn * 0.17, 21],
    [0.5 + turn * 0.4, 17],
  ] as const)
    crane(stage, width * at, horizon + u * 0.6, u * tall, turn);
}

/** Houses above one another, as in an old town at the sea. */
function slopeOfHouses(stage: Stage, foot: number): void {
  const { u, width, random, scene } = stage;
  const at = random.fork('houses');
  const lit = scene.air.dark || scene.time === 'dusk';
  const middle = width * at.range(0.3, 0.7);
  for (const [row, depth] of [
    [3, 0.62],
    [2, 0.54],
    [1, 0.46],
    [0, 0.4],
  ] as const)
    for (let x = -u * at.range(0, 6); x < width; ) {
      const [wide, tall] = [u * at.range(6, 9), u * at.range(6, 9)];
      const up = row * u * 4.6 * Math.max(0, 1 - Math.abs(x - middle) / (width * 0.42));
      const y = foot - up;
      if (row === 0 || up > u) {
        const wall = tone(
          stage,
          rgb(at.pick(['#f0e0c4', '#e8b48a', '#d89a84', '#f4ecdc', '#b8c8d0'])),
          depth,
        );
        box(stage, css(wall), x, y - tall, wide, tall + u * 5 * row * 0.2 + 1);
        const roof = css(tone(stage, rgb('#b0543c'), depth));
        shape(stage, roof, [
          [x - u * 0.5, y - tall],
          [x + wide / 2, y - tall - u * 2.6],
          [x + wide + u * 0.5, y - tall],
        ]);
        for (const share of [0.28, 0.66])
          box(
            stage,
            css(lit && at.chance(0.7) ? rgb('#ffd489') : shade(wall, -0.35)),
            x + wide * share - u * 0.5,
            y - tall * 0.66,
            u * 1.1,
            u * 1.7,
          );
      }
      x += wide + u * at.range(0, 1.5);
    }
}

/** A cape with a lighthouse. */
function cape(stage: Stage, x: number, foot: number): void {
  const { u, random } = stage;
  shape(stage, css(tone(stage, rgb('#6a7a5c'), 0.4)), [
    [x - u * 34, foot + 1],
    [x - u * 18, foot - u * 4],
    [x - u * 5, foot - u * 7],
    [x + u * 8, foot - u * 6],
    [x + u * 22, foot - u * 2],
    [x + u * 30, foot + 1],
  ]);
  drawFigure(stage, lighthouse(random.fork('lighthouse')), {
    x,
    y: foot - u * 5,
    size: u * 34,
    depth: 0.3,
    on: 'nothing',
  });
}

/** A row of storehouses far away. */
function warehouses(stage: Stage, foot: number): void {
  const { u, width, random, scene } = stage;
  const at = random.fork('stores');
  const lit = scene.air.dark || scene.time === 'dusk';
  for (let x = -u * 4; x < width; ) {
    const [wide, tall] = [u * at.range(9, 16), u * at.range(3, 5.5)];
    const wall = tone(stage, rgb(at.pick(['#b4644e', '#a8acb0', '#c8a878', '#7f8f9c'])), 0.5);
    box(stage, css(wall), x, foot - tall, wide - u, tall + 1);
    shape(stage, css(shade(wall, -0.22)), [
      [x - u * 0.4, foot - tall],
      [x + (wide - u) / 2, foot - tall - u * 1.8],
      [x + wide - u * 0.6, foot - tall],
    ]);
    for (let k = 1; k < 4; k++)
      box(
        stage,
        css(lit ? rgb('#ffd489') : shade(wall, -0.35)),
        x + ((wide - u) * k) / 4 - u * 0.5,
        foot - tall * 0.6,
        u,
        u * 1.1,
      );
    x += wide + (at.chance(0.3) ? u * at.range(4, 12) : 0);
  }
}

/** A crane that reaches over the water. @param way 1: to the right */
function crane(stage: Stage, x: number, foot: number, tall: number, way: number): void {
  const { ctx, u } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#c8543c'), 0.42));
  ctx.lineJoin = 'round';
  for (const [wide, path] of [
    [
      0.9,
      [
        [-4, 0],
        [-2.6, -0.66],
        [3, -0.66],
        [4.4, 0],
      ],
    ],
    [
      0.7,
      [
        [-3.4, -0.34],
        [3.8, -0.34],
      ],
    ],
    [
      1,
      [
        [-8, -0.66],
        [16, -0.66],
      ],
    ],
    [
      0.8,
      [
        [-1.6, -0.66],
        [0, -1],
        [2, -0.66],
      ],
    ],
    [
      0.35,
      [
        [16, -0.66],
        [0, -1],
        [-8, -0.66],
      ],
    ],
    [
      0.35,
      [
        [11, -0.66],
        [11, -0.4],
      ],
    ],
  ] as const) {
    ctx.lineWidth = u * wide;
    ctx.beginPath();
    for (const [dx, share] of path) ctx.lineTo(x + way * dx * (tall / 24), foot + share * tall);
    ctx.stroke();
  }
  box(
    stage,
    css(tone(stage, rgb('#4f6a86'), 0.42)),
    x + way * 11 * (tall / 24) - u * 1.6,
    foot - tall * 0.42,
    u * 3.2,
    u * 2,
  );
}
