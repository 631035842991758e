import type { Setting } from './plan.ts';

/** Of several places ("a forest by the sea") the first is the setting, unless it is a table or unspecific, one falls to the other, or one is in the other. */
export function chooseSetting(now: Setting | null, next: Setting): Setting {
  if ((next === 'cliff' || next === 'cave') && now !== 'room') return next;
  if (now === null || now === 'sky' || now === 'abstract') return next;
  return now === 'table' && next === 'room' ? next : now;
}
