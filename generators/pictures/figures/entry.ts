import type { Figure } from '../brush/shapes.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Cast, Setting } from '../words/plan.ts';

/** Where a thing can be placed; `near`: it reaches into the picture from its lower edge; `wade`: in water to the chest. */
export type Stand = 'ground' | 'landmark' | 'water' | 'air' | 'table' | 'near' | 'wade';

/** A figure of the catalogue. */
export interface Entry {
  stand: Stand;
  /** Approximate height in meters, for relative sizes. */
  metres: number;
  /** Whether it stands on the ground where there is no water. */
  ashore?: boolean;
  make(cast: Cast, scene: Scene, random: Random): Figure;
}

/** Settings with open water. */
export const WATERS: ReadonlySet<Setting> = new Set<Setting>(['river', 'sea', 'waterfall', 'pool']);

/** What stands on the ground. */
export const ground = (metres: number, make: Entry['make']): Entry => ({ stand: 'ground', metres, make });

/** What stands far off. */
export const landmark = (metres: number, make: Entry['make']): Entry => ({ stand: 'landmark', metres, make });

/** What flies. */
export const air = (metres: number, make: Entry['make']): Entry => ({ stand: 'air', metres, make });

/** What swims. */
export const water = (metres: number, make: Entry['make']): Entry => ({ stand: 'water', metres, make });

/** What lies on a table. */
export const table = (make: Entry['make']): Entry => ({ stand: 'table', metres: 1, make });
