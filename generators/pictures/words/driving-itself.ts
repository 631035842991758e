import { isThing, type Named } from './named.ts';
import type { FigureName } from './plan.ts';
import { ON_ROADS } from './vehicles.ts';

const VEHICLES: ReadonlySet<FigureName> = new Set(ON_ROADS);

/** What a text names, without the driving of a vehicle: nobody else drives in "a red sports car driving along a river". */
export const withoutOwnDriving = (text: string, named: readonly Named[]): Named[] =>
  named.filter((one, i) => {
    const before = named[i - 1];
    const vehicle = isThing(before) && VEHICLES.has(before.figure);
    const drives = one.doing?.to === 'convertible';
    return !(drives && vehicle && /^\s*(?:is |are )?$/.test(text.slice(before.end, one.start)));
  });
