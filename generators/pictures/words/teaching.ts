/** Who teaches somebody to do something: whoever is taught does it, and the teacher is beside them. */
import { PEOPLE } from './beings.ts';
import type { ScenePlan } from './plan.ts';

const TEACHES = /\bteach(?:es|ing)?\b|\btaught\b|教/u;

/** Puts the taught before their teacher at what both are at. @param text lower case */
export function letTeach(plan: ScenePlan, text: string): void {
  if (!TEACHES.test(text)) return;
  const at = plan.relations?.find(({ how, to }) => how === 'at' && to !== 'blackboard')?.to;
  const people = plan.cast.filter(({ figure }) => PEOPLE.has(figure));
  const [teacher, taught] = people;
  if (!at || !teacher || !taught || people.length !== 2) return;
  const others = plan.cast.filter((one) => one !== teacher && one !== taught);
  plan.cast = [taught, teacher, ...others];
  plan.relations = [
    ...(plan.relations ?? []).filter(({ to, how }) => to !== at || how !== 'at'),
    ...[taught, teacher].map(({ figure, trait }) => ({
      who: figure,
      ...(trait && { trait }),
      how: 'at' as const,
      to: at,
    })),
  ];
}
