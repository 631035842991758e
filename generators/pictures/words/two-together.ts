/** What somebody does to or with whoever is named with them: washes, fights, helps, examines, shares an umbrella. */
import { ANIMATE, HUMANS } from './beings.ts';
import { doerOf } from './doer.ts';
import { howMany, isThing, type Named, onceEach, type Thing } from './named.ts';
import type { Cast, FigureName, Relation, ScenePlan } from './plan.ts';

interface Deed {
  words: RegExp;
  /** What both are at. */
  at: FigureName;
  /** The other one is in or on it. */
  in?: true;
  /** Only people do it. */
  people?: true;
  /** Where, if the words name no place. */
  room?: ScenePlan['interior'];
}

/** Who washes somebody else. */
export const WASHES =
  /\b(?:wash(?:es|ed|ing)?|bath(?:es|ed|ing)) (?!(?:the |his |her |their |some )?(?:dishes|clothes|car|hands?|face|windows?|hair|feet|fruit|vegetables)\b)|\b(?:gives?|giving|gave) [^.,;]{2,24} a bath\b|[给帮][^，。,.]{1,8}洗澡/u;

const DEEDS: readonly Deed[] = [
  {
    words: WASHES,
    at: 'washTub',
    in: true,
  },
  {
    words:
      /(?<!(?:snowball|pillow|food|water) )\b(?:fights?(?! (?:a|the) fire)|fighting(?! (?:a|the) fire)|fought|duels?|duell?ing|spar(?:s|ring)?|fencing|wrestl(?:es?|ing))\b|打架|打斗|决斗|比武|比剑|击剑|对打|摔跤/u,
    at: 'duel',
    people: true,
  },
  {
    words:
      /^(?=.*(?:doctor|nurse|dentist|医生|护士|大夫)).*(?:\b(?:examin(?:es?|ing)|vaccinat(?:es?|ing)|treats?|treating|checks?|checking) (?:an?|the|his|her|their) |\bgiv(?:es?|ing) [^.,;]{2,24} (?:an injection|a shot|a vaccine)\b|打针|看病|检查|量体温|打疫苗)/u,
    at: 'giving',
    people: true,
    room: 'hospital',
  },
  {
    words:
      /\bhelp(?:s|ed|ing)? (?:an?|the|his|her|their) [^.,;]{2,24}(?:walk|stand|cross|across|up|down)\b|搀扶|扶着|搀着/u,
    at: 'handInHand',
    people: true,
  },
  { words: /\bback[- ]to[- ]back\b|背靠着?背|背对着?背/u, at: 'backToBack', people: true },
  { words: /\b(?:shak(?:e|es|ing)|shook) hands\b|握手/u, at: 'handshake', people: true },
  {
    words:
      /\bshar(?:e|es|ed|ing) (?:an|the|one) umbrella\b|[共同][撑打][^，。,.]{0,3}伞|一起[撑打][^，。,.]{0,3}伞|under (?:one|the same) umbrella/u,
    at: 'sharedUmbrella',
    people: true,
  },
];

/** Who is armed by their calling. */
const ARMED: ReadonlySet<string> = new Set(['knight', 'samurai', 'pirate']);

/**
 * Puts two of a plan at what one does to the other, or both do.
 * @param text lower case @param named things of the text, in order
 */
export function doTogether(plan: ScenePlan, text: string, named: readonly Named[]): void {
  const deed = DEEDS.find(({ words }) => words.test(text));
  if (!deed) return;
  const can = deed.people ? HUMANS : ANIMATE;
  const all = named.filter((one): one is Thing => isThing(one) && can.has(one.figure));
  const doer = doerOf(text, all, deed.words.exec(text)?.index ?? 0);
  const others = onceEach(all).filter(({ figure, trait, name }) => !isSame(doer, { figure, trait, name }));
  const [first, second] = [doer, others[0]];
  const many = howMany(plan.cast, named, can);
  if (!first || many !== 2 || plan.relations?.some(({ how }) => how === 'on' || how === 'leads')) return;
  const alike = !second;
  if (deed.in && alike) return;
  // a knight who fights a dragon fights nobody else
  if (deed.at === 'duel' && plan.cast.some(({ figure }) => ANIMATE.has(figure) && !HUMANS.has(figure)))
    return;
  const swords = plan.cast.find(({ figure }) => figure === 'sword');
  const weapon =
    ((deed.at === 'duel' || deed.at === 'backToBack') && swords) ||
    (deed.at === 'duel' && plan.cast.some(({ outfit }) => outfit && ARMED.has(outfit)));
  if (weapon && !swords) plan.cast.push({ figure: 'sword', count: 1 });
  const umbrella = plan.cast.find(({ figure }) => figure === 'umbrella');
  if (deed.at === 'sharedUmbrella') {
    plan.cast = plan.cast.filter((one) => one !== umbrella);
    plan.cast.push({ figure: deed.at, count: 1, ...(umbrella?.colour && { colour: umbrella.colour }) });
  } else if (!plan.cast.some(({ figure }) => figure === deed.at))
    plan.cast.push({ figure: deed.at, count: 1 });
  const who = alike ? [first] : [first, second];
  plan.relations = [
    ...(plan.relations ?? []).filter(
      ({ to }) => to !== 'umbrella' && to !== 'sword' && to !== second?.figure,
    ),
    ...who.map(
      (one, i): Relation => ({
        ...asWho(one),
        how: deed.in && i > 0 ? 'on' : 'at',
        to: deed.at,
      }),
    ),
    ...(weapon ? who.map((one): Relation => ({ ...asWho(one), how: 'holds', to: 'sword' })) : []),
  ];
  if (deed.room && plan.setting === null) {
    plan.setting = 'room';
    plan.interior ??= deed.room;
  }
  if (deed.at === 'washTub') washesWhere(plan, second);
}

type Somebody = { figure: FigureName; trait?: Thing['trait'] | undefined; name?: string | undefined };

const isSame = (one: Somebody | undefined, other: Somebody): boolean =>
  one?.figure === other.figure && one.trait === other.trait && one.name === other.name;

/** People are washed in a bathroom, animals outside. */
function washesWhere(plan: ScenePlan, washed: Pick<Cast, 'figure'> | undefined): void {
  if (plan.setting !== null) return;
  const inside = washed !== undefined && HUMANS.has(washed.figure);
  plan.setting = inside ? 'room' : 'meadow';
  if (inside) plan.interior ??= 'bathroom';
}

const asWho = ({ figure, trait, name }: Thing): Pick<Relation, 'who' | 'trait' | 'by'> => ({
  who: figure,
  ...(trait && { trait }),
  ...(name !== undefined && { by: name }),
});
