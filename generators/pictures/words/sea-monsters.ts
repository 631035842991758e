/** What attacks ships is as large as they are: an octopus that wraps its arms around one, 大章鱼袭击帆船. */
import { HUMANS } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

/** What is on the water, and never lies under it unless the words say so. */
export const HULLS: ReadonlySet<FigureName> = new Set<FigureName>(['boat', 'rowboat', 'ship', 'tallShip']);

const ATTACKS =
  /\b(?:attack|wrap|grab|seiz|crush|drag|pull|hold|grip|sink|fight|embrac|surround|destroy|devour)(?:s|es|ed|ing|ping|ped|bing|bed|ging|ged)?\b|\bkrakens?\b|攻击|袭击|缠|拖|卷[住走起]|抓住|包围|海怪/u;

const SUNKEN = /\b(?:sunken|sunk|wrecked|wrecks?|shipwrecks?)\b|沉船|海底|残骸/u;

/** Lets an octopus that attacks a ship be large enough for it, at the surface; a wreck is under it. @param text lower case */
export function meetShips(plan: ScenePlan, text: string): void {
  if (!plan.cast.some(({ figure }) => HULLS.has(figure))) return;
  if (SUNKEN.test(text) && plan.cast.every(({ figure }) => !HUMANS.has(figure))) {
    plan.setting ??= 'underwater';
    return;
  }
  const octopus = plan.cast.find(({ figure }) => figure === 'octopus');
  if (!octopus || !ATTACKS.test(text)) return;
  octopus.giant = true;
  plan.setting ??= 'sea';
}
