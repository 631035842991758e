/** Who sleeps beside somebody: both sleep, in one bed, and animals close to each other. */
import { ANIMATE, HUMANS } from './beings.ts';
import type { ScenePlan } from './plan.ts';

const BESIDE =
  /\b(?:sleep|sleeps|sleeping|slept|asleep|nap|naps|napping)\b[^.;!?]{0,24}\b(?:beside|next to|with|together|by (?:his|her|its|their) side)\b|一起[^，。,.]{0,4}睡|睡在[^，。,.]{1,6}(?:旁|身边)/u;

/** @param text lower case */
export function sleepTogether(plan: ScenePlan, text: string): void {
  if (!BESIDE.test(text) || !plan.acts?.some(({ does }) => does === 'sleep')) return;
  const beings = plan.cast.filter(({ figure }) => ANIMATE.has(figure));
  const people = beings.filter(({ figure }) => HUMANS.has(figure));
  // a cat that sleeps beside a girl puts nobody to bed
  const all = people.length === beings.length || people.length === 0;
  if (!all || beings.length < 2) return;
  const awake = beings.filter(
    ({ figure, trait }) =>
      !plan.acts?.some(
        (act) =>
          (act.who === undefined || act.who === figure) && (act.trait === undefined || act.trait === trait),
      ),
  );
  plan.acts = [
    ...plan.acts,
    ...awake.map(({ figure, trait }) => ({ who: figure, ...(trait && { trait }), does: 'sleep' as const })),
  ];
  for (const one of beings) if (!HUMANS.has(one.figure)) one.kin = true;
}
