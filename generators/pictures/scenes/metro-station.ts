import { onlyMoving } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel } from '../brush/stage.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';
import { metroTrain } from './metro-train.ts';
import type { Painter } from './painter.ts';
import { furnishPlatform, posters } from './platform-pieces.ts';
import { indoor } from './room-light.ts';
import { lineAt } from './view.ts';
import { box } from './yard-pieces.ts';

/** A station of the underground: a tiled wall and a train behind the edge of the platform, lamps, and boards with the lines. */
export const metroStation: Painter = (stage) => {
  const { u, width, height, random, scene } = stage;
  const edge = lineAt(stage, 0.76);
  const ceiling = edge - u * 62;
  const line = rgb(random.pick(['#2f74c0', '#c8403a', '#2f8f5a', '#8a4aa0', '#d8832a']));
  stage.reel?.at(0.28);
  tiles(stage, ceiling, edge, line);
  const way = random.chance(0.5) ? 1 : -1;
  map(stage, width * (0.5 + way * 0.325), edge - u * 40, Math.min(u * 34, width * 0.2), line);
  const layout = random.fork('station');
  const named = scene.cast.find(({ figure }) => figure === 'train');
  // in one station of three the train is still to come
  const waits = layout.chance(0.36) && !named;
  if (waits) posters(stage, edge, way, layout);
  stage.reel?.level(edge - u * 11);
  track(stage, edge);
  stage.reel?.at(0.4);
  if (!waits) metroTrain(stage, edge, named?.colour ?? line, way);
  stage.reel?.level(edge);
  floor(stage, edge);
  stage.reel?.at(0.5);
  roof(stage, ceiling, line, layout.pick([0.26, 0.5, 0.74]));
  for (const share of layout.pick(PILLARS)) pillar(stage, width * share, ceiling, edge + u * 9, line);
  stage.reel?.level(edge);
  furnishPlatform(stage, edge, layout);
  return { ground: height * 0.94, middle: edge + u * 2, depth: 0, room: 0.42, shows: SHOWS };
};

/** Where the pillars of a platform are. */
const PILLARS = [[0.05, 0.95], [0.2, 0.8], [0.02, 0.34, 0.66, 0.98], [0.12]] as const;

/** A train that the words name is the one at the platform. */
const SHOWS = new Set(['train'] as const);

/** The wall on the other side of the track. */
function tiles(stage: Stage, top: number, foot: number, line: Rgb): void {
  const { ctx, u, width, random } = stage;
  const tile = indoor(
    stage,
    rgb(random.fork('tiles').pick(['#e4e4dc', '#d8e2e4', '#e8dcc4', '#c8d8cc', '#b8c4d4'])),
  );
  box(stage, css(tile), 0, 0, width, foot);
  ctx.strokeStyle = css(shade(tile, -0.16));
  ctx.lineWidth = u * 0.22;
  ctx.beginPath();
  for (let y = foot - u * 3, row = 0; y > top; y -= u * 3, row++) {
    ctx.moveTo(0, y);
    ctx.lineTo(width, y);
    for (let x = (row % 2) * u * 3.2; x < width; x += u * 6.4) {
      ctx.moveTo(x, y);
      ctx.lineTo(x, y + u * 3);
    }
  }
  ctx.stroke();
  box(stage, css(indoor(stage, line)), 0, foot - u * 50, width, u * 3);
  box(stage, css(indoor(stage, shade(line, -0.2))), 0, foot - u * 22, width, u * 1.4);
  const dim = ctx.createLinearGradient(0, foot - u * 30, 0, foot);
  dim.addColorStop(0, 'rgba(20,24,32,0)');
  dim.addColorStop(1, 'rgba(20,24,32,0.5)');
  ctx.fillStyle = dim;
  ctx.fillRect(0, foot - u * 30, width, u * 30);
}

/** A board with the stops of a line, without letters; in a clip a light goes along it. */
function map(stage: Stage, x: number, y: number, wide: number, line: Rgb): void {
  const { ctx, u } = stage;
  box(stage, css(indoor(stage, rgb('#39424e'))), x - wide / 2 - u, y - u, wide + u * 2, u * 14);
  box(stage, css(indoor(stage, rgb('#f7f8f6'))), x - wide / 2, y, wide, u * 12);
  const stops = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92].map((at) => x - wide / 2 + wide * at);
  const rows = [
    { colour: line, at: y + u * 4 },
    { colour: rgb('#8a94a0'), at: y + u * 8.4 },
  ];
  for (const { colour, at } of rows) {
    box(stage, css(colour), x - wide * 0.46, at - u * 0.5, wide * 0.92, u);
    for (const stop of stops) {
      ctx.fillStyle = '#ffffff';
      ctx.strokeStyle = css(colour);
      ctx.lineWidth = u * 0.55;
      ctx.beginPath();
      ctx.arc(stop, at, u * 1.1, 0, Math.PI * 2);
      ctx.fill();
      ctx.stroke();
    }
  }
  onlyMoving(stage, (over, time) => {
    over.globalAlpha = Math.min(1, time);
    over.fillStyle = '#ffb020';
    over.beginPath();
    over.arc(stops[Math.floor(time * 1.2) % stops.length] ?? x, y + u * 4, u * 0.8, 0, Math.PI * 2);
    over.fill();
  });
}

/** Rails between the wall and the platform. */
function track(stage: Stage, edge: number): void {
  const { u, width } = stage;
  box(stage, css(indoor(stage, rgb('#3c4048'))), 0, edge - u * 11, width, u * 11);
  for (let x = 0; x < width; x += u * 6)
    box(stage, css(indoor(stage, rgb('#2c2f36'))), x, edge - u * 7, u * 3.4, u * 5.4);
  for (const up of [7.4, 2.8])
    box(stage, css(indoor(stage, rgb('#a8b0ba'))), 0, edge - u * up, width, u * 0.8);
}

/** The floor of the platform, its edge in yellow. */
function floor(stage: Stage, edge: number): void {
  const { ctx, u, width, height } = stage;
  const stone = indoor(stage, rgb('#c6c4be'));
  box(stage, css(shade(stone, -0.5)), 0, edge, width, u * 1.8);
  box(stage, css(stone), 0, edge + u * 1.2, width, height - edge);
  const gleam = ctx.createLinearGradient(0, edge, 0, height);
  gleam.addColorStop(0, css(shade(stone, 0.4), 0.8));
  gleam.addColorStop(0.55, css(stone, 0));
  gleam.addColorStop(1, css(shade(stone, -0.25), 0.6));
  ctx.fillStyle = gleam;
  ctx.fillRect(0, edge + u * 1.2, width, height - edge);
  ctx.strokeStyle = css(shade(stone, -0.2), 0.8);
  ctx.lineWidth = u * 0.25;
  ctx.beginPath();
  for (let i = -16; i <= 16; i++) {
    ctx.moveTo(width / 2 + i * u * 8, edge + u * 1.2);
    ctx.lineTo(width / 2 + i * u * 15, height);
  }
  for (const down of [8, 14, 22, 32]) {
    ctx.moveTo(0, edge + u * down);
    ctx.lineTo(width, edge + u * down);
  }
  ctx.stroke();
  box(stage, css(indoor(stage, rgb('#f2c23c'))), 0, edge + u * 2.6, width, u * 2);
  ctx.fillStyle = css(indoor(stage, rgb('#d8a52a')));
  for (let x = u; x < width; x += u * 2.2) ctx.fillRect(x, edge + u * 3.3, u * 0.8, u * 0.6);
}

/** The ceiling: lamps in a row, and a board with an arrow that hangs from it. */
function roof(stage: Stage, ceiling: number, line: Rgb, board: number): void {
  const { ctx, u, width } = stage;
  const grey = indoor(stage, rgb('#5c646e'));
  box(stage, css(shade(grey, -0.3)), 0, 0, width, ceiling);
  box(stage, css(grey), 0, ceiling - u * 2, width, u * 3);
  ctx.save();
  ctx.shadowColor = 'rgba(236,244,255,0.95)';
  ctx.shadowBlur = cel(stage) ? u * 2 : u * 6;
  ctx.fillStyle = '#ffffff';
  for (let y = ceiling - u * 7; y > -u * 3; y -= u * 17)
    for (let x = width / 2 - u * 105; x < width; x += u * 42) {
      ctx.beginPath();
      ctx.roundRect(x + u * 4, y, u * 34, u * 2.4, u);
      ctx.fill();
    }
  ctx.restore();
  const [x, y] = [width * board, ceiling + u * 5];
  for (const dx of [-10, 10]) box(stage, css(shade(grey, -0.4)), x + u * dx, ceiling, u * 0.7, u * 6);
  box(stage, css(indoor(stage, rgb('#20303c'))), x - u * 14, y, u * 28, u * 7);
  ctx.fillStyle = css(line);
  ctx.beginPath();
  ctx.arc(x - u * 9, y + u * 3.5, u * 2.1, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = u * 0.9;
  ctx.beginPath();
  ctx.moveTo(x - u * 3, y + u * 3.5);
  ctx.lineTo(x + u * 9, y + u * 3.5);
  ctx.moveTo(x + u * 6.4, y + u * 1.4);
  ctx.lineTo(x + u * 9, y + u * 3.5);
  ctx.lineTo(x + u * 6.4, y + u * 5.6);
  ctx.stroke();
}

function pillar(stage: Stage, x: number, top: number, foot: number, line: Rgb): void {
  const { u } = stage;
  const stone = indoor(stage, rgb('#b9bdbe'));
  box(stage, css(stone), x - u * 4, top, u * 8, foot - top);
  box(stage, css(shade(stone, 0.3)), x - u * 3, top, u * 1.6, foot - top);
  box(stage, css(shade(stone, -0.22)), x + u * 2.4, top, u * 1.6, foot - top);
  box(stage, css(indoor(stage, line)), x - u * 4, top + u * 14, u * 8, u * 3.4);
  box(stage, css(shade(stone, -0.4)), x - u * 4.6, foot - u * 2, u * 9.2, u * 2.4);
}
