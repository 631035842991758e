import type { Stage } from '../brush/stage.ts';
import type { Scene } from '../scene.ts';
import { roomLight } from '../scenes/room-light.ts';
import { type Cast, ROOFED } from '../words/plan.ts';

/** The stage with room light, for people indoors. */
export function indoors(stage: Stage): Stage {
  const { scene } = stage;
  if (!ROOFED.has(scene.setting)) return stage;
  return { ...stage, scene: { ...scene, air: { ...scene.air, light: roomLight(scene) }, time: 'noon' } };
}

/** People of a story whose upper half alone is in the frame. */
export function nearPeople({ cast, shown, setting }: Scene): Cast[] {
  const { distance, behind } = shown ?? {};
  // a portrait shows nobody else
  if (setting === 'portrait') return cast.some(({ person }) => person) ? cast : [];
  if (behind || !(distance === 'waist' || distance === 'chest' || distance === 'face')) return [];
  return cast.filter(({ person, figure }) => person && (figure === 'person' || figure === 'child'));
}
