import { bears } from '../actors.ts';
import type { Stage } from '../brush/stage.ts';
import type { Scene } from '../scene.ts';
import { roomLight } from '../scenes/room-light.ts';
import { ANIMATE } from '../words/beings.ts';
import type { Cast, FigureName, Relation } from '../words/plan.ts';
import type { Column } from '../words/shown.ts';
import { isRoofed } from '../words/underground.ts';

/** The stage with room light, for people indoors. */
export function indoors(stage: Stage): Stage {
  const { scene } = stage;
  if (!isRoofed(scene)) return stage;
  return { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) }, time: 'noon' } };
}

/** Of more people some would have no room for their face. */
const MOST_NEAR = 3;

/** People of a story whose upper half alone is in the frame. */
export function nearPeople({ cast, shown, setting }: Scene): Cast[] {
  const { distance, behind } = shown ?? {};
  // a portrait shows nobody else
  if (setting === 'portrait') return cast.some(({ person }) => person) ? cast : [];
  if (behind || !(distance === 'waist' || distance === 'chest' || distance === 'face')) return [];
  const people = cast.filter(({ person, figure }) => person && (figure === 'person' || figure === 'child'));
  return people.length > MOST_NEAR ? [] : people;
}

/**
 * The scene behind people who are seen from near: without what they hold, ride or are at, which would be before them, and with things
 * as small as they are behind somebody, at their sides.
 */
export function behindNear(scene: Scene, near: readonly Cast[]): Scene {
  if (near.length === 0) return scene;
  const { relations, shown } = scene;
  const before = new Set(relations.filter((tie) => isBound(tie, near)).map(({ to }) => to));
  const lies = ({ figure }: Cast): boolean =>
    relations.some(({ who, how, to }) => who === figure && how === 'on' && before.has(to));
  const cast = scene.cast.filter((one) => !near.includes(one) && !before.has(one.figure) && !lies(one));
  const left = new Set(cast.map(({ figure }) => figure));
  const { distance, ...rest } = shown ?? { pose: 'stand', behind: false };
  const alive = cast.some(({ figure }) => ANIMATE.has(figure));
  return {
    ...scene,
    cast,
    relations: relations.filter(({ who, to }) => left.has(who) && left.has(to)),
    shown: {
      ...rest,
      distance: alive && distance ? distance : 'far',
      aside: columnOf(cast, near, scene.cast) ?? true,
    },
  };
}

/** More people than these leave nobody a column of their own. */
const MOST_BESIDE = 2;

/** The column of others, such as an animal, who would be behind those seen from near; in the order of the words. */
function columnOf(others: readonly Cast[], near: readonly Cast[], all: readonly Cast[]): Column | undefined {
  const somebody = others.filter(({ person, figure }) => person || ANIMATE.has(figure));
  if (near.length > MOST_BESIDE || somebody.length === 0) return undefined;
  const seen = all.filter((one) => near.includes(one) || somebody.includes(one));
  return { first: seen.findIndex((one) => !near.includes(one)) === 0, of: near.length + 1 };
}

/** Whether somebody has a thing at hand, or is on it; who stands under a tree has it behind them. */
const isBound = (tie: Relation, near: readonly Cast[]): boolean =>
  tie.how !== 'under' && tie.how !== 'up' && !NEVER_BEFORE.has(tie.to) && near.some((one) => bears(tie, one));

/** What is behind whoever sits on it. */
const NEVER_BEFORE: ReadonlySet<FigureName> = new Set<FigureName>(['sofa', 'bed']);
