import { callUp } from './acting.ts';
import type { Actor } from './actors.ts';
import { columnIn, inColumn } from './beside-near.ts';
import { drawFigure } from './brush/figure.ts';
import type { Stage } from './brush/stage.ts';
import { largestThatFits } from './largest-that-fits.ts';
import { mix } from './light/colour.ts';
import { raise } from './raising.ts';
import type { Random } from './random.ts';
import { reachIn } from './reach-in.ts';
import { drawBalcony } from './scenes/balcony.ts';
import type { Places } from './scenes/painter.ts';
import { drawRoof } from './scenes/roof.ts';
import { roomLight } from './scenes/room-light.ts';
import { drawMudInFront, soakGround } from './scenes/wet-ground.ts';
import { standOnGround } from './standing.ts';
import { isSunk, REACHES, RISEN, rises, submerged } from './submerged.ts';
import { wade } from './wading.ts';
import { ANIMATE } from './words/beings.ts';
import { isRoofed } from './words/underground.ts';

/**
 * Places and draws all figures of the cast in the painted setting: distant ones first, the first-named largest.
 * @param own for all but landmarks, which belong to the place, where several pictures show it
 */
export function placeCast(outside: Stage, places: Places, own?: Random): void {
  const { scene } = outside;
  const indoors = isRoofed(scene);
  // figures are slightly brighter than the land, or they would not be visible at night
  const lift = scene.air.dark ? 0.26 : scene.time === 'dusk' ? 0.14 : 0;
  const light = indoors ? roomLight(scene) : mix(scene.air.light, [255, 255, 255], lift);
  const cast = places.shows ? scene.cast.filter(({ figure }) => !places.shows?.has(figure)) : scene.cast;
  const around = { ...outside, scene: { ...scene, cast, air: { ...scene.air, light } } };
  const stage = own ? { ...around, random: own } : around;
  soakGround(around, places);
  const actors = callUp(stage, places.floating ?? false);
  const landmarks = actors.filter(({ stand }) => stand === 'landmark');
  const flyers = actors.filter(({ stand }) => stand === 'air');
  const swimmers = actors.filter(({ stand }) => stand === 'water');
  const grounded = actors.filter(({ stand }) => stand === 'ground' || stand === 'table');
  const crowd = grounded.length > 0 || scene.shown?.aside !== undefined;
  const fires = [...landmarks.entries()].flatMap(([i, actor]) => {
    const random = own ? around.random.fork(`landmark${i}`) : around.random;
    return raise({ ...around, random }, places, actor, i, landmarks.length, crowd);
  });
  const lit = fires.length > 0 ? { ...places, fires: [...(places.fires ?? []), ...fires] } : places;
  for (const [i, actor] of flyers.entries())
    hang(stage, places, actor, i, flyers.length, crowd || landmarks.length > 0);
  // what attacks a ship is before it
  const byDepth = [...swimmers.entries()].sort(([, { cast: a }], [, { cast: b }]) => rises(a) - rises(b));
  const taken = byDepth.flatMap(([i, actor]) => float(stage, places, actor, i, swimmers.length, crowd));
  wade(
    stage,
    places,
    actors.filter(({ stand }) => stand === 'wade'),
  );
  const roof = stage.scene.onRoof ? drawRoof(stage) : stage.scene.onBalcony ? drawBalcony(stage) : undefined;
  const { sill } = places;
  if (stage.scene.onSill && sill) perch(stage, sill, grounded);
  else standOnGround(stage, roof === undefined ? lit : { ...lit, ground: roof }, grounded, taken);
  drawMudInFront(stage, places);
  for (const actor of actors) if (actor.stand === 'near') reachIn(stage, actor);
}

/** Places figures side by side on a windowsill. */
function perch(stage: Stage, sill: NonNullable<Places['sill']>, actors: readonly Actor[]): void {
  actors.forEach((actor, i) => {
    if (actor.figure === 'tree') return;
    const room = sill.width / actors.length;
    const size = largestThatFits(
      stage,
      actor.figure,
      stage.u * 30 * Math.min(1.2, Math.sqrt(actor.metres)),
      room * 0.95,
    );
    const x = sill.x + ((i + 0.5) / actors.length - 0.5) * sill.width * 0.86;
    drawFigure(stage, actor.figure, { x, y: sill.y, size, on: 'nothing', stir: actor.stir });
  });
}

function hang(stage: Stage, places: Places, actor: Actor, i: number, many: number, busy: boolean): void {
  if (actor.figure === 'tree') return;
  if (actor.cast.figure === 'lanternString') {
    // across the whole picture, from its upper edge
    const wide = stage.width * 0.94;
    const tall = (wide * actor.figure.tall) / (actor.figure.half * 2);
    drawFigure(stage, actor.figure, { x: stage.width / 2, y: tall, size: tall, on: 'nothing' });
    return;
  }
  const { width, height, u, random } = stage;
  const lone = many === 1 && !busy;
  const base =
    u *
    (lone ? 46 : 24) *
    Math.min(1.25, Math.max(0.6, actor.metres / 3)) *
    (many > 1 ? random.range(0.55, 1.1) : 1);
  const small =
    actor.cast.figure === 'bird' || actor.cast.figure === 'butterfly' || actor.cast.figure === 'lantern';
  const size = largestThatFits(
    stage,
    actor.figure,
    small ? u * (lone ? 34 : 13) * (many > 1 ? random.range(0.6, 1.2) : 1) : base,
    width * 0.86 * (columnIn(stage.scene)?.share ?? 1),
  );
  const usual =
    many === 1
      ? lone
        ? random.range(0.42, 0.58)
        : random.range(0.25, 0.75)
      : (i + 0.5) / many + random.range(-0.06, 0.06);
  const x = width * inColumn(usual, stage.scene);
  const low = Math.max(size + u * 3, lone ? places.middle * 0.86 : places.middle * 0.62);
  // none loses its head at the upper edge
  const y =
    many === 1
      ? Math.max(low * random.range(0.9, 1), size + u * 2)
      : size + random.range(0.02, 0.42) * height;
  const { figure, fiery } = actor.cast;
  // fire goes towards the middle, and stays in the picture
  const half = (actor.figure.half * size) / actor.figure.tall;
  const at = fiery ? Math.min(width - half, Math.max(half, x)) : x;
  const tilt =
    figure === 'rocket'
      ? random.range(0.25, 0.7)
      : figure === 'plane'
        ? random.range(-0.22, 0.05)
        : figure === 'butterfly'
          ? random.range(-0.5, 0.5)
          : random.range(-0.05, 0.05);
  drawFigure(stage, actor.figure, {
    x: at,
    y,
    size,
    depth: lone ? 0.04 : many > 1 ? random.range(0, 0.25) : 0.1,
    on: 'nothing',
    tilt,
    stir: actor.stir,
    flip: figure !== 'rocket' && (random.chance(0.5) || fiery === true) && !(fiery && at < width / 2),
  });
}

/** How much larger a boat is drawn with somebody in it, who is seen then. */
const ABOARD = 1.25;

/** What is no higher than this, in meters, is small beside people, and how much smaller. */
const [SMALL, BESIDE] = [0.8, 0.5] as const;
/** The same of what is under the surface. */
const UNDER = 0.4;

/** @returns where somebody alive is, as a share of the width */
function float(
  stage: Stage,
  places: Places,
  actor: Actor,
  i: number,
  many: number,
  crowd: boolean,
): number[] {
  if (actor.figure === 'tree') return [];
  const { width, height, u, random } = stage;
  const swims = places.floating ?? false;
  const share =
    many === 1
      ? crowd
        ? random.pick([0.3, 0.7])
        : random.range(0.4, 0.62)
      : (i + 0.5) / many + random.range(-0.05, 0.05);
  const usual = width * (columnIn(stage.scene) && many === 1 ? inColumn(0.5, stage.scene) : share);
  // beside the land
  const x = places.land
    ? usual * (1 - (places.land.to - places.land.from)) +
      (places.land.drop === 'right' ? places.land.to * width : 0)
    : usual;
  const at = ANIMATE.has(actor.cast.figure) ? [x / width] : [];
  const tall =
    u *
    (swims ? 40 : 20 + actor.metres * 6) *
    (many > 1 ? random.range(0.45, 0.8) : crowd && !actor.closer ? 0.55 : 1) *
    // with whoever is in it
    (actor.closer && !swims ? ABOARD : 1) *
    // a duck on a pond is small beside those on its shore
    (crowd && !swims && ANIMATE.has(actor.cast.figure) && actor.metres < SMALL ? BESIDE : 1) *
    (crowd && !swims && isSunk(actor.cast.figure) && !actor.cast.giant ? UNDER : 1);
  const open = places.land ? 1 - (places.land.to - places.land.from) : 1;
  const risen = many > 1 && rises(actor.cast) > 0;
  const wide = width * open * (columnIn(stage.scene)?.share ?? 1) * (many > 1 ? 1.4 / many : 0.74);
  const size = largestThatFits(stage, actor.figure, risen ? u * RISEN : tall, wide);
  if (swims) {
    const y = height * random.range(0.42, 0.7) + size / 2;
    const flip = random.chance(0.5);
    const tilt = random.range(-0.12, 0.12);
    drawFigure(stage, actor.figure, { x, y, size, on: 'nothing', flip, tilt, stir: actor.stir });
    return at;
  }
  const water = places.water ?? { top: places.middle, bottom: places.ground };
  const deep = many > 1 ? random.range(0.2, 0.8) : crowd ? 0.3 : 0.5;
  const flip = random.chance(0.5);
  if (places.water && isSunk(actor.cast.figure) && !risen) {
    const spot = submerged(places.water, size, deep, many);
    drawFigure(stage, actor.figure, { x, ...spot, sunk: true, on: 'nothing', flip, stir: actor.stir });
    return at;
  }
  drawFigure(stage, actor.figure, {
    // its arms reach the ship
    x: risen ? x + (width / 2 - x) * REACHES : x,
    y: water.top + (water.bottom - water.top) * (risen ? 0.5 : deep),
    size,
    depth: crowd ? 0.3 : 0.08,
    on: 'water',
    shore: water.bottom,
    flip,
    stir: actor.stir,
  });
  return at;
}
