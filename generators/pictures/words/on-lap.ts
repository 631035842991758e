/** An animal on somebody's lap: whoever has it there sits, with the animal before them. */
import { HELD } from '../figures/held.ts';
import { ANIMATE, HUMANS } from './beings.ts';
import type { FigureName, Relation, ScenePlan } from './plan.ts';

const LAP =
  /\b(?:on|in|onto|into) (?:(?:a|an|the|his|her|my|their) (?:[a-z]+(?:'|’)s? +)?|[a-z]*(?:'|’)s? +| +(?:'|’)s +)lap\b|(?:膝盖?|膝头|大?腿)上/u;

/** What one sits on already. */
const SEATED_ON: ReadonlySet<FigureName> = new Set<FigureName>([
  'chair',
  'sofa',
  'bench',
  'bed',
  'throne',
  'wheelchair',
]);

/** Puts an animal on the lap that the words name. @param text lower case */
export function sitOnLap(plan: ScenePlan, text: string): void {
  if (!LAP.test(text)) return;
  const pet = plan.cast.find(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure) && HELD[figure]);
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  const sitter = people.find(({ figure }) => figure === 'person') ?? people[0];
  if (!pet || !sitter || sitter.count > 1) return;
  const own: Pick<Relation, 'who' | 'trait' | 'by'> = {
    who: sitter.figure,
    ...(sitter.trait && { trait: sitter.trait }),
    ...(sitter.person && { by: sitter.person.name }),
  };
  const kept = (plan.relations ?? []).filter(({ who, to }) => who !== pet.figure && to !== pet.figure);
  const seated = kept.some(({ who, how, to }) => who === sitter.figure && how === 'on' && SEATED_ON.has(to));
  plan.relations = [...kept, { ...own, how: 'holds', to: pet.figure }];
  plan.acts &&= plan.acts.filter(({ who, does }) => who !== pet.figure || does === 'sleep');
  if (seated) return;
  plan.setting ??= 'room';
  const seat = plan.cast.find(({ figure }) => SEATED_ON.has(figure))?.figure ?? 'chair';
  if (!plan.cast.some(({ figure }) => figure === seat)) plan.cast.push({ figure: seat, count: 1 });
  plan.relations.push({ ...own, how: 'on', to: seat });
}
