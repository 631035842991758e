/** A teacher at the blackboard and the class before it. */
import type { Cast, FigureName, Relation, ScenePlan } from './plan.ts';

const TEACHES = /\bteach(?:er|ers|es|ing)?\b|老师|教师|上课|讲课/u;
const BOARD = { figure: 'blackboard', count: 1 } as const satisfies Cast;

/** What those have before them who write or draw. */
const OWN_DESKS: ReadonlySet<FigureName> = new Set<FigureName>(['writingDesk', 'easel']);
const ON_BOARD = /\bon (?:the|a|his|her|their) (?:black|chalk)board\b|黑板[上前]/u;

/** Who writes or draws on a blackboard stands at it, and at no desk. @param text lower case */
export function writeOnBoard(plan: ScenePlan, text: string): void {
  if (!ON_BOARD.test(text) || !plan.cast.some(({ figure }) => figure === 'blackboard')) return;
  const writes = (tie: Relation): boolean => tie.how === 'at' && OWN_DESKS.has(tie.to);
  if (!plan.relations?.some(writes)) return;
  const there = plan.relations.filter(({ to }) => to === 'blackboard');
  plan.relations = plan.relations.flatMap((tie) => {
    if (!writes(tie)) return [tie];
    return there.some(({ who, trait, by }) => who === tie.who && trait === tie.trait && by === tie.by)
      ? []
      : [{ ...tie, to: 'blackboard' as const }];
  });
  plan.cast = plan.cast.filter(({ figure }) => !OWN_DESKS.has(figure));
}

/** Seats children at desks before the blackboard, if a teacher is named with them at it or in a classroom. @param text lower case */
export function seatClass(plan: ScenePlan, text: string): void {
  const { cast, relations = [] } = plan;
  const board = cast.some(({ figure }) => figure === 'blackboard');
  const isTied = ({ figure, trait }: Cast): boolean =>
    relations.some(({ who, trait: its, to }) => (who === figure && its === trait) || to === figure);
  const adults = cast.filter(({ figure }) => figure === 'person');
  const children = cast.filter(({ figure, infant }) => figure === 'child' && !infant);
  const idle = children.filter((one) => !isTied(one));
  if (adults.length !== 1 || idle.length === 0 || !TEACHES.test(text)) return;
  if (!board && plan.interior !== 'classroom') return;
  const at = ({ figure, trait }: Cast): Relation => ({
    who: figure,
    ...(trait && { trait }),
    how: 'at',
    to: 'blackboard',
  });
  const teachers = adults.filter((one) => !isTied(one));
  // the first at a blackboard writes on it
  plan.cast = [...adults, ...cast.filter((one) => !adults.includes(one)), ...(board ? [] : [{ ...BOARD }])];
  plan.relations = [...relations, ...teachers.map(at), ...idle.map(at)];
  plan.setting = 'room';
  plan.interior = 'classroom';
}
