/** A teacher at the blackboard and the class before it. */
import type { Cast, Relation, ScenePlan } from './plan.ts';

const TEACHES = /\bteach(?:er|ers|es|ing)?\b|老师|教师|上课|讲课/u;
const BOARD = { figure: 'blackboard', count: 1 } as const satisfies Cast;

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
