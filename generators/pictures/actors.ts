import type { Figure } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';
import { cycleOf } from './brush/stirring.ts';
import { ablaze } from './figures/ablaze.ts';
import { wearing } from './figures/accessories.ts';
import { canCurl, curled } from './figures/asleep.ts';
import { isBeast } from './figures/beasts/rows.ts';
import { catalogue } from './figures/catalogue.ts';
import { isCoiled } from './figures/coiled-dragon.ts';
import { type Entry, type Stand, WATERS } from './figures/entry.ts';
import { asleep as withEyesClosed } from './figures/eyes.ts';
import { inHands } from './figures/hands.ts';
import { HELD } from './figures/held.ts';
import { toTheChest } from './figures/in-water.ts';
import { feels, moodOf } from './figures/moods.ts';
import { moveOf } from './figures/moves/move-of.ts';
import { drawingsOf, isMove } from './figures/moves/moves.ts';
import { armsAt } from './figures/played.ts';
import { type Stir, stirOf } from './figures/stirs.ts';
import { withThingFace } from './figures/thing-face.ts';
import { enlarged } from './own-size.ts';
import type { Bearing } from './people/bearing.ts';

import { type Pose, SETTLED, UPRIGHT } from './people/pose.ts';
import { wornBy } from './people/worn-by.ts';
import { createRandom, type Random } from './random.ts';
import { HUMANS } from './words/beings.ts';
import type { Cast, FigureName, Relation } from './words/plan.ts';

/** A drawn figure of the cast, to be placed in the setting. */
export interface Actor {
  figure: Figure | 'tree';
  cast: Cast;
  stand: Stand;
  metres: number;
  stir: Stir;
  /** Factor of its size, so that what it holds or carries is visible. */
  closer?: number;
  /** If it holds something: how much taller that makes the figure, and half the width of the holder alone. */
  bearer?: { grown: number; half: number };
  stride?: Figure[];
}

/** How much larger they are drawn who hold, ride or do something at a thing. */
export const CLOSER = 1.45;
const STRIDE_PARTS = 16;
/** Of a beat of wings, and of half a turn of a rotor. */
const [BEAT_PARTS, ROTOR_PARTS] = [8, 4] as const;
/** Each takes as long to paint as the animal itself. */
const IDLE_PARTS = 14;
/** How high a sleeper who lies is, beside their height. */
const LYING = 0.34;
/** The same of who lies with the head up. */
const RESTING = 0.5;
/** The same of people who lie awake, a knee up. */
const AWAKE = 0.42;
/** Height in meters of a figure unit of an infant. */
const INFANT = 0.0085;
/** How large the young of an animal is, beside a grown one. */
const YOUNG = 0.35;
/** The same of one beside people, which must still be seen. */
const LITTLE = 0.6;
const SMALL_METRES = 0.7;
/** Least size of a thing with a face, which must be seen beside people. */
const FACED = 0.9;
/** Whether somebody sleeps lying down; others close their eyes. */
const lies = (figure: FigureName): boolean =>
  canCurl(figure) || isBeast(figure) || figure === 'person' || figure === 'child';
/** Whether an animal that is called little is beside people; dogs and mice are small anyway. */
const isSmall = ({ cast }: Stage['scene'], { little, figure }: Cast, metres: number): boolean =>
  little === true &&
  metres > SMALL_METRES &&
  isBeast(figure) &&
  figure !== 'dog' &&
  cast.some((one) => HUMANS.has(one.figure));
/** Whether somebody is in a tree. */
export const climbs = ({ relations }: Stage['scene'], cast: Cast): boolean =>
  relations.some((tie) => tie.how === 'up' && bears(tie, cast));

/** What somebody looks at who has it in hand. */
const READ: ReadonlySet<FigureName> = new Set<FigureName>(['book', 'newspaper', 'knitting']);
const DOWN = { x: 0.1, y: 0.22 };

/** Most figures of a kind in a picture. */
const MOST = 9;

/** Whether somebody sleeps: animals by their own mark, people by the pose of the picture. */
export const sleeps = ({ scene }: Stage, { figure, asleep, person, bearing }: Cast): boolean =>
  asleep === true ||
  ((bearing?.pose ?? scene.shown?.pose) === 'sleep' &&
    person !== undefined &&
    (figure === 'person' || figure === 'child'));

/** Whether somebody swims. */
export const swims = ({ scene }: Stage, { swims: its, person, bearing, figure }: Cast): boolean =>
  its === true ||
  (person !== undefined && HUMANS.has(figure) && (bearing?.pose ?? scene.shown?.pose) === 'swim');

/** Whether somebody lies with their eyes open. */
export const liesAwake = ({ scene }: Stage, { person, bearing, figure }: Cast): boolean =>
  person !== undefined && HUMANS.has(figure) && (bearing?.pose ?? scene.shown?.pose) === 'lie';

/** The pose of somebody of whom the whole figure is seen. */
const poseOf = ({ shown }: Stage['scene'], { person, bearing }: Cast): Pose =>
  (person && (bearing?.pose ?? shown?.pose)) || 'stand';

/** Whether somebody whom the words show in a step goes ahead in a clip; chance shows wanderers in one, too. */
const mayGo = (scene: Stage['scene'], cast: Cast): boolean =>
  cast.person !== undefined && !climbs(scene, cast);

/** Whether somebody of whom the whole figure is seen jumps. */
const jumps = ({ scene }: Stage, cast: Cast): boolean => poseOf(scene, cast) === 'jump';

/** Whether a cast member is the subject of a relation. */
export const bears = (
  { who, trait, by, young }: Relation,
  { figure, person, trait: its, young: small = false }: Cast,
): boolean =>
  who === figure &&
  (young === undefined || young === small) &&
  (trait === undefined || trait === its) &&
  (by === undefined || by === person?.name);

/** All figures of a cast entry, with what they hold. */
export function several(stage: Stage, cast: Cast, ties: readonly Relation[], floating: boolean): Actor[] {
  return Array.from({ length: Math.min(cast.count, MOST) }, (_, i) => one(stage, cast, i, ties, floating));
}

function one(stage: Stage, cast: Cast, i: number, ties: readonly Relation[], floating: boolean): Actor {
  const random = randomOf(stage, cast, i);
  if (cast.figure === 'tree') return { figure: 'tree', cast, stand: 'landmark', metres: 7, stir: 'stand' };
  const { scene } = stage;
  const entry = catalogue[cast.figure];
  const held = scene.cast.filter(({ figure }) =>
    ties.some((tie) => tie.how === 'holds' && tie.to === figure && bears(tie, cast)),
  );
  const hands = held.some(({ figure }) => !HELD[figure]?.foot);
  const reads = held.some(({ figure }) => READ.has(figure)) && cast.bearing?.gaze === undefined;
  const played = armsAt(held);
  const hangs = UPRIGHT.has(poseOf(scene, cast)) && held.every(({ figure }) => HELD[figure]?.hangs);
  const arms =
    played ?? (held.some(({ eaten, kissed }) => eaten || kissed) ? 'bite' : hangs ? 'hang' : undefined);
  const holder: Cast = hands
    ? {
        ...cast,
        bearing: { ...cast.bearing, holds: true, ...(arms && { arms }), ...(reads && { gaze: DOWN }) },
      }
    : cast;
  const asleep = sleeps(stage, cast);
  const step = danceOf(stage, holder, i);
  const dancer: Cast = step ? { ...holder, bearing: { ...holder.bearing, ...step } } : holder;
  const settled =
    (cast.figure === 'bird' &&
      (asleep || scene.setting === 'forest' || scene.setting === 'garden' || scene.setting === 'room')) ||
    isCoiled(cast, scene) ||
    (entry.ashore === true && !WATERS.has(scene.setting)) ||
    (cast.figure === 'bird' && climbs(scene, cast));
  const wades = swims(stage, cast) && WATERS.has(scene.setting);
  const where: Stand = wades
    ? 'wade'
    : cast.aloft
      ? 'air'
      : settled
        ? 'ground'
        : entry.stand === 'water' && scene.setting === 'room'
          ? 'table'
          : entry.stand;
  const awake = (): Figure =>
    wearing(feels(made(entry, dancer, scene, random), moodOf(cast, scene)), wornBy(cast));
  const bare = !asleep
    ? awake()
    : canCurl(cast.figure)
      ? wearing(curled(cast.figure, cast.colour), wornBy(cast))
      : withEyesClosed(awake());
  const whole = held.reduce((now, thing) => inHands(stage, now, thing, cast.figure), bare);
  const figure = wades ? toTheChest(whole) : whole;
  const able = cast.person !== undefined && !asleep && HUMANS.has(cast.figure) && !cast.infant;
  const move = able ? (dancer.bearing?.move ?? moveOf(poseOf(scene, cast), dancer.bearing?.arms)) : undefined;
  const stir = wades
    ? (move ?? 'sail')
    : stirOf(cast.figure, {
        walks:
          (scene.walks || cast.bearing?.walks === true) &&
          where === 'ground' &&
          !asleep &&
          cast.pose !== 'sit',
        floating,
        grounded: settled,
        stride: cast.stride,
        gait: jumps(stage, cast) ? 'jump' : cast.gait,
        going:
          where === 'ground' && !asleep && mayGo(scene, cast)
            ? cast.bearing?.walks
              ? 'walk'
              : bare.going
            : undefined,
        seated: SETTLED.has(poseOf(scene, cast)),
        move: cast.pose === 'cycle' ? 'pedal' : move,
        dances: cast.dances === true,
        absorbed: asleep || cast.pose === 'howl',
        plays: cast.person !== undefined && !asleep && (played !== undefined || cast.bearing?.plays === true),
      });
  const phases = cycleOf(stir) && stage.reel ? phasesOf(stage, dancer, i, held, stir) : undefined;
  const stride = wades ? phases?.map(toTheChest) : phases;
  return {
    figure,
    cast,
    stand: where,
    metres: cast.infant
      ? bare.tall * INFANT
      : (cast.faced
          ? Math.max(entry.metres, (FACED * bare.tall) / Math.max(bare.tall, 2 * bare.half))
          : entry.metres) *
        (liesAwake(stage, cast)
          ? AWAKE
          : asleep && lies(cast.figure)
            ? LYING
            : cast.pose === 'rest'
              ? RESTING
              : 1) *
        (cast.young ? YOUNG : isSmall(scene, cast, entry.metres) ? LITTLE : 1) *
        enlarged(cast, entry.metres),
    stir,
    ...(held.length > 0 && {
      closer: CLOSER,
      bearer: { grown: figure.tall / bare.tall, half: bare.half },
    }),
    ...(stride && { stride }),
  };
}

/** A figure as its entry draws it; a thing that is somebody has a face. */
function made(entry: Entry, cast: Cast, scene: Stage['scene'], random: Random): Figure {
  const whole = entry.make(cast, scene, random);
  const figure = cast.burns ? ablaze(whole) : whole;
  return cast.faced ? withThingFace(figure, cast.figure, scene.feeling) : figure;
}

/** What somebody dances, and how far they are in it: each begins at a step of their own. */
function danceOf({ scene }: Stage, cast: Cast, i: number): Pick<Bearing, 'move' | 'since'> | null {
  const { bearing, person } = cast;
  if (!person || poseOf(scene, cast) !== 'dance' || bearing?.since !== undefined) return null;
  const move = scene.dance && scene.dance !== 'ballet' ? scene.dance : 'dance';
  const since = (((person.seed >>> 5) % 64) / 64 + i * 0.37) % 1;
  return {
    since: since * APART[move],
    ...(move !== 'dance' && !bearing?.holds && !bearing?.arms && { move }),
  };
}
/** How far apart in time they are: those of a ring nearly step together. */
const APART = { dance: 1, street: 1, folk: 0.14 } as const;

/** The random source of the `i`th figure; people of a story have their own, so that they look the same in every picture. */
const randomOf = ({ random }: Stage, { person, figure, trait, drawn }: Cast, i: number): Random =>
  person
    ? createRandom(person.seed)
    : (drawn === undefined ? random : createRandom(drawn).fork('stage')).fork(`${figure}${i}${trait ?? ''}`);

/** The figure in each phase of what it does; with the same seed, only what moves differs. */
function phasesOf(stage: Stage, cast: Cast, i: number, held: readonly Cast[], stir: Stir): Figure[] {
  if (cast.figure === 'tree') return [];
  const entry = catalogue[cast.figure];
  const parts = isMove(stir)
    ? drawingsOf(stir)
    : stir === 'idle'
      ? IDLE_PARTS
      : stir === 'wing'
        ? BEAT_PARTS
        : stir === 'whirl'
          ? ROTOR_PARTS
          : STRIDE_PARTS;
  return Array.from({ length: parts }, (_, nth) => {
    const phase =
      stir === 'idle'
        ? { idle: nth / (parts - 1) }
        : stir === 'play'
          ? { beat: nth / parts }
          : isMove(stir) || stir === 'wing' || stir === 'whirl'
            ? { moment: nth / parts }
            : { stride: nth / parts };
    const one = made(entry, { ...cast, ...phase }, stage.scene, randomOf(stage, cast, i));
    const figure = wearing(feels(one, moodOf(cast, stage.scene)), wornBy(cast));
    const { beat, stride } = { beat: undefined, stride: undefined, ...phase };
    const its = (thing: Cast): Cast => ({
      ...thing,
      ...(beat !== undefined && { beat }),
      ...(stride !== undefined && HELD[thing.figure]?.foot && { stride }),
    });
    return held.reduce((now, thing) => inHands(stage, now, its(thing), cast.figure), figure);
  });
}
