import { proxy } from 'valtio';

/** The last submit of this page that was accepted. `count` tells apart two that are alike. */
export const begun = proxy({ prompt: '', cost: null as number | null, count: 0 });

/** Notes an accepted submit. @param cost in points, as it was shown; null where none was */
export function noteBegun(prompt: string, cost: number | null): void {
  Object.assign(begun, { prompt, cost, count: begun.count + 1 });
}
