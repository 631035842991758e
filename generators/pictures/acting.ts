import { type Actor, bears, CLOSER, several, sleeps } from './actors.ts';
import type { Figure } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';
import { onLegs } from './brush/stirring.ts';
import { carriedBy } from './carried-by.ts';
import { drivenBy } from './driving.ts';
import { canSitUp, isBeast } from './figures/beasts/rows.ts';
import {
  BENCH_METRES,
  benchSeat,
  CABIN_SEATS,
  cabinBench,
  clothOf,
  pilotSeat,
  pilotSeats,
  subwayBench,
} from './figures/cabin-seats.ts';
import { catalogue } from './figures/catalogue.ts';
import { asleep } from './figures/eyes.ts';
import { onStool } from './figures/furnishings.ts';
import { movedStation, pushedSeat, withRope } from './figures/moved-things.ts';
import { isMove } from './figures/moves/moves.ts';
import { SEATS } from './figures/seats.ts';
import { attended, gazeOf, postAt, STATIONS, type Worker } from './figures/stations.ts';
import type { Stir } from './figures/stirs.ts';
import { type Rider, seated } from './figures/together.ts';
import { ledBy } from './leading.ts';
import type { Pose } from './people/pose.ts';
import { inProportion, ridersIn, ridersOf } from './riders.ts';
import { withHeld } from './with-held.ts';
import { ANIMATE, HUMANS, PEOPLE } from './words/beings.ts';
import type { Cast, FigureName, Relation } from './words/plan.ts';

/**
 * Draws the figures of the cast, those who hold or ride something together with it.
 * @param floating whether there is no ground
 */
export function callUp(stage: Stage, floating: boolean): Actor[] {
  const { cast, relations } = stage.scene;
  const named = new Set(cast.map(({ figure }) => figure));
  // relations of figures that are not drawn here do not apply
  const ties = relations.filter(
    ({ who, to, how }) => how !== 'under' && how !== 'up' && named.has(who) && named.has(to),
  );
  const bound = (one: Cast): boolean =>
    ties.some((tie) => (tie.how === 'holds' ? tie.to === one.figure : bears(tie, one)));
  const free = cast.filter((one) => !bound(one));
  const passengers = free.filter((one) => takesSeat(stage, one));
  const riders = inProportion(
    passengers.flatMap((one) => ridersIn(stage, one, ties, floating, { down: true })),
  );
  return [
    ...(passengers[0] ? [benchOf(stage, passengers[0], riders)] : []),
    ...free
      .filter((one) => !passengers.includes(one))
      .flatMap(
        (one): Actor[] =>
          attendedBy(stage, one, ties, floating) ??
          carriedBy(stage, one, ties, floating) ??
          ledBy(stage, one, ties, floating) ??
          drivenBy(stage, one, ties, floating) ??
          riddenBy(stage, one, ties, floating) ??
          several(stage, one, ties, floating),
      ),
  ];
}

/** A thing with those who do something at it; null if nobody does. */
function attendedBy(stage: Stage, one: Cast, ties: readonly Relation[], floating: boolean): Actor[] | null {
  const way = ties.find((tie) => tie.how === 'at' && tie.to === one.figure && tie.way)?.way;
  if (!way && !STATIONS[one.figure]) return null;
  // with whoever is on it: a rabbit in a magician's hat
  const ridden = riddenBy(stage, one, ties, floating, way && pushedSeat(one.figure));
  const [own] = ridden ?? several(stage, { ...one, count: 1 }, ties, floating);
  const drawn = own?.figure;
  if (!own || !drawn || drawn === 'tree') return null;
  const station = way ? movedStation(way, one.figure, drawn, own.metres) : STATIONS[one.figure];
  const crew = station ? crewOf(stage, ties, one.figure, floating, station) : [];
  if (!station || crew.length === 0) return null;
  const thing =
    way === 'pull' ? { ...own, figure: withRope(drawn, station, crew) } : { ...own, figure: drawn };
  const figure = attended(thing.figure, station, crew);
  const metres = (figure.tall / 100) * ADULT;
  const { phases: first = [], stir = 'play' } = crew.find(({ phases }) => phases) ?? {};
  const beats = first.length;
  const stride = Array.from({ length: beats }, (_, nth): Figure => {
    // whoever is on it stays on it
    const [played] = ridden ?? several(stage, { ...one, count: 1, beat: nth / beats }, ties, floating);
    const at = crew.map(({ phases, ...worker }) => ({
      ...worker,
      figure: phases?.[Math.floor((nth / beats) * phases.length)] ?? worker.figure,
    }));
    return attended(!played || played.figure === 'tree' ? figure : played.figure, station, at);
  });
  return [
    {
      ...thing,
      figure,
      stand: 'ground',
      metres,
      closer: CLOSER,
      ...(beats > 0 && { stir, stride }),
    },
  ];
}

/** A seat or a mount with those on it; null if nobody is. */
function riddenBy(
  stage: Stage,
  one: Cast,
  ties: readonly Relation[],
  floating: boolean,
  seat = SEATS[one.figure],
): Actor[] | null {
  const riders = ridersOf(stage, ties, one.figure, floating, withDriver);
  if (riders.length === 0 || !seat) return null;
  // a cat sits, but not under a load
  const up = one.figure === 'cat' && one.stride === undefined ? { stride: STANDING } : {};
  const [own] = several(stage, { ...one, ...up, count: 1 }, ties, floating);
  if (!own || own.figure === 'tree') return null;
  // a rabbit that somebody rides is a giant
  const mount = ANIMATE.has(one.figure) ? { ...own, metres: Math.max(own.metres, RIDDEN) } : own;
  // a sofa is shared, but each rider gets a bicycle
  const loads =
    seat.wide || one.shared
      ? [one.shared && ANIMATE.has(one.figure) ? inLine(riders) : riders]
      : riders.map((rider) => [rider]);
  const { figure, stride, ...rest } = { ...mount, figure: own.figure };
  const highest = Math.max(...loads.map((load) => seated({ figure, metres: mount.metres }, seat, load).tall));
  return loads.map((load): Actor => {
    const ridden = (one: Figure, by = load) => seated({ figure: one, metres: mount.metres }, seat, by);
    const both = ridden(figure);
    const does = load.find(
      ({ stir }) => stir && (isMove(stir) || (seat.deck && (onLegs(stir) || stir === 'drive'))),
    );
    const turns = does?.phases?.map((_, nth, { length }) =>
      ridden(
        figure,
        load.map((one) => ({
          ...one,
          figure: one.phases?.[Math.floor((nth / length) * one.phases.length)] ?? one.figure,
        })),
      ),
    );
    return {
      ...rest,
      figure: both,
      // heights are compressed: of two horses that of a child is as large as the other
      metres: ((mount.metres * highest) / figure.tall) * ((both.tall / highest) * sizeOf(load)) ** 2,
      closer: CLOSER,
      ...(stride && { stride: stride.map((one) => ridden(one)) }),
      ...(does?.stir &&
        !stride && {
          stir: seat.deck ? 'cross' : movedBy(does.stir, rest.stir),
          ...(turns && { stride: turns }),
        }),
    };
  });
}

/** Those on one animal behind each other: the smallest ahead, who would not be seen behind the others. */
const inLine = (riders: readonly Rider[]): readonly Rider[] => riders.toSorted((a, b) => a.metres - b.metres);

/** The size of a mount made for whoever rides it: a child has a smaller bicycle than the grown-up beside them. */
const sizeOf = ([rider]: readonly Rider[]): number => (rider?.human && rider.fitted && rider.beside) || 1;

/** How something moves on which somebody does something: a boat is rowed, and a bicycle is pedalled, but a sofa stays. */
const movedBy = (does: Stir, own: Stir): Stir =>
  does === 'pedal' || does === 'row' || own === 'stand' ? does : own;

/** Phase of a walk with straight legs. */
const STANDING = 0.5;
/** Least size of an animal that carries somebody, in meters. */
const RIDDEN = 1.5;

/** All figures of a cast entry, a vehicle with its driver, a bicycle with its rider. */
const withDriver: typeof several = (stage, one, ties, floating) =>
  carriedBy(stage, one, ties, floating) ??
  drivenBy(stage, one, ties, floating) ??
  riddenBy(stage, one, ties, floating) ??
  several(stage, one, ties, floating);

/** What nobody does on a seat. */
const ON_FOOT: ReadonlySet<Pose> = new Set<Pose>([
  ...(['walk', 'run', 'jump', 'raise', 'push', 'dance', 'wave', 'cheer', 'throw', 'taichi'] as const),
]);

/** Whether somebody sits on a seat of the vehicle that the picture shows from the inside. */
function takesSeat({ scene }: Stage, { figure, person, bearing, pose, stride, gait }: Cast): boolean {
  if (scene.setting !== 'cabin' || !CABIN_SEATS[scene.inside] || !ANIMATE.has(figure)) return false;
  // who has no look has no pose either
  if (person) return !ON_FOOT.has(bearing?.pose ?? scene.shown?.pose ?? 'sit');
  if (
    figure === 'person' ||
    figure === 'child' ||
    catalogue[figure as Exclude<FigureName, 'tree'>].stand !== 'ground'
  )
    return false;
  return stride === undefined && gait === undefined && (pose === undefined || pose === 'sit');
}

/** A seat of the vehicle with those who sit on it. */
function benchOf(stage: Stage, first: Cast, riders: readonly Rider[]): Actor {
  // who sleeps lies along the seats
  const places = riders.reduce((sum, rider) => sum + (rider.figure.half > rider.figure.tall ? 3 : 1), 0);
  const pilots = CABIN_SEATS[stage.scene.inside] === 'pilots';
  const cloth = clothOf(stage.random);
  const bench = pilots
    ? pilotSeats(places)
    : (stage.scene.inside === 'subway' ? subwayBench : cabinBench)(cloth, places);
  const own = pilots ? (BENCH_METRES * bench.tall) / 76 : BENCH_METRES;
  const figure = seated(
    { figure: bench, metres: own },
    pilots ? pilotSeat(places) : benchSeat(places),
    riders,
  );
  const metres = own * (figure.tall / bench.tall);
  return { figure, cast: first, stand: 'ground', metres, stir: 'stand', closer: CLOSER };
}

/** Those who do something at a thing, each in the pose of their post. */
function crewOf(
  stage: Stage,
  ties: readonly Relation[],
  thing: FigureName,
  floating: boolean,
  station: NonNullable<(typeof STATIONS)[FigureName]>,
): Worker[] {
  const at = ties.filter(({ how, to }) => how === 'at' && to === thing);
  return stage.scene.cast
    .filter((one) => at.some((tie) => bears(tie, one)))
    .flatMap((one) => Array.from({ length: one.count }, () => ({ ...one, count: 1 })))
    .flatMap((one, i, crew) => {
      const post = postAt(station, i, crew.length);
      const { pose } = post;
      // whoever is asleep at a table has the head on it
      const dozes = HUMANS.has(one.figure) && (pose === 'play' || pose === 'sit') && sleeps(stage, one);
      const gaze = dozes ? SLUMP : gazeOf(post);
      const beast = pose !== 'walk' && canSitUp(one.figure) && pose !== 'stand' && { pose: 'sit' as const };
      const holds = beast && pose !== 'sit' && pose !== 'floor' && { holds: true };
      const posed: Cast = {
        ...one,
        ...beast,
        ...(post.walks && isBeast(one.figure) && { stride: STEP }),
        bearing: {
          ...one.bearing,
          ...holds,
          pose,
          ...(gaze && { gaze }),
          ...(post.arms && { arms: post.arms }),
          ...(dozes && { arms: 'doze' as const }),
          ...(post.plays && { plays: true }),
          ...(post.walks && { walks: true }),
          ...(post.dry && { dry: true }),
          ...(post.seat && { seat: post.seat }),
          ...(post.move && !dozes && { move: post.move }),
          ...(post.since && { since: post.since }),
        },
      };
      const [around, all] = post.has ? withHeld(stage, ties, one, post.has) : [stage, ties];
      return several(around, posed, all, floating).flatMap(({ figure, metres, stir, stride }): Worker[] => {
        if (figure === 'tree') return [];
        const animal = !PEOPLE.has(one.figure);
        // the posts are as far apart as people need it
        const scale = Math.min(
          Math.sqrt(metres / ADULT),
          animal && pose !== 'walk' ? WIDEST / figure.half : Infinity,
        );
        const stool = animal && !station.low && (pose === 'play' || pose === 'sit');
        const settled = (one: Figure): Figure => {
          const its = dozes ? asleep(one) : one;
          return stool ? onStool(its, STOOL / scale) : its;
        };
        const phases = GOES_ON.has(stir) || isMove(stir) ? stride?.map(settled) : undefined;
        const does = phases && stir;
        return [{ figure: settled(figure), scale, ...(does && { phases, stir: does }) }];
      });
    });
}

/** What somebody goes on doing at a post, besides the moves. */
const GOES_ON: ReadonlySet<Stir> = new Set<Stir>(['play', 'stroll', 'walk', 'jump']);
/** Phase of the stride of an animal that pulls something. */
const STEP = 0.2;

/** Where the face of a sleeper at a table is turned. */
const SLUMP = { x: 0.3, y: 0.3 };
/** Height of the stool under an animal at a thing made for people. */
const STOOL = 26;
/** Half the width of an animal beside an adult who is 100 high. */
const WIDEST = 38;

/** Height of an adult in meters. */
const ADULT = 1.75;
