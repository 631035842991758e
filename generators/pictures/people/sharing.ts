/** What several people play with together. */
import type { Cast, Relation, ScenePlan } from '../words/plan.ts';
import { isTieOf } from './ties.ts';

const ONE_FOR_ALL: ReadonlySet<Relation['to']> = new Set<Relation['to']>(['ball', 'kite']);

/** Of several children with a ball one has it, and the others run with them. @param cast with a look for each */
export const shareOne = (
  { relations, cast: named }: ScenePlan,
  cast: readonly Cast[],
  prompt: string,
): Relation[] | undefined =>
  relations?.map((tie): Relation => {
    const one = named.find(({ figure }) => figure === tie.to);
    const own =
      tie.how !== 'holds' ||
      !ONE_FOR_ALL.has(tie.to) ||
      (one?.count ?? 1) > 1 ||
      /\b(?:kites|balls)\b/iu.test(prompt);
    const first = own ? undefined : cast.find((some) => isTieOf(tie, some))?.person;
    return first ? { ...tie, by: first.name } : tie;
  });

/** Whether somebody looks on while another one has the kite. */
export const cheers = ({ figure, trait, person }: Cast, relations: readonly Relation[] = []): boolean =>
  person !== undefined &&
  !relations.some(({ who, by }) => who === figure && (by === undefined || by === person.name)) &&
  relations.some(
    (tie) =>
      tie.to === 'kite' &&
      tie.by !== undefined &&
      tie.by !== person.name &&
      tie.who === figure &&
      (tie.trait === undefined || tie.trait === trait),
  );
