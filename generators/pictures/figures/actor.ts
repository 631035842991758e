// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { limb, type Point } from '../brush/path.ts';
import type { Figure, Head, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Arms, Gaze, Joined, SeatKind } from '../people/gestures.ts';
import type { Pose } from '../people/pose.ts';
import type { PersonLook } from '../words/plan.ts';
import { armOf } from './body/arms.ts';
import { sleeveOf } from './body/garbs.ts';
import { hairBehind } from './body/hair.ts';
import { faceAt, headOf } from './body/head.ts';
import { legOf } from './body/legs.ts';
import { seatUnder } from './body/seat.ts';
import { trunkOf } from './body/trunk.ts';
import { canopy } from './canopy.ts';
import { hatOf } from './hats.ts';
import { inAir } from './hop.ts';
import { ARMS, joinedArms, jumping, LEAP, LIMBS } from './limbs.ts';
import { highestOf, inMoment, momentOf } from './moves/in-move.ts';
import { moveOf } from './moves/move-of.ts';
import type { Move } from './moves/moves.ts';
import { crankTo, ON_BICYCLE, pedalling, pedalsAt } from './moves/pedalling.ts';
import { onBeat } from './playing.ts';
import { striding } from './striding.ts';


export interface Bearing {
  pose: Exclude<Pose, 'sleep' | 'lie'>;
  /** Seen from behind. */
  behind: boolean;
  umbrella: boolean;
  /** Its color, if the words give one. */
  cloth?: Rgb;
  /** Whether the hands hold something, in any pose. */
  holds?: boolean;
  /** The arms of who plays something. */
  arms?: Arms;
  /** The hands that are in others'. */
  joined?: { left?: Joined; right?: Joined };
  /** Where they look, in units of the skull; away from us to their front if `x` is positive. Default: at us. */
  gaze?: Gaze;
  /** Phase of the stride or of the jump, 0..1, for clips. */
  stride?: number;
  /** The same of the beat of who plays something. */
  beat?: number;
  /** What they sit on. Default: a block. */
  seat?: SeatKind;
  /** What they do over and over. Default: as their pose and arms have it. */
  move?: Move;
  /** The phase of that, 0..1. Default: the picture's. */
  moment?: number;
  /** How far into its cycle they begin, 0..1: not all who dance are at the same step. */
  since?: number;
}

/** The eyes of a face that looks at us, in units of the skull. */
const FRONTAL: readonly Point[] = [[-0.36, 0.1], [0.36, 0.1]];

/** How high the shoulders of who dozes at a table are, beside those of who sits there. */
const SLUMPED = 0.7;
/** Poses of who stands before us, a foot turned out to either side. */
const AT_EASE: ReadonlySet<Pose> = new Set<Pose>(['stand', 'hold', 'drink', 'raise', 'wave', 'clap', 'cheer', 'dance']);
/** Poses in which a hand that holds nothing is open. */
const OPEN_HANDS: ReadonlySet<Pose> = new Set<Pose>(['stand', 'sit', 'floor', 'kneel', 'raise', 'dance', 'wave', 'clap', 'cheer', 'throw', 'taichi', 'reach', 'jump', 'hug', 'swim', 'push', 'play', 'walk']);
/** Poses in which an arm is in the air, whatever is in its hand. */
const UP: ReadonlySet<Pose> = new Set<Pose>(['raise', 'wave', 'cheer', 'throw']);
/** Poses in which both hands are before the chest. */
const BEFORE_CHEST: ReadonlySet<Pose> = new Set<Pose>(['clap', 'taichi']);
const AT_US: Gaze = { x: 0, y: 0 };

/** A person of a story as a full figure in a pose, with the same skin, hair and clothes as in close-ups. */
export function actor(look: PersonLook, { pose, behind, umbrella, cloth: canvas, holds, arms, joined, stride, beat, seat = 'block', move, moment: going = 0, since = 0, gaze = AT_US }: Bearing): Figure {
  const child = look.figure === 'child';
  const head = child ? 10.8 : 8.4;
  const sits = pose === 'sit' || pose === 'ride' || pose === 'play' || pose === 'floor' || pose === 'kneel';
  const long = child ? 0.82 : 1;
  const moment = (going + since) % 1;
  const doing = move ?? moveOf(pose, arms);
  const now = doing && momentOf(doing, moment);
  const bike = doing === 'pedal' ? ON_BICYCLE[child ? 'child' : 'person'] : undefined;
  const jump = pose === 'jump' ? jumping(stride ?? 0) : null;
  const hip = (pose === 'floor' ? -8 : sits ? -25 : -46 * long) + ((jump?.low ?? 0) + (now?.low ?? 0) + (arms === undefined ? 0 : (ARMS[arms].low ?? 0))) * long;
  // who dozes at a table has the head on their arms
  const neck = hip - (arms === 'doze' ? SLUMPED : 1) * (child ? 28 : 33);
  const held = arms && ARMS[arms];
  const lean = (pose === 'run' || arms === 'poles' ? 5 : arms === 'doze' ? 14 : 0) + (now?.lean ?? 0) + (bike?.lean ?? 0);
  const skull = { x: lean * 1.5, y: neck - head * 0.92, r: head, throat: neck };
  const { skin, cloth, dress } = look;
  const legs = dress ? skin : look.legs;
  const bent = umbrella && !UP.has(pose);
  const legsOf = jump?.limbs ?? (stride === undefined || sits ? LIMBS[pose] : striding(pose, stride));
  const posed = held ? { ...legsOf, ...held } : holds && pose !== 'drink' && !UP.has(pose) ? { ...legsOf, back: LIMBS.hold.back, front: LIMBS.hold.front } : legsOf;
  const still = joined ? { ...posed, ...joinedArms(joined) } : posed;
  // who has something in both hands, or somebody at one, dances with the legs alone
  const free = !joined && !umbrella && (move !== undefined || !holds || UP.has(pose) || pose === 'drink');
  const moved = bike ? pedalling(still, moment, { ...bike, neck: child ? 28 : 33, arms: child ? 0.82 : 1 }) : now ? inMoment(still, now, free) : still;
  const limbs = beat === undefined ? moved : onBeat(moved, arms ?? 'play', beat);
  const leg = (points: readonly Point[]) => points.map(([x, y]) => [x, hip + y * (sits ? 1 : long)] as const);
  const arm = (points: readonly Point[]) => points.map(([x, y]) => [x + lean, neck + y * (child ? 0.82 : 1)] as const);
  const bare = dress || look.garb === 'robe' || look.garb === 'tutu';
  // who stands at ease before us turns a foot out to either side
  const turnedOut = AT_EASE.has(pose) && stride === undefined && held === undefined;
  const legAt = (points: readonly Point[], far: boolean): Part[] =>
    legOf(leg(points), { colour: legs, bare, far, seed: look.seed, formal: look.old || look.hat !== undefined || look.garb === 'robe' || look.garb === 'suit' || look.garb === 'tuxedo', toe: far && turnedOut ? -1 : 1, ...(look.garb === 'tutu' && { shoe: shade(cloth, -0.1) }) });
  const front: Point[] = bent ? [[7.6, 4.6], [13, 16], [15, 8]] : limbs.front;
  const parts: Part[] = [];
  if (pose === 'sit' || pose === 'play') parts.push(...seatUnder(pose === 'sit' ? seat : 'block', hip));
  const [nearPedal, farPedal] = pedalsAt(moment);
  const crank = (to: Point): Part[] => bike ? [{ ...crankTo(to), at: { x: 0, y: hip, scale: 1 / bike.scale } }] : [];
  parts.push(...crank(farPedal), ...legAt(limbs.far, true), ...crank(nearPedal), ...legAt(limbs.near, false));
  const sleeve = sleeveOf(look);
  // hands are around what they hold, and around each other's
  const open = arms === undefined ? !holds && OPEN_HANDS.has(pose) : arms === 'ballet';
  const armAt = (points: readonly Point[], side: -1 | 1, shading: number): Part[] =>
    armOf(arm(points), { sleeve: shade(sleeve, shading), skin, open: open && !joined?.[side < 0 ? 'left' : 'right'], thumb: -side as -1 | 1, bare: look.garb === 'tutu', ...(look.garb === 'robe' && { wide: 13 }) });
  if (arms === 'poles') parts.push(poleAt(arm(limbs.back)));
  parts.push(...armAt(limbs.back, -1, -0.16));
  // from behind, what is before the chest is hidden by the back
  const hidden = behind && !umbrella && !UP.has(pose) && (BEFORE_CHEST.has(pose) || (holds === true && arms === undefined));
  if (hidden) parts.push(...armAt(front, 1, -0.1));
  // hair that falls is behind the neck and the shoulders
  parts.push(...(behind ? [] : hairBehind(look, skull)));
  parts.push({ d: limb([[(lean + skull.x) / 2, neck - head * 0.7], [lean, neck + 4]], head * 0.66, head * 0.8), fill: shade(skin, -0.12) });
  parts.push(...trunkOf(look, { lean, neck, hip, sits, long, behind }));
  parts.push(...headOf(look, skull, { behind, gaze }));
  // the hand at the bow is before the chest, and both are before closed eyes
  const over: Part[] = [];
  if (arms === 'bow' || arms === 'draw' || arms === 'eyes' || arms === 'strum' || (BEFORE_CHEST.has(pose) && !behind)) over.push(...armAt(limbs.back.slice(1), -1, -0.1));
  if (look.hat) parts.push(...hatOf(look.hat, skull.x, skull.y, head));
  if (arms === 'poles') over.push(poleAt(arm(front)));
  if (!hidden) over.push(...armAt(front, 1, 0.07));
  parts.push(...over);
  // a hand may be above the head
  const raised = doing && free ? highestOf(still, doing) : 0;
  const highest = Math.min(raised, ...[...(now ? still : limbs).back, ...(bent || !now ? front : still.front)].map(([, y]) => y));
  const reached = 4.6 - highest * (child ? 0.82 : 1);
  // as tall at each moment as with straight legs
  const top = neck - (now?.low ?? 0) * long;
  const crown = top - Math.max(reached, head * (look.hat ? 3.2 : look.cut.figure === 'bun' ? 2.7 : 2.3));
  const up = jump?.up ?? 0;
  const face = behind ? {} : { face: faceAt({ ...skull, y: skull.y - up }, gaze) };
  const [handX, handY] = arm(held ? [held.hand] : front).at(-1) ?? [0, neck];
  const worn: Head = {
    at: { x: skull.x, y: skull.y - up, scale: head },
    eyes: behind ? [] : FRONTAL.map(([x, y]) => [x * (1 - 0.4 * Math.abs(gaze.x)) + gaze.x, y + gaze.y] as const),
    neck: { x: lean, y: neck + 0.5 - up, scale: head * 0.62 },
  };
  // both hands are at the strings of a guitar
  const grip = { hand: [handX, handY - up] as const, head: worn, ...(arms === 'strum' && { over: over.length }) };
  if (umbrella) parts.push({ d: `M15 ${neck + 12}L11 ${crown - 8}`, stroke: rgb('#4a3a34'), width: 1.4 }, ...canopy(11, crown + 6, 30, canvas ?? mix(cloth, [255, 255, 255], 0.35)));
  const wide = jump ? 34 : doing && doing !== 'sip' ? 38 : 30;
  // steps reach further than who sits on them
  const [half, tall] = umbrella ? [46, 22 - crown] : [pose === 'sit' && seat === 'steps' ? 66 : wide, -crown];
  // as tall in each part of a jump as at its height
  if (jump) return { parts: inAir(parts, up, 0, [0, 0]), half, tall: tall + jump.low * long + LEAP, ...grip, ...face };
  return { parts, half, tall, ...grip, ...face, ...((pose === 'walk' || pose === 'run') && { going: pose }) };
}

/** A ski pole that trails behind the hand of an arm. */
function poleAt(points: readonly Point[]): Part {
  const [x, y] = points.at(-1) ?? [0, 0];
  return { d: `M${x + 2} ${y - 4}L${x - 40} ${y + 24}m-1 -4l3 6`, stroke: rgb('#4a5060'), width: 1.5 };
}
