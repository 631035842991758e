/** Where people lie, and where they only doze: in a bed, and at a table. */
import { HUMANS } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const IN_BED =
  /\bin (?:(?:a|an|the|his|her|their|my) )?(?:(?:hospital|sick|warm|soft|cozy|cosy|big|small|little|white) )*bed\b|\bbedridden\b|病床上|卧床|床上躺|卧病在床/u;
/** Who is awake enough to sit there. */
const UP =
  /\b(?:sits?|sitting|sat|reads?|reading|eats?|eating|jumps?|jumping|plays?|playing)\b|坐|看书|读书|吃|跳|玩/u;

/** Lets people lie whom the words put into a bed. @param text lower case */
export function lieInBed(plan: ScenePlan, text: string): void {
  if (!IN_BED.test(text) || UP.test(text)) return;
  const abed =
    plan.relations?.filter(({ who, how, to }) => HUMANS.has(who) && how === 'on' && to === 'bed') ?? [];
  const acts = plan.acts ?? [];
  const idle = abed.filter(({ who, by }) => !acts.some((act) => act.who === who && act.by === by));
  if (idle.length > 0)
    plan.acts = [
      ...acts,
      ...idle.map(({ who, trait, by }) => ({
        who,
        ...(trait && { trait }),
        ...(by !== undefined && { by }),
        does: 'lie' as const,
      })),
    ];
}

/** Whoever sleeps on a table sits at it, the head on their arms. */
export function dozeAtTable(plan: ScenePlan): void {
  const sleeps = (who: FigureName): boolean =>
    plan.acts?.some((act) => act.does === 'sleep' && (act.who === undefined || act.who === who)) ?? false;
  plan.relations &&= plan.relations.map((tie) =>
    tie.how === 'on' && tie.to === 'table' && HUMANS.has(tie.who) && sleeps(tie.who)
      ? { ...tie, how: 'at' }
      : tie,
  );
}
