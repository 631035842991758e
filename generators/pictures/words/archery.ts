/** Who has a bow, and who draws it. */
import { HUMANS } from './beings.ts';
import type { Doing } from './doing.ts';
import type { Cast, ScenePlan } from './plan.ts';
import type { Row } from './row.ts';
import { TRADES } from './trades.ts';

export const bowDoings: readonly Row<Doing>[] = [
  { means: { how: 'holds', to: 'longbow' }, words: TRADES.archers },
  {
    means: { how: 'holds', to: 'drawnBow' },
    words:
      'archery archery_contest archery_competition archery_tournament shooting_an_arrow shooting_arrows shoots_an_arrow shoots_arrows shoots_the_arrow shoots_his_arrow shoots_her_arrow shot_an_arrow drawing_a_bow drawing_his_bow drawing_her_bow draws_a_bow draws_his_bow draws_her_bow draws_the_bow aiming_an_arrow aims_an_arrow 射箭 射箭比赛 练习射箭 拉弓 张弓 弯弓 拉弓射箭 弯弓射箭 张弓搭箭',
  },
];

/** Lets whoever draws a bow have no other, and an archer who is all that is seen draw it. */
export function drawBow(plan: ScenePlan): void {
  const { relations = [], cast } = plan;
  const draws = relations.some(({ to }) => to === 'drawnBow');
  const [one, ...others] = cast.filter(({ figure }) => figure !== 'longbow');
  const alone = others.length === 0 && one?.count === 1 && relations.length === 1;
  if (draws) {
    plan.relations = relations.filter(({ to }) => to !== 'longbow');
    plan.cast = cast.filter(({ figure }) => figure !== 'longbow');
  } else if (alone && relations[0]?.to === 'longbow') {
    plan.relations = relations.map((tie) => ({ ...tie, to: 'drawnBow' }));
    for (const bow of cast) if (bow.figure === 'longbow') bow.figure = 'drawnBow';
  }
}

/** Gives an archer of a story, who does nothing else with their hands here, their bow. */
export function armArchers(plan: ScenePlan): void {
  const free = ({ figure, outfit, person }: Cast): boolean =>
    outfit === 'archer' && HUMANS.has(figure) && !plan.relations?.some(({ by }) => by === person?.name);
  const archers = plan.cast.filter((one) => one.person && free(one));
  if (archers.length === 0) return;
  plan.cast = [...plan.cast, { figure: 'longbow', count: 1 }];
  plan.relations = [
    ...(plan.relations ?? []),
    ...archers.map(({ figure, person }) => ({
      who: figure,
      ...(person && { by: person.name }),
      how: 'holds' as const,
      to: 'longbow' as const,
    })),
  ];
}
