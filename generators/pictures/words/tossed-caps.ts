/** Graduates who throw their caps: those are in the air, and nobody has one on. */
import { HUMANS } from './beings.ts';
import type { Act, ScenePlan } from './plan.ts';

const THROWS =
  /\b(?:throw|toss|fling|hurl)(?:s|es|ing|ed)? (?:(?:up|their|his|her|the|graduation|graduate|square|academic|black) )*(?:caps?|hats?|mortarboards?)\b|\bthrew (?:(?:up|their|his|her|the|graduation|square) )*(?:caps?|hats?|mortarboards?)\b|[抛扔甩](?:起|出|着|飞|了)*[^，。,.]{0,4}(?:学士帽|毕业帽|方帽|帽子)|(?:学士帽|毕业帽|方帽|帽子)[^，。,.]{0,2}[抛扔甩]/u;
const GRADUATES = /\bgraduat|\bmortarboards?\b|\bstudents?\b|学士|毕业|学生|同学/u;

/** @param text lower case */
export function tossCaps(plan: ScenePlan, text: string): void {
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  if (people.length === 0 || !THROWS.test(text) || !GRADUATES.test(text)) return;
  for (const one of people) {
    one.figure = 'person';
    one.outfit = 'gowned';
  }
  plan.cast.push({ figure: 'tossedCaps', count: 1 });
  if (plan.wears) plan.wears = plan.wears.filter(({ what }) => what !== 'mortarboard' && what !== 'cap');
  // the sky is where the caps go
  if (plan.setting === 'sky') plan.setting = 'meadow';
  delete plan.relations;
  plan.acts = people.map(({ trait }): Act => ({ who: 'person', ...(trait && { trait }), does: 'cheer' }));
}
