/** Children of a playground are on its swing and its slide, unless the words say what else they do. */
import { HUMANS } from './beings.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';

/** One child swings; several share the slide. */
const RIDES: readonly FigureName[] = ['swing', 'slide'];
/** What names no play of its own. */
const PLAYS =
  /\bplay(?:s|ing|ed)? (?!with\b|the\b|an?\b|foot|basket|tag)|\bplay(?:s|ing|ed)?[.,!]?$|玩(?=$|耍|得|[，。,.])/u;

/** @param text lower case */
export function playAtPlayground(plan: ScenePlan, text: string): void {
  if (plan.site !== 'playground') return;
  const free = ({ figure, trait, person, infant }: Cast): boolean =>
    figure === 'child' &&
    !infant &&
    !plan.relations?.some(
      ({ who, trait: its, by }) =>
        who === figure && (its === undefined || its === trait) && (by === undefined || by === person?.name),
    );
  const idle = (plan.acts ?? []).every(
    ({ who, does }) => (who !== undefined && !HUMANS.has(who)) || (does === 'run' && PLAYS.test(text)),
  );
  if (!idle) return;
  const children = plan.cast.filter(free);
  for (const [i, child] of children.entries()) {
    const to = RIDES[child.count > 1 ? 1 : i % 2] ?? 'swing';
    if (!plan.cast.some(({ figure }) => figure === to)) plan.cast.push({ figure: to, count: 1 });
    plan.relations = [
      ...(plan.relations ?? []),
      {
        who: 'child',
        ...(child.trait && { trait: child.trait }),
        ...(child.person && { by: child.person.name }),
        how: 'on',
        to,
      },
    ];
    plan.acts &&= plan.acts.filter(({ who, trait }) => who !== 'child' || (trait && trait !== child.trait));
  }
}
