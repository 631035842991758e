/** Places what stands far off: buildings, trees, what burns. */
import type { Actor } from './actors.ts';
import { drawBeams } from './brush/beams.ts';
import { drawFallenTree } from './brush/fallen-tree.ts';
import { drawFigure } from './brush/figure.ts';
import { drawGlow, firesOf } from './brush/firelight.ts';
import { drawHill, HILL_HIGH } from './brush/hill.ts';
import { drawNamedTree, type TreeSpot } from './brush/named-trees.ts';
import type { Firelight, Placing } from './brush/placing.ts';
import { drawTree } from './brush/plants.ts';
import type { Stage } from './brush/stage.ts';
import { inland } from './inland.ts';
import { largestThatFits } from './largest-that-fits.ts';
import { ON_LAND, OVER_WATER } from './scene-sets.ts';
import type { Places } from './scenes/painter.ts';

/** Draws one of several landmarks. @returns the light of its flames */
export function raise(
  stage: Stage,
  places: Places,
  actor: Actor,
  i: number,
  many: number,
  crowd: boolean,
): Firelight[] {
  const { width, u, random } = stage;
  const step = width / many;
  const usual =
    many === 1
      ? width * (crowd ? random.pick([0.26, 0.74]) : random.range(0.36, 0.64))
      : step * (i + 0.5) + random.range(-0.12, 0.12) * step;
  const x = places.land ? inland(usual, width, places.land, crowd) : usual;
  const { land } = places;
  const share = (crowd || many > 1 ? 0.6 : 1) * (many > 1 ? random.range(0.75, 1.1) : 1);
  const usualY = land ? places.middle : places.middle + u * (many > 1 ? random.range(-2, 8) : crowd ? 2 : 12);
  const hilly = stage.scene.onHill === true && !land && !places.floating && !places.water && many === 1;
  if (hilly) drawHill(stage, x, usualY, crowd ? places.depth : 0.12);
  const y = hilly ? usualY - u * (HILL_HIGH - 1) : usualY;
  const tall = Math.min(u * 20 * Math.sqrt(actor.metres) * share, y - stage.height * 0.07);
  if (actor.figure === 'tree') {
    const { tree, colour } = actor.cast;
    const spot = treeSpot(stage, places, actor, { x, y, tall, named: tree !== undefined });
    if (actor.cast.fallen)
      drawFallenTree(
        stage,
        { ...spot, y: Math.max(spot.y, places.middle + u * 10), depth: 0.06 },
        random,
        colour,
      );
    else if (tree) drawNamedTree(stage, tree, spot, random);
    else drawTree(stage, spot.x, spot.y, spot.tall, spot.depth, random, colour);
    return [];
  }
  const { figure } = actor;
  const placing: Placing = {
    x,
    y,
    size: largestThatFits(stage, figure, tall, width * (many > 1 ? 1 / many : 0.82)),
    depth: crowd ? places.depth : places.depth * 0.35,
    flip: random.chance(0.5),
    stir: actor.stir,
  };
  const inWater =
    places.water !== undefined &&
    !land &&
    !ON_LAND.has(actor.cast.figure) &&
    (places.wetLandmarks === true || OVER_WATER.has(actor.cast.figure));
  const fires = firesOf(stage, figure, placing);
  for (const fire of fires) drawGlow(stage, fire, placing.y);
  drawFigure(stage, figure, {
    ...placing,
    ...(fires.length > 0 && { fires }),
    on: places.floating ? 'nothing' : inWater ? 'water' : 'ground',
    ...(places.water && { shore: places.water.bottom }),
  });
  const dim =
    stage.scene.air.dark ||
    stage.scene.time === 'dusk' ||
    stage.scene.weather === 'storm' ||
    stage.scene.weather === 'sand' ||
    stage.scene.weather === 'fog';
  if (actor.cast.figure === 'lighthouse' && dim) drawBeams(stage, x, y - placing.size * 0.84);
  return fires;
}

/** Position of a tree: in the foreground if somebody is under it; trees of a named species never stand in the sea. */
function treeSpot(
  { width, height, u, scene }: Stage,
  places: Places,
  { cast }: Actor,
  { x, y, tall, named }: { x: number; y: number; tall: number; named: boolean },
): TreeSpot {
  const shelters = scene.relations.some(
    ({ how, to }) => (how === 'under' || how === 'up') && to === cast.figure,
  );
  if (!shelters && !(named && places.wetLandmarks))
    return { x, y, tall: tall * 1.15, depth: places.depth * 0.4 };
  const foot = places.ground - u * 2;
  const high = Math.min(foot - height * 0.04, u * (shelters ? 92 : 70));
  return { x: shelters ? width * 0.42 : x, y: foot, tall: high, depth: 0.06 };
}
