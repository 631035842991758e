/** Who kisses whom: a frog in the hands of a princess, before her face; two people are in each other's arms. */
import { HELD } from '../figures/held.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import type { ScenePlan } from './plan.ts';

const KISSES = /\bkiss(?:es|ing|ed)?\b(?! goodbye)|[亲接]吻|亲了|亲着|吻了|吻着/u;

/** @param text lower case */
export function letKiss(plan: ScenePlan, text: string): void {
  if (!KISSES.test(text)) return;
  const tied = (figure: string): boolean =>
    plan.relations?.some(({ who, to }) => who === figure || to === figure) ?? false;
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const [one] = people;
  const small = plan.cast.find(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure) && HELD[figure]);
  if (!one || tied(one.figure)) return;
  const who = { who: one.figure, ...(one.trait && { trait: one.trait }) };
  if (small) {
    small.count = 1;
    small.kissed = true;
    plan.relations = [...(plan.relations ?? []), { ...who, how: 'holds', to: small.figure }];
  } else if (people.reduce((sum, { count }) => sum + count, 0) === 2) {
    plan.cast.push({ figure: 'embrace', count: 1 });
    plan.relations = [
      ...(plan.relations ?? []),
      ...people.map(({ figure, trait }) => ({
        who: figure,
        ...(trait && { trait }),
        how: 'at' as const,
        to: 'embrace' as const,
      })),
    ];
  }
}
