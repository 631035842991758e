/** Children of a playground are on its swing and its slide, unless the words say what else they do. */
import { HUMANS } from './beings.ts';
import { isThing, type Named, onceEach, type Thing } from './named.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';

type Child = Pick<Cast, 'figure' | 'count' | 'trait' | 'infant'> & { name?: string };

/** One child swings; several share the slide. */
const RIDES: readonly FigureName[] = ['swing', 'slide'];
/** What names no play of its own. */
const PLAYS =
  /\bplay(?:s|ing|ed)? (?!with\b|the\b|an?\b|foot|basket|tag)|\bplay(?:s|ing|ed)?[.,!]?$|玩(?=$|耍|得|[，。,.])/u;

/** @param text lower case */
export function playAtPlayground(plan: ScenePlan, text: string, named: readonly Named[]): void {
  if (plan.site !== 'playground') return;
  const free = ({ figure, trait, name, infant }: Child): boolean =>
    figure === 'child' &&
    !infant &&
    !plan.relations?.some(
      ({ who, trait: its, by }) =>
        who === figure && (its === undefined || its === trait) && (by === undefined || by === name),
    );
  const idle = (plan.acts ?? []).every(
    ({ who, does }) => (who !== undefined && !HUMANS.has(who)) || (does === 'run' && PLAYS.test(text)),
  );
  if (!idle) return;
  const children: Child[] = [
    ...plan.cast.filter(free),
    ...onceEach(named)
      .filter((one): one is Thing => isThing(one) && one.name !== undefined)
      .map(({ figure, name = '' }): Child => ({ figure, count: 1, name }))
      .filter(free),
  ];
  for (const [i, child] of children.entries()) {
    const to = RIDES[child.count > 1 ? 1 : i % 2] ?? 'swing';
    if (!plan.cast.some(({ figure }) => figure === to)) plan.cast.push({ figure: to, count: 1 });
    plan.relations = [
      ...(plan.relations ?? []),
      {
        who: 'child',
        ...(child.trait && { trait: child.trait }),
        ...(child.name !== undefined && { by: child.name }),
        how: 'on',
        to,
      },
    ];
    plan.acts &&= plan.acts.filter(
      ({ who, trait, by }) =>
        who !== 'child' || (trait && trait !== child.trait) || (by !== undefined && by !== child.name),
    );
  }
}
