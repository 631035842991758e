/** Who is carried on somebody's back or shoulders. */
import { ANIMATE, HUMANS } from './beings.ts';
import type { Relation, ScenePlan } from './plan.ts';

const BACK =
  /\bpiggy[- ]?back\b|\bcarr(?:y|ies|ying)\b[^.,;]{0,40}\bon (?:his|her|their|the|my) back\b|\bon (?:his|her|their|my) (?:father|mother|dad|mom|mum|grandfather|grandmother|grandpa|grandma|brother|sister)(?:'|’)s back\b|背(?:着|起)(?![^，。,.]{0,4}(?:包|篓|箩|琴|吉他|行李|手|剑|弓))|(?<![马牛驴象龙驼鹿])背上/u;
const SHOULDERS =
  /\bon (?:a|an|the|his|her|their|my) (?:[a-z]+(?:'|’)s )?shoulders?\b|(?:扛|骑|坐|驮|站|停|趴)在[^，。,.]{0,8}(?:肩|脖子)|肩(?:膀|头)?上/u;

/** Somebody carries somebody, though the words name nobody. */
const PIGGYBACK = /\bpiggy[- ]?back\b/u;

/** Carries on their shoulders, or the back, whom the words say. @param text lower case */
export function carry(plan: ScenePlan, text: string): void {
  const part = SHOULDERS.test(text) ? 'shoulders' : BACK.test(text) ? 'back' : undefined;
  if (!part) return;
  if (PIGGYBACK.test(text) && !plan.cast.some(({ figure }) => ANIMATE.has(figure)))
    plan.cast.push({ figure: 'person', trait: 'man', count: 1 }, { figure: 'child', count: 1 });
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const carrier = people.find(({ figure }) => figure === 'person') ?? people[0];
  const children = people.filter(({ figure }) => figure === 'child');
  const others = people.filter((one) => one !== carrier);
  const animals = plan.cast.filter(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure));
  const load =
    children.find((one) => one !== carrier) ?? others[0] ?? (part === 'shoulders' ? animals[0] : undefined);
  // of two of one kind nobody knows who carries whom
  if (!carrier || !load || load.count > 1 || (load.figure === carrier.figure && load.trait === carrier.trait))
    return;
  const relation: Relation = {
    who: load.figure,
    ...(load.trait && { trait: load.trait }),
    how: 'on',
    to: carrier.figure,
    ...(carrier.trait && { toTrait: carrier.trait }),
    part,
  };
  const loose = (tie: Relation): boolean => tie.who !== load.figure || tie.to !== carrier.figure;
  plan.relations = [...(plan.relations ?? []).filter(loose), relation];
}
