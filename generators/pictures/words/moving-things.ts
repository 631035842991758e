/** Who pushes, pulls or carries what has no handle for it: "two men push a car", 抬着沙发. */
import { HELD } from '../figures/held.ts';
import { STATIONS } from '../figures/stations.ts';
import { ANIMATE } from './beings.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { FigureName, Relation, ScenePlan } from './plan.ts';
import { bearersOf } from './relate.ts';

const WAYS: readonly (readonly [NonNullable<Relation['way']>, RegExp])[] = [
  [
    'push',
    /\bpush(?:es|ed|ing)? (?:(?:a|an|the|his|her|their|its) )?(?:(?!open\b)[a-z-]+ ){0,2}$|(?:推(?!开|门|荐|测)[着动了]?)[^，。,.]{0,5}$/u,
  ],
  [
    'pull',
    /\b(?:pull(?:s|ed|ing)?|drag(?:s|ged|ging)?|tow(?:s|ed|ing)?|haul(?:s|ed|ing)?) (?:(?:a|an|the|his|her|their) )?(?:[a-z-]+ ){0,2}$|[拉拖][着动了]?[^，。,.]{0,5}$/u,
  ],
  [
    'carry',
    /\b(?:carr(?:y|ies|ied|ying)|lift(?:s|ed|ing)?) (?:(?:a|an|the|his|her|their) )?(?:[a-z-]+ ){0,2}$|[抬搬][着起了]?[^，。,.]{0,5}$/u,
  ],
];
/** On what somebody is pulled: "pulls his sister on a sled", 拉着坐雪橇的妹妹. */
const PULLS = /\b(?:pull|drag|tow)(?:s|ed|ing|ged|ging)?\b(?! by\b)|[拉拖]/u;
/** The same of whoever is pushed: "pushes his daughter on a swing". */
const PUSHES = /\bpush(?:es|ed|ing)?\b(?! by\b)|推/u;
/** Who moves it is named after it: "a sled pulled by dogs". */
const MOVED_BY =
  /^ (?:that is |which is |being )?(pull|push|carri|drawn)(?:ed)? by (?:(?:a|an|the|his|her|two|three|four|five|six) )?(?:[a-z]+ ){0,2}$/u;
const BY_WAY: Readonly<Record<string, NonNullable<Relation['way']>>> = {
  pull: 'pull',
  drawn: 'pull',
  push: 'push',
  carri: 'carry',
};

/** What nobody moves by hand. */
const FIXED: ReadonlySet<FigureName> = new Set<FigureName>([
  ...([
    'house',
    'castle',
    'church',
    'pagoda',
    'bridge',
    'tree',
    'door',
    'doorway',
    'swing',
    'slide',
    'lighthouse',
  ] as const),
  ...(['volcano', 'island', 'skyIsland', 'pier', 'curtain' as FigureName] as const),
]);

/** @param text lower case @param named things of the text, in order */
export function moveThings(plan: ScenePlan, text: string, named: readonly Named[]): void {
  moveSomebody(plan, text, named, 'sled', 'pull', PULLS);
  moveSomebody(plan, text, named, 'swing', 'push', PUSHES);
  named.forEach((one, i) => {
    if (!isThing(one) || ANIMATE.has(one.figure) || FIXED.has(one.figure)) return;
    const { relations = [] } = plan;
    if (relations.some(({ to, way }) => to === one.figure && way)) return;
    const before = text.slice(named[i - 1]?.end ?? 0, one.start);
    const next = named[i + 1];
    const by = isThing(next) && ANIMATE.has(next.figure) && MOVED_BY.exec(text.slice(one.end, next.start));
    const way = by ? BY_WAY[by[1] ?? ''] : WAYS.find(([, words]) => words.test(before))?.[0];
    if (!way || (STATIONS[one.figure] && way === 'push')) return;
    // what fits into a hand is held
    if (HELD[one.figure] && way !== 'push') return;
    const doers = by && isThing(next) ? [next] : bearersOf(text, named, i, relations, 'leads');
    const who = plan.cast.filter((some) => doers.some(({ figure, trait }) => isWho(some, figure, trait)));
    const many = who.reduce((sum, { count }) => sum + count, 0);
    if (many === 0 || (way === 'carry' && many < 2)) return;
    plan.relations = [
      ...relations.filter(
        (tie) => !(tie.to === one.figure && doers.some(({ figure }) => figure === tie.who)),
      ),
      ...doers.map((doer) => ({ ...asWho(doer), how: 'at' as const, to: one.figure, way })),
    ];
  });
}

const isWho = (one: ScenePlan['cast'][number], figure: FigureName, trait: Thing['trait']): boolean =>
  one.figure === figure && (trait === undefined || one.trait === undefined || one.trait === trait);

const asWho = ({ figure, trait, name }: Thing): Pick<Relation, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});

/** Whoever is named before the verb moves what the one after it sits on. */
function moveSomebody(
  plan: ScenePlan,
  text: string,
  named: readonly Named[],
  on: FigureName,
  way: NonNullable<Relation['way']>,
  words: RegExp,
): void {
  const verb = words.exec(text);
  if (!verb || !plan.cast.some(({ figure }) => figure === on)) return;
  const beings = named.filter((one): one is Thing => isThing(one) && ANIMATE.has(one.figure));
  const mover = beings.findLast(({ end }) => end <= verb.index);
  const rider = beings.find(({ start }) => start > verb.index);
  if (!mover || (on === 'swing' && !rider)) return;
  const { relations = [] } = plan;
  plan.relations = [
    ...relations.filter(({ to }) => to !== on),
    { ...asWho(mover), how: 'at', to: on, way },
    ...(rider ? [{ ...asWho(rider), how: 'on' as const, to: on }] : []),
  ];
}
