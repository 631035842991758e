import { inWind, onlyMoving } from '../brush/moves.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, onLayer } from '../brush/stage.ts';
import { css, type Rgb, rgb, shade, turnHue } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { airport } from './airport.ts';
import { frames, lampStand, plant, rug, shelf, sofa } from './furniture.ts';
import { CLOSED, type Furnished } from './interior-pieces.ts';
import { furnish, stairsIn } from './interiors.ts';
import type { Painter, Places } from './painter.ts';
import { indoor, papers } from './room-light.ts';
import { HULL, type Styles, stylesBy } from './surfaces.ts';
import { theater } from './theater.ts';
import { lineAt } from './view.ts';
import { hasWallDoor, SHOWN, wallDoor } from './wall-door.ts';
import { wallAndFloor, woods } from './walls.ts';
import { drawWindows, takenByWindows, windowsBy } from './window-plan.ts';

/** A room with windows, furniture and a lamp; the stage of a theater and an airport have none of them. */
export const room: Painter = (stage) => {
  const { random, u, width, height, scene } = stage;
  const { interior } = scene;
  if (interior === 'stage') return theater(stage);
  if (interior === 'airport') return airport(stage);
  const layout = random.fork('room');
  const floor = lineAt(stage, random.range(0.7, 0.76));
  // every room of a base has its ports
  const closed = interior && !scene.world && CLOSED[interior];
  const styles = scene.world ? HULL : stylesBy(layout, interior);
  if (interior && closed)
    return windowless(stage, interior as Furnished, coloured(closed, layout), styles, floor);
  const wall = indoor(stage, scene.world ? HULL.walls : random.pick(papers));
  const wood = scene.world ? HULL.deck : random.pick(woods);
  wallAndFloor(stage, wall, indoor(stage, wood), floor, styles);
  const windows = windowsBy(
    stage,
    floor,
    layout,
    scene.onSill || scene.shown?.behind === true,
    hasWallDoor(scene),
  );
  drawWindows(stage, windows, floor);
  const door = wallDoor(stage, windows.wall);
  const beside = door?.wall ?? windows.wall;
  const { x: wx, y: wy, w: ww, h: wh } = windows.at;
  const left = windows.wall.from < windows.wall.to;
  const other = left ? width * 0.78 : width * 0.22;
  if (!interior && !door && !scene.world) frames(stage, other, floor * 0.34);
  stage.reel?.level(floor);
  if (!scene.world && (!interior || interior === 'bedroom' || interior === 'fireside'))
    rug(stage, width / 2, (floor + height) / 2);
  stage.reel?.at(0.42);
  const taken = [...takenByWindows(stage, windows), ...(door ? [door.taken] : [])];
  const fires = interior ? furnish(stage, interior, beside, taken) : [];
  if (!interior)
    living(stage, floor, {
      seat: door ? (beside.from + beside.to) / 2 : other,
      lamp: left ? width * 0.95 : width * 0.05,
      door: door !== null,
      pot: windows.wall.from - (left ? 1 : -1) * u,
    });
  door?.draw();
  beam(stage, wx, ww, floor);
  motes(stage, wx, ww);
  stage.reel?.level(floor);
  const sill = { x: wx + ww / 2, y: wy + wh + u * 0.6, width: ww };
  return {
    ground: height * 0.93,
    middle: floor + u * 3,
    depth: 0,
    room: 0.4,
    sill,
    ...(door && { shows: SHOWN }),
    ...(fires.length > 0 && { fires }),
  };
};

/** A room with furniture from wall to wall. */
function windowless(
  stage: Stage,
  interior: Furnished,
  { wall, boards }: { wall: Rgb; boards: Rgb },
  styles: Styles,
  floor: number,
): Places {
  wallAndFloor(stage, indoor(stage, wall), indoor(stage, boards), floor, styles);
  stage.reel?.at(0.42);
  const walls = { from: 0, to: stage.width, floor };
  const door = wallDoor(stage, walls);
  const fires = furnish(stage, interior, door?.wall ?? walls, door ? [door.taken] : []);
  door?.draw();
  const stairs = stairsIn(stage, walls);
  stage.reel?.level(floor);
  return {
    ground: stage.height * 0.93,
    middle: floor + stage.u * 3,
    depth: 0,
    room: 0.4,
    ...(fires.length > 0 && { fires }),
    ...(stairs && { stairs }),
    ...(door && { shows: SHOWN }),
  };
}

/** The colours of a room's walls and floor, near those it usually has. */
function coloured(
  { wall, floor }: { wall: string; floor: string },
  random: Random,
): { wall: Rgb; boards: Rgb } {
  const near = (hex: string): Rgb =>
    shade(turnHue(rgb(hex), random.range(-18, 18)), random.range(-0.2, 0.16));
  return { wall: near(wall), boards: near(floor) };
}

/** The furniture of a room that is for nothing in particular. @param at x of each piece */
function living(
  stage: Stage,
  floor: number,
  at: { seat: number; lamp: number; pot: number; door: boolean },
): void {
  const { scene, random, u } = stage;
  // furniture that the prompt names is drawn with the figures
  const furnished = scene.cast.some(
    ({ figure }) => figure === 'sofa' || figure === 'bed' || figure === 'chair',
  );
  if (random.chance(0.6) && !furnished && !at.door) sofa(stage, at.seat, floor + u * 5, u * 44);
  else shelf(stage, at.seat, floor, u * 30);
  if (!at.door && !scene.world) lampStand(stage, at.lamp, floor + u * 4, u * 46);
  const foot = { x: at.pot, y: floor + u * 5 };
  const around = { x: foot.x - u * 26, y: foot.y - u * 34, width: u * 52, height: u * 36 };
  inWind(stage, around, foot, 0.02, (over) => plant(over, foot.x, foot.y));
}

/** Light from the window on the floor. */
function beam(stage: Stage, x: number, w: number, floor: number): void {
  const { scene, u, height, random } = stage;
  if (scene.weather !== 'clear' && scene.weather !== 'cloudy') return;
  const lean = random.range(-0.5, 0.5) * w;
  const strong = scene.time === 'night' ? 0.12 : scene.time === 'noon' ? 0.26 : 0.36;
  onLayer(stage, { blur: cel(stage) ? 0 : u * 1.5, blend: 'lighter' }, (ctx) => {
    for (const side of [0, 0.52]) {
      ctx.fillStyle = css(scene.air.glow, strong);
      ctx.beginPath();
      ctx.moveTo(x + w * side + lean * 0.6, floor + u * 4);
      ctx.lineTo(x + w * (side + 0.46) + lean * 0.6, floor + u * 4);
      ctx.lineTo(x + w * (side + 0.56) + lean * 1.3, height * 0.97);
      ctx.lineTo(x + w * (side - 0.1) + lean * 1.3, height * 0.97);
      ctx.fill();
    }
  });
}

/** Dust floating in the light, in clips only. */
function motes(stage: Stage, x: number, w: number): void {
  const { u, height, scene } = stage;
  const random = stage.random.fork('motes');
  const specks = Array.from({ length: 46 }, () => ({
    x: x + random.range(-0.3, 1.3) * w,
    y: random.range(0.2, 0.95) * height,
    r: u * random.range(0.12, 0.34),
    phase: random.range(0, 6.3),
  }));
  onlyMoving(
    stage,
    (ctx, time) => {
      ctx.globalCompositeOperation = 'lighter';
      ctx.fillStyle = css(scene.air.glow);
      for (const { x: at, y, r, phase } of specks) {
        ctx.globalAlpha = 0.4 * Math.min(1, time) * (0.5 + 0.5 * Math.sin(time * 1.3 + phase));
        ctx.beginPath();
        const across = at + u * 3 * Math.sin(time * 0.31 + phase);
        ctx.arc(across, y - time * u * 0.6 + u * 2 * Math.sin(time * 0.47 + phase * 2), r, 0, Math.PI * 2);
        ctx.fill();
      }
    },
    height * 0.9,
  );
}
