import { CABIN_SEATS } from '../figures/cabin-seats.ts';
import { HELD } from '../figures/held.ts';
import { STATIONS } from '../figures/stations.ts';
import { WALKED_ON } from '../figures/together.ts';
import { deedOf } from '../words/acts.ts';
import { ANIMATE } from '../words/beings.ts';
import type { Cast, Deed, Relation, ScenePlan } from '../words/plan.ts';
import { isPutOn } from '../words/worn.ts';
import { distanceIn } from './distance.ts';
import { clothesIn, garbIn, saysLook } from './look-words.ts';
import { ownWords } from './own-words.ts';
import { personLook } from './person-look.ts';
import { isBehind, looksAway, type Pose } from './pose.ts';

/** More people are a crowd, where poses are not visible. Around most things and on seats there is room for fewer. */
const MOST = 9;
const MOST_AT = 5;
/** More people than this are no portrait. */
const MOST_NEAR = 3;

/** How many people are seen from near. */
const mostAt = (plan: ScenePlan, bound: Relation | undefined): number => {
  const station = bound?.how === 'at' && STATIONS[bound.to];
  if (station) return Math.max(MOST_AT, station.posts.length);
  return isSeated(plan) ? MOST_AT : MOST;
};

const PAIR = ['woman', 'man'] as const;

/** What people sit down with in a room. */
const READ: ReadonlySet<Relation['to']> = new Set<Relation['to']>([
  'book',
  'newspaper',
  'guitar',
  'knitting',
]);

/** The pose of somebody on a thing, with a thing in their hands, or with a ball at their feet. */
function poseFor({ how, to }: Relation, { setting }: ScenePlan): Pose {
  if (how === 'on') return WALKED_ON.has(to) ? 'stand' : 'ride';
  if (setting === 'room' && how === 'holds' && READ.has(to)) return 'sit';
  if (how === 'leads') return 'walk';
  if (how === 'holds') return HELD[to]?.foot ? 'run' : 'hold';
  return 'stand';
}

const isHuman = ({ figure }: Pick<Cast, 'figure'>): boolean => figure === 'person' || figure === 'child';

const isOf = ({ who, trait }: Relation, one: Cast): boolean =>
  who === one.figure && (trait === undefined || trait === one.trait);

/** Whether the picture is of the inside of a vehicle with seats. */
const isSeated = ({ inside }: ScenePlan): boolean =>
  inside !== undefined && CABIN_SEATS[inside] !== undefined;

/** The pose of what somebody does. Default: `stand`, or `sit` where there are seats. */
function deed(plan: ScenePlan, one: Cast | undefined): Pose {
  const does = one && deedOf(plan.acts, one.figure, undefined, one.trait);
  if (does === undefined || isOfAnimals(does)) return isSeated(plan) ? 'sit' : 'stand';
  return does;
}

const isOfAnimals = (does: Deed): does is Exclude<Deed, Pose> =>
  does === 'howl' || does === 'graze' || does === 'rest';

/** What several people play with together. */
const ONE_FOR_ALL: ReadonlySet<Relation['to']> = new Set<Relation['to']>(['ball', 'kite']);

/** Of several children with a ball one has it, and the others run with them. */
const shareOne = (
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
    const first = own ? undefined : cast.find((some) => isOf(tie, some))?.person;
    return first ? { ...tie, by: first.name } : tie;
  });

/** Whether somebody looks on while another one has the kite. */
const cheers = ({ figure, trait, person }: Cast, relations: readonly Relation[] = []): boolean =>
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

/** Gives people who sleep in a room, or in no place that the words name, a bed. */
function putToBed(plan: ScenePlan): ScenePlan {
  const { cast, relations = [], setting, sky, inside } = plan;
  const sleeper = cast.find((one) => isHuman(one) && deed(plan, one) === 'sleep');
  const lain = relations.some(({ how, who }) => who === sleeper?.figure && how !== 'holds');
  if (!sleeper || inside || lain) return plan;
  const nowhere = setting === null && sky.length === 0 && cast.every(({ figure }) => ANIMATE.has(figure));
  if (setting !== 'room' && !nowhere) return plan;
  return {
    ...plan,
    setting: 'room',
    ...(nowhere && { interior: 'bedroom' }),
    cast: cast.some(({ figure }) => figure === 'bed') ? cast : [...cast, { figure: 'bed', count: 1 }],
    relations: [...relations, { who: sleeper.figure, how: 'on', to: 'bed' }],
  };
}

/**
 * Shows unnamed people who do something ("an old man walks", 男孩奔跑) as full figures in that pose, since a portrait could not.
 * @param seed of the picture; decides looks that the prompt leaves open
 */
export function letStrangersAct(read: ScenePlan, prompt: string, seed: number): ScenePlan {
  const plan = putToBed(read);
  const acts = deed(
    plan,
    plan.cast.find((one) => isHuman(one) && deed(plan, one) !== 'stand'),
  );
  const bound = plan.relations?.find(({ who, how }) => how !== 'under' && isHuman({ figure: who }));
  const pose = acts === 'stand' && bound ? poseFor(bound, plan) : acts;
  const strangers = plan.cast.filter(isHuman);
  const total = strangers.reduce((sum, { count }) => sum + count, 0);
  // a standing person becomes an actor only if the prompt describes their looks; in a portrait a calling does
  const said = prompt.toLowerCase().normalize('NFKC');
  const own = total === 1 ? [said] : (ownWords(said, total) ?? []);
  const described = own.some(saysLook) || (plan.closeUp && strangers.some(({ outfit }) => outfit));
  // in a room nobody is far away, and seen from behind
  const indoors = plan.setting === 'room' && !plan.closeUp;
  const still = (pose === 'stand' && !bound) || (plan.closeUp && !bound);
  // in a portrait nobody sees a dress
  const inDress = own.some((words) => clothesIn(words).dress === true || garbIn(words) !== undefined);
  const puts = strangers.some(({ outfit, worn }) => outfit || worn?.some(({ what }) => isPutOn(what)));
  // of so many no portrait has room, and strangers who turn their backs are no picture of them
  const group = total > MOST_NEAR && still && !plan.closeUp;
  // who looks at the sea turns their back to us
  const away = !plan.closeUp && looksAway(prompt);
  const dressed = ((puts || inDress) && !plan.closeUp) || group || away;
  if ((still && !described && !dressed && !indoors) || total === 0 || total > mostAt(plan, bound))
    return plan;
  const distance = distanceIn(prompt);
  // what is said of several at once is nobody's own
  const looks = own[Symbol.iterator]();
  const counted = new Map<string, number>();
  const cast = plan.cast.flatMap((one): Cast[] => {
    if (!isHuman(one)) return [one];
    const tie = plan.relations?.find((some) => some.how !== 'under' && some.how !== 'up' && isOf(some, one));
    const does = deed(plan, one);
    // who holds something has the pose for it, and what others do is not theirs
    const own = tie && does === 'stand' ? poseFor(tie, plan) : does;
    const other = own !== pose;
    const kind = one.trait ?? one.figure;
    const before = counted.get(kind) ?? 0;
    counted.set(kind, before + one.count);
    return Array.from({ length: one.count }, (_, i) => ({
      ...one,
      count: 1,
      ...(one.pair && { trait: PAIR[i % 2] ?? 'woman' }),
      ...(other && { bearing: { pose: own } }),
      person: personLook(
        { name: `${kind} ${before + i}`, look: { words: looks.next().value ?? '' } },
        one.pair ? { ...one, trait: PAIR[i % 2] ?? 'woman' } : one,
        seed,
      ),
    }));
  });
  const shared = shareOne(plan, cast, prompt);
  // what they wear shows in full figure only
  const whole = still && (dressed || indoors);
  if (still && !whole) return { ...plan, cast };
  return {
    ...plan,
    cast: cast.map((one) => (cheers(one, shared) ? { ...one, bearing: { pose: 'raise' } } : one)),
    ...(shared && { relations: shared }),
    shown: {
      ...(distance ? { distance } : whole && { distance: 'full' }),
      pose,
      behind: away || isBehind(prompt),
    },
  };
}
