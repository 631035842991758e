import { type Actor, bears, climbs } from './actors.ts';
import { besideTaken, columnIn, inColumn } from './beside-near.ts';
import type { Placing } from './brush/placing.ts';
import type { Stage } from './brush/stage.ts';
import { drawByFirelight, type Stood } from './by-firelight.ts';
import { isOnStairs, stoodOnStairs } from './climbing.ts';
import { rowsOf } from './couples.ts';
import { largestThatFits } from './largest-that-fits.ts';
import { LOUNGES } from './lounging.ts';
import type { Places } from './scenes/painter.ts';
import { drawSlope, drawTracks } from './scenes/slope.ts';
import { layTracks } from './scenes/track.ts';
import { sideBySide } from './side-by-side.ts';
import { evened, isTiny, stature, tallness, type Wish } from './stature.ts';
import { ROOFED } from './words/plan.ts';
import type { Distance, Shown } from './words/shown.ts';

/** Size factor of full figures by shot size; closer ones are busts where possible. */
const NEARNESS: Readonly<Record<Distance, number>> = { far: 0.7, full: 1.8, waist: 2, chest: 2, face: 2 };
/** The size factor if the prompt names no shot size. */
const SOMEWHERE = 1.25;

/**
 * Places figures next to each other on the ground, those who go in one direction, climbers in the tree in front.
 * @param taken where somebody is whom one who stands alone must not hide, as shares of the width
 */
export function standOnGround(
  stage: Stage,
  places: Places,
  all: readonly Actor[],
  taken: readonly number[] = [],
): void {
  const { width, random } = stage;
  const climbers = all.filter((actor) => isOnStairs(stage.scene, places, actor));
  drawByFirelight(stage, stoodOnStairs(stage.scene, places, climbers), places.fires);
  const actors = all.filter((actor) => !climbers.includes(actor));
  const { land } = places;
  // they go to the edge
  const way = land && actors.length > 1 ? { left: land.drop === 'left' } : wayOf(stage, actors);
  const tallest = Math.max(1, ...actors.map(({ metres }) => metres));
  const many = actors.length;
  const column = columnIn(stage.scene);
  const window = windowOf(stage, places, actors);
  const slots = actors.map((_, i) => {
    const alone = many === 1 ? lone(stage, actors, random.pick([0.36, 0.5, 0.64])) : (i + 0.5) / many;
    const usual = column ? inColumn((i + 0.5) / many, stage.scene) : besideTaken(alone, many, taken);
    return window === null ? onLand(usual, places, many) : window + (i - (many - 1) / 2) * BEFORE_WINDOW;
  });
  const sheltered = stage.scene.relations.some(({ how }) => how === 'under');
  const bound = stage.scene.relations.filter(({ how }) => how !== 'under' && how !== 'up').length;
  const closer = Math.max(1, ...actors.map((actor) => actor.closer ?? 1));
  const busy = stage.scene.cast.length - bound > many ? 0.8 : 1;
  const wishes = actors.map((actor): Wish => {
    // compress size differences, or a rabbit next to a horse would be too small
    const share = Math.sqrt(actor.metres / tallest) * (many > 1 ? 0.86 * stature(actor, actors) : 1);
    const small = many === 1 ? Math.min(1.1, 0.92 + actor.metres * 0.12) : 1;
    const bloom = actor.cast.figure === 'flower' ? 1.3 : 1;
    const tall =
      Math.min(stage.u * 100, stage.height * 0.62) *
      places.room *
      nearness(stage.scene.shown) *
      share *
      small *
      busy *
      bloom *
      closer *
      (actor.bearer?.grown ?? 1) *
      // in a room what is higher than a door reaches the ceiling
      (actor.metres > 2.5 && stage.scene.setting === 'room' ? 1.8 : tallness(actor.metres)) *
      1.12;
    if (actor.figure === 'tree') return { tall, size: tall };
    const { tall: high, half } = { ...actor.figure, ...(actor.bearer && { half: actor.bearer.half }) };
    const wide = width * (column?.share ?? 1) * (many > 1 ? 1.15 / many : column ? 0.98 : 0.8);
    return { tall, size: largestThatFits(stage, { tall: high, half }, tall, wide) };
  });
  const even = evened(actors, wishes);
  const rows = rowsOf(actors, even);
  const slope = skis(stage, places) ? drawSlope(stage) : null;
  const standing = actors.flatMap((actor, i): Stood[] => {
    if (actor.figure === 'tree') return [];
    const size = even[i] ?? 0;
    const row = rows[i];
    const slotOf = (n: number): number => (sheltered ? 0.5 + (n + 0.5) * (0.34 / many) : (slots[n] ?? 0.5));
    const slot = row ? (slotOf(row.first) + slotOf(row.first + row.many - 1)) / 2 : slotOf(i);
    const jitter = random.range(-0.03, 0.03) * width;
    const aside = row ? row.shift * (way?.left ? -1 : 1) : jitter;
    const wanted = width * (slope ? UPHILL + slot * ALONG : way?.left && !land ? 1 - slot : slot) + aside;
    const x = inside(
      wanted,
      (actor.figure.half * size) / actor.figure.tall,
      width,
      // who is at a wheel must not be behind the edge
      many === 1 || many > NEAR || actor.closer !== undefined ? 1 : CUT,
    );
    // what is tiny is behind the flowers in front rather than under them
    const back = stage.scene.setting === 'garden' && isTiny(actor, actors) ? stage.u * 8 : 0;
    const depth = many > 1 ? random.range(-0.02, 0.02) * stage.height : 0;
    const y = slope ? slope.at(x) : places.ground - back + (row ? 0 : depth);
    if (climbs(stage.scene, actor.cast)) {
      const perch = branch(stage, places, i, many);
      const high = largestThatFits(
        stage,
        actor.figure,
        stage.u * 26 * Math.sqrt(Math.min(1.4, actor.metres)),
        width * 0.3,
      );
      return [{ figure: actor.figure, placing: { ...perch, size: high, on: 'nothing', stir: actor.stir } }];
    }
    // those who are hand in hand turn together
    const turnsLeft = (usual: boolean): boolean => (row ? way?.left === true : usual && !slope);
    const over = overEdge(stage, places, actor, size);
    const placing: Placing = {
      x: over?.x ?? x,
      // a tall one keeps its head in the picture
      y: over?.y ?? (places.floating ? Math.min(y, Math.max(y - size * 0.3, size + stage.u * 3)) : y),
      size,
      on: over || places.floating || (slope && actor.cast.figure === 'skis') ? 'nothing' : 'ground',
      flip: turnsLeft(land ? land.drop === 'left' : facing(stage, actor, x, random.chance(0.4), way, actors)),
      stir: actor.stir,
      ...(actor.stride && { stride: actor.stride }),
      ...(places.floating && { tilt: random.range(-0.3, 0.3) }),
      ...(slope && actor.cast.figure === 'skis' && { tilt: slope.tilt }),
    };
    if (slope && actor.cast.figure === 'skis')
      drawTracks(stage, slope, x, { size, half: (actor.figure.half * size) / actor.figure.tall });
    return [{ figure: actor.figure, placing }];
  });
  layTracks(stage, places, actors, standing);
  drawByFirelight(stage, sideBySide(stage, standing), places.fires);
}

/** Where the first of those on a slope is, and how far they are apart, as shares of the width: they have the way before them. */
const [UPHILL, ALONG] = [0.02, 0.84] as const;

/** Whether somebody skis, which needs a slope. */
const skis = ({ scene }: Stage, { floating }: Places): boolean =>
  !floating &&
  !ROOFED.has(scene.setting) &&
  scene.relations.some(({ how, to }) => how === 'on' && to === 'skis');

/** Where on the land a place is that is a share of the width: who is alone is near its edge. */
function onLand(usual: number, { land }: Places, many: number): number {
  if (!land) return usual;
  const { from, to, drop } = land;
  const share = many === 1 ? AT_EDGE : 0.3 + usual * 0.6;
  return from + (to - from) * (drop === 'left' ? 1 - share : share);
}
const AT_EDGE = 0.82;

/** Where somebody is who sits at the edge of a cliff with nothing under them: the legs hang over it. */
function overEdge(
  { width, scene, u }: Stage,
  { land, ground }: Places,
  { cast, figure }: Actor,
  size: number,
): { x: number; y: number } | null {
  const pose = cast.bearing?.pose ?? scene.shown?.pose;
  const seated = scene.relations.some((tie) => tie.how === 'on' && bears(tie, cast));
  if (!land || figure === 'tree' || !cast.person || cast.infant || pose !== 'ride' || seated) return null;
  const unit = size / figure.tall;
  const edge = width * (land.drop === 'left' ? land.from : land.to);
  return {
    x: edge + (land.drop === 'left' ? 1 : -1) * THIGH * unit,
    y: ground - u * RIM + HIP_HIGH * unit,
  };
}
/** How far from the edge who sits there is, and how high their hips are above their feet, in units of the figure. */
const [THIGH, HIP_HIGH] = [6, 22] as const;
/** How high the rim is above the ground on which others stand. */
const RIM = 3;

/** How far those are apart who look out of a window, as a share of the width. */
const BEFORE_WINDOW = 0.14;

/** Where the window is at which people look out, as a share of the width; null if nobody does. */
function windowOf({ scene, width }: Stage, { sill }: Places, actors: readonly Actor[]): number | null {
  const look = scene.setting === 'room' && scene.shown?.behind && sill !== undefined && !scene.onSill;
  return look && actors.length < NEAR && actors.every(({ cast }) => cast.person) ? sill.x / width : null;
}

/** Where somebody sits in the crown of the tree that stands in front. */
function branch(
  { width, height, u }: Stage,
  places: Places,
  i: number,
  many: number,
): { x: number; y: number } {
  const foot = places.ground - u * 2;
  const high = Math.min(foot - height * 0.04, u * 92);
  return { x: width * 0.42 + ((i + 0.5) / many - 0.5) * u * 30, y: foot - high * 0.5 };
}

/** The way of those who walk or run: one for all of them, who are in the order of the words; null if nobody does. */
function wayOf(stage: Stage, actors: readonly Actor[]): { left: boolean } | null {
  const go = actors.filter((actor) => goes(stage, actor));
  return go.length > 1 ? { left: stage.random.fork('way').chance(0.4) } : null;
}

const goes = ({ scene }: Stage, { cast, stir }: Actor): boolean => {
  if (cast.stride !== undefined || stir === 'walk' || stir === 'stroll' || stir === 'dash') return true;
  const pose = cast.person && (cast.bearing?.pose ?? scene.shown?.pose);
  return pose === 'walk' || pose === 'run';
};

/** Whether a figure faces left: together with others who go, or toward the moon that it howls at. */
function facing(
  stage: Stage,
  actor: Actor,
  x: number,
  usual: boolean,
  way: { left: boolean } | null,
  all: readonly Actor[],
): boolean {
  if (actor.figure !== 'tree' && actor.figure.letters) return false;
  // those on a sofa have the television before them
  const screen = all.findIndex(({ cast }) => cast.figure === 'television');
  if (screen >= 0 && LOUNGES.has(actor.cast.figure)) return screen < all.indexOf(actor);
  if (actor.cast.pose === 'howl') return stage.light.x < x;
  if (way && goes(stage, actor)) return way.left;
  // who walks or drives alone has the way before them, not the edge
  const off = x / stage.width - 0.5;
  const ahead = actor.figure !== 'tree' && actor.figure.going !== undefined;
  const going = ahead || actor.cast.stride !== undefined || (actor.stir === 'drive' && all.length === 1);
  return going && Math.abs(off) > 0.05 ? off > 0 : usual;
}

/** Where one who stands alone is: a runner near an edge, with the way before them, on a stage in the light, and beside people seen from near. */
const lone = ({ scene }: Stage, [actor]: readonly Actor[], slot: number): number =>
  scene.shown?.aside
    ? slot < 0.5
      ? 0.18
      : 0.82
    : actor?.cast.gait
      ? slot < 0.5
        ? 0.28
        : 0.72
      : scene.setting === 'room' && scene.interior === 'stage'
        ? 0.5
        : slot;

/** Clamps x so that at least `share` of the figure's half is between it and the picture's edge. */
const inside = (x: number, half: number, width: number, share: number): number => {
  const least = half * share;
  return least * 2 > width ? x : Math.min(width - least, Math.max(least, x));
};
/** Of several figures the edge may cut off a little; of a lone one that would be its head. */
const CUT = 0.7;
/** More figures than this have no room to lose. */
const NEAR = 4;

const nearness = (shown: Shown | undefined): number =>
  !shown ? 1 : shown.distance ? NEARNESS[shown.distance] : SOMEWHERE;
