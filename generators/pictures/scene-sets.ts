/** Which settings and figures a scene treats alike. */
import type { FigureName, Setting } from './words/plan.ts';

/** Settings that hide what is in the sky. */
export const HIDES_SKY: ReadonlySet<Setting> = new Set<Setting>(['forest', 'room', 'table', 'underwater']);

/** What needs water under a cliff. */
export const AFLOAT: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['boat', 'rowboat', 'ship', 'tallShip', 'whale', 'dolphin', 'mermaid', 'lighthouse'] as const),
]);

/** Where no flowers grow unless the words bring them there. */
export const BARE: ReadonlySet<Setting> = new Set<Setting>([
  'mars',
  'moon',
  'desert',
  'sea',
  'deck',
  'street',
  'city',
]);

/** What shows after sunset, if the words name no time. */
export const NOCTURNAL: ReadonlySet<FigureName> = new Set<FigureName>([
  'campfire',
  'blaze',
  'wildfire',
  'cauldron',
  'bat',
  'jackOLantern',
  'ufo',
]);

/** Landmarks that stand in water. */
export const OVER_WATER: ReadonlySet<string> = new Set([
  'bridge',
  'greatWave',
  'hangingBridge',
  'island',
  'pier',
]);
/** Landmarks that never stand in it: they have a shadow, and no reflection. */
export const ON_LAND: ReadonlySet<string> = new Set([
  ...['house', 'streetLamp'],
  'church',
  'ferrisWheel',
  ...['pyramid', 'eiffelTower', 'greatWall', 'palaceGate', 'templeOfHeaven', 'pearlTower', 'bigBen'],
  ...['tajMahal', 'colosseum', 'leaningTower', 'stonehenge', 'snowPeak'],
]);
