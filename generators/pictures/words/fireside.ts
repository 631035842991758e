/** A fire indoors is in a fireplace, and one that is not a campfire: "reads by the fire in a cottage", "a cottage by the fire". */
import { HUMANS } from './beings.ts';
import type { ScenePlan } from './plan.ts';

const FIRE =
  /\b(?:by|at|beside|near|before|around|in front of) (?:the|a) (?:warm |open |small |big )?fire\b(?! ?(?:truck|engine|station|escape|hydrant))|炉火|火炉|炉边/u;
/** What burns in a stove alone. */
const HEARTH = /炉/u;
/** Words for being under a roof that name no room. */
const WITHIN =
  /\b(?:in|inside|into) (?:(?:a|an|the|his|her|their|my|our) )?(?:[a-z]+ ){0,2}(?:cottage|cabin|house|hut|castle|inn|home)\b|\bat home\b|小屋|木屋|屋子|屋里|家里|家中/u;

/** Warming oneself at a stove, on which nobody cooks. */
const AT_STOVE =
  /\b(?:by|beside|near|around|next to|in front of|at) (?:the|an?|his|her|their) (?:[a-z]+ )?stove\b/u;
const COOKING =
  /\b(?:cook|fr(?:y|ies|ied)|stir|boil|bak(?:e|ing)|roast|wok\b|pan\b|pot\b|soup|dinner|lunch|breakfast|pancake|meal|chef)/u;

/** Whoever sits by a stove is by the fire; a kitchen has one of its own, without a wok over the flame. */
function warmAtStove(plan: ScenePlan, text: string): void {
  if (!AT_STOVE.test(text) || COOKING.test(text)) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'stove');
  plan.relations &&= plan.relations.filter(({ to }) => to !== 'stove');
  plan.setting ??= 'room';
  if (plan.setting === 'room') plan.interior ??= 'fireside';
}

/** Gives a fire that is indoors its fireplace, and any other one logs on the ground. @param text lower case */
export function lightFireplace(plan: ScenePlan, text: string): void {
  warmAtStove(plan, text);
  if (!FIRE.test(text)) return;
  const indoors = plan.setting === 'room' || (plan.setting === null && WITHIN.test(text));
  if (indoors || (plan.setting === null && HEARTH.test(text))) {
    plan.setting = 'room';
    plan.interior = 'fireside';
    return;
  }
  if (plan.setting === 'cabin' || HEARTH.test(text)) return;
  if (plan.cast.some(({ figure }) => figure === 'campfire' || figure === 'blaze')) return;
  plan.cast.push({ figure: 'campfire', count: 1 });
  const free = plan.cast.filter(
    ({ figure, trait }) =>
      HUMANS.has(figure) && !plan.relations?.some((tie) => tie.who === figure && tie.trait === trait),
  );
  if (free.length > 0)
    plan.relations = [
      ...(plan.relations ?? []),
      ...free.map(({ figure, trait }) => ({
        who: figure,
        ...(trait && { trait }),
        how: 'at' as const,
        to: 'campfire' as const,
      })),
    ];
}
