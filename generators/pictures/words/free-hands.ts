import type { FigureName, Relation, ScenePlan } from './plan.ts';

/** What takes both hands, and is on a stage too. */
const INSTRUMENTS: ReadonlySet<FigureName> = new Set<FigureName>([
  'guitar',
  'violin',
  'drum',
  'piano',
  'cello',
  ...(['flute', 'trumpet', 'saxophone', 'accordion', 'pipa', 'erhu', 'harp', 'guzheng'] as const),
]);

/** What somebody has by their calling, unless they hold something else. */
function layDownRod(relations: Relation[], plan: ScenePlan): void {
  const rods = relations.filter(
    (tie) =>
      tie.to === 'rod' &&
      relations.some(
        (other) =>
          other.how === 'holds' && other.to !== 'rod' && other.who === tie.who && other.by === tie.by,
      ),
  );
  for (const tie of rods) relations.splice(relations.indexOf(tie), 1);
  if (rods.length > 0 && !relations.some(({ to }) => to === 'rod'))
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'rod');
}

/** Takes the microphone from a singer who plays something, "a singer with a guitar", and its treasure from a dragon. Changes both lists. */
export function freeHands(relations: Relation[], plan: ScenePlan): void {
  layDownRod(relations, plan);
  // who sits on something is drawn there, and not a second time at a comb
  const comb = relations.findIndex(
    ({ to, who, by }) =>
      to === 'comb' && relations.some((tie) => tie.how === 'on' && tie.who === who && tie.by === by),
  );
  if (comb >= 0) {
    relations.splice(comb, 1);
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'comb');
  }
  // a dragon lies at its treasure
  const hoard = relations.findIndex(({ who, to }) => who === 'dragon' && to === 'treasureChest');
  if (hoard >= 0) relations.splice(hoard, 1);
  const plays = ({ who, by, trait }: Relation): boolean =>
    relations.some(
      (other) => INSTRUMENTS.has(other.to) && other.who === who && other.by === by && other.trait === trait,
    );
  const busy = relations.filter((tie) => tie.to === 'microphone' && plays(tie));
  if (busy.length === 0) return;
  for (const tie of busy) relations.splice(relations.indexOf(tie), 1);
  if (!relations.some(({ to }) => to === 'microphone'))
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'microphone');
}
