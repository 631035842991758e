/** Stones that somebody throws into water, of which the rings are seen: "skips stones on the lake", 打水漂. */
import { WATERS } from '../figures/entry.ts';
import type { ScenePlan } from './plan.ts';

const SKIPS =
  /\b(?:skip|skips|skipping|skipped|skim|skims|skimming) (?:(?:a|the|some|flat|small) )*(?:stone|pebble|rock)s?\b|打水漂/u;
const THROWS =
  /\b(?:throw|toss|drop|cast|hurl)(?:s|es|ing|ped|ps|ping|ed)? (?:(?:a|an|the|some|his|her|small|little|flat|big) )*(?:stone|pebble|rock)s?\b|\bthrew (?:(?:a|the|some) )*(?:stone|pebble|rock)s?\b|[扔丢投抛](?:了?一?[块颗个]?|着)(?:小|大)?(?:石头|石子|石块|鹅卵石)|石[头子块][扔丢投抛][进到入向]/u;

/** Lets a stone fall into the water of a picture. @param text lower case */
export function tossStone(plan: ScenePlan, text: string): void {
  const skips = SKIPS.test(text);
  if (!skips && !THROWS.test(text)) return;
  plan.setting ??= skips ? 'river' : null;
  if (!plan.setting || !WATERS.has(plan.setting)) return;
  plan.tossed = true;
  // the stone is under water
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'rock');
  plan.relations &&= plan.relations.filter(({ to }) => to !== 'rock');
}
