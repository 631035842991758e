/** Which dance the words mean. */
import type { Dance } from './dance.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const DANCES: readonly (readonly [Dance, RegExp])[] = [
  [
    'street',
    /\b(?:street[- ]?danc\w*|hip[- ]?hop|break[- ]?danc\w*|breaking battle|dance battle|disco|pop(?:ping)? and lock(?:ing)?|k-?pop)\b|街舞|嘻哈|霹雳舞|迪斯科|机械舞|斗舞/u,
  ],
  [
    'folk',
    /\b(?:square|line|folk|ring|circle|round|village|tribal)[- ]danc\w*|\bdanc\w+ (?:in|around in|round in) (?:a |the )?(?:big |large |wide )?(?:circle|ring)s?\b|\bdanc\w+ (?:a?round) (?:a|the) (?:[a-z]+ )?(?:fire|campfire|bonfire|tree|maypole)\b|广场舞|秧歌|圆圈舞|锅庄|民族舞|集体舞|围成?一?个?圈[^，。]{0,4}跳舞|围着[^，。]{0,5}跳舞|手拉手跳舞/u,
  ],
  ['ballet', /\bballet\b|\bpirouettes?\b|芭蕾/u],
];

const danceIn = (text: string): Dance | undefined => DANCES.find(([, words]) => words.test(text))?.[0];

/** Tells a plan the dance; who dances around a fire or a tree does not sit at it. @param text lower case */
export function letDance(plan: ScenePlan, text: string): void {
  const dance = danceIn(text);
  if (!dance) return;
  plan.dance = dance;
  const dancers = plan.acts?.filter(({ does }) => does === 'dance') ?? [];
  if (dance !== 'folk' || dancers.length === 0) return;
  plan.relations = (plan.relations ?? []).filter(
    ({ who, how, to }) =>
      !(how === 'at' && AROUND.has(to) && dancers.some((act) => act.who === undefined || act.who === who)),
  );
}
const AROUND: ReadonlySet<FigureName> = new Set<FigureName>(['campfire', 'handInHand', 'christmasTree']);
