/** Who is on a table: "a cat on a table", 桌子上的猫. */
import { elsewhere, isTable } from './at-table.ts';
import { before } from './before-noun.ts';
import { ANIMATE } from './beings.ts';
import type { Match } from './match.ts';
import type { Named } from './named.ts';
import type { ScenePlan } from './plan.ts';
import { bearersOf } from './relate.ts';
import type { Sense } from './senses.ts';

const ON = before('on|onto|on top of|atop');
const ON_ZH = /[上面]$/u;

/**
 * Puts a table under the people and animals who are on one: a table top that fills the picture would look like a floor under them.
 * What is no being lies on that table top as ever, and who is with it, too.
 * @param text lower case @param matches its words @param named the things of the text, in order
 */
export function putOnTable(
  plan: ScenePlan,
  text: string,
  matches: readonly Match<Sense[]>[],
  named: readonly Named[],
): void {
  const table = matches.find((match) => isOn(text, match));
  const busy = plan.relations?.some(({ how }) => how === 'on' || how === 'at') ?? false;
  if (!table || busy || plan.inside) return;
  const all: Named[] = [...named, { figure: 'table', start: table.start, end: table.end } as const].sort(
    (a, b) => a.start - b.start,
  );
  const at = all.findIndex(({ figure }) => figure === 'table');
  const on = bearersOf(text, all, at, plan.relations ?? [], 'on');
  if (on.length === 0 || !on.every(({ figure }) => ANIMATE.has(figure))) return;
  plan.cast = [...plan.cast, { figure: 'table', count: 1 }];
  plan.relations = [
    ...(plan.relations ?? []),
    ...on.map(({ figure, name }) => ({
      who: figure,
      ...(name !== undefined && { by: name }),
      how: 'on' as const,
      to: 'table' as const,
    })),
  ];
  if (plan.setting === 'table') plan.setting = elsewhere(matches) ?? 'room';
}

/** Whether a word is a table that something is on. */
function isOn(text: string, { means, word, start, end }: Match<Sense[]>): boolean {
  if (!isTable(means)) return false;
  return (
    ON.test(text.slice(Math.max(0, start - 40), start)) ||
    ON_ZH.test(word) ||
    text.slice(end).startsWith('上')
  );
}
