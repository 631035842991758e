import type { Figure } from '../brush/shapes.ts';
import { HUMANS } from '../words/beings.ts';
import type { Cast, FigureName } from '../words/plan.ts';
import { isBeast } from './beasts/rows.ts';
import { isFowl } from './fowl-rows.ts';
import type { Move } from './moves/moves.ts';

/** How a figure moves in a clip. */
export type Stir =
  | 'stand' // only its smoke, if it has any
  | 'breathe'
  | 'idle' // an animal that stands about moves its head and tail
  | 'walk' // as an animal does
  | 'run' // the same: it gallops
  | 'stroll' // as people do
  | 'dash'
  | 'hop'
  | 'bound' // where things weigh little
  | 'jump' // as people do: where they stand
  | 'play' // an instrument
  | 'drive'
  | 'sail'
  | 'slide' // down a slope
  | 'flap'
  | 'wing' // a bird, whose wings are drawn up and down
  | 'flutter'
  | 'glide'
  | 'rise'
  | 'sink'
  | 'whirl' // under a rotor
  | 'launch' // along its axis, as a rocket does
  | 'swim'
  | 'hover'
  | 'nod'
  | 'cross' // who is on it goes over it
  | 'sway' // an animal that dances
  | Move;

/** Motion by figure; others stand. */
const STIRS: Partial<Record<FigureName, Stir>> = {
  person: 'breathe',
  child: 'breathe',
  robot: 'breathe',
  cat: 'breathe',
  koala: 'breathe',
  dinosaur: 'breathe',
  dragonling: 'breathe',
  crocodile: 'breathe',
  snake: 'breathe',
  parrot: 'breathe',
  flamingo: 'breathe',
  peacock: 'breathe',
  crab: 'breathe',
  snail: 'breathe',
  bee: 'flutter',
  dolphin: 'swim',
  shark: 'swim',
  octopus: 'swim',
  jellyfish: 'swim',
  panda: 'idle',
  kangaroo: 'idle',
  rabbit: 'breathe',
  penguin: 'breathe',
  monkey: 'breathe',
  frog: 'breathe',
  owl: 'breathe',
  astronaut: 'hover',
  ghost: 'hover',
  bird: 'wing',
  bat: 'flap',
  eagle: 'glide',
  phoenix: 'flap',
  seal: 'breathe',
  walrus: 'breathe',
  lobster: 'breathe',
  skeleton: 'breathe',
  zombie: 'breathe',
  dragon: 'flap',
  butterfly: 'flutter',
  plane: 'glide',
  helicopter: 'whirl',
  parachute: 'sink',
  paraglider: 'glide',
  rocket: 'launch',
  balloon: 'rise',
  toyBalloon: 'rise',
  lantern: 'rise',
  fish: 'swim',
  mermaid: 'swim',
  whale: 'swim',
  turtle: 'swim',
  boat: 'sail',
  rowboat: 'sail',
  ship: 'sail',
  skis: 'slide',
  car: 'drive',
  convertible: 'drive',
  bus: 'drive',
  truck: 'drive',
  motorbike: 'drive',
  scooter: 'drive',
  tractor: 'drive',
  rover: 'drive',
  ufo: 'hover',
  flyingCar: 'glide',
  fireTruck: 'drive',
  submarine: 'swim',
  diver: 'swim',
  train: 'drive',
  bicycle: 'drive',
  skateboard: 'drive',
  flower: 'nod',
  umbrella: 'nod',
};

/** What gets ahead where there is no ground: a plane in the sky flies as it does above a city. */
const AT_HOME_IN_IT: ReadonlySet<Stir> = new Set<Stir>([
  'swim',
  'flap',
  'wing',
  'flutter',
  'glide',
  'whirl',
  'sink',
  'rise',
  'launch',
]);

/** Animals that hop wherever they go. */
export const HOPPERS: ReadonlySet<FigureName> = new Set<FigureName>(['rabbit', 'kangaroo']);

/** Whether a figure can be drawn in any phase of a stride; one that usually sits only if the picture shows it on its legs. */
export const canWalk = (figure: FigureName, stride?: number): boolean =>
  HUMANS.has(figure) ||
  isBeast(figure) ||
  (stride !== undefined && (figure === 'cat' || HOPPERS.has(figure)));

/** The motion of a figure in its surroundings. */
export function stirOf(
  figure: FigureName,
  { walks, floating, grounded, stride, gait, absorbed, plays, going, seated, move, dances }: StirPlace,
): Stir {
  if (isFowl(figure)) return grounded ? 'breathe' : 'swim';
  if (figure === 'bird' && grounded) return 'breathe';
  // asleep it hangs
  if (figure === 'bat' && absorbed) return 'stand';
  if (floating && !AT_HOME_IN_IT.has(STIRS[figure] ?? 'stand')) return 'hover';
  if (move === 'pedal') return move;
  if (HUMANS.has(figure)) {
    if (gait === 'jump') return 'jump';
    if (move) return move;
    if (seated) return plays ? 'play' : 'breathe';
    if (going === 'run') return 'dash';
    if (walks || going) return 'stroll';
  } else if (figure === 'astronaut' && (walks || gait || stride !== undefined)) return 'bound';
  else if ((walks || gait) && canWalk(figure, stride)) return gait ?? 'walk';
  if (plays) return 'play';
  if (dances) return 'sway';
  const usual = STIRS[figure] ?? (isBeast(figure) ? 'idle' : 'stand');
  return usual === 'idle' && absorbed ? 'breathe' : usual;
}

export interface StirPlace {
  /** Whether the prompt says that it walks. */
  walks: boolean;
  floating: boolean;
  /** What somebody does over and over. */
  move?: Move | undefined;
  /** Whether an animal dances. */
  dances?: boolean;
  /** Whether somebody plays an instrument. */
  plays?: boolean;
  /** Whether it sleeps or howls, and moves nothing else. */
  absorbed?: boolean;
  /** Whether it stands on the ground, even if it usually flies. */
  grounded: boolean;
  /** The phase of the stride that the picture shows, if it shows one. */
  stride?: number | undefined;
  /** How the picture shows that it goes, or that somebody jumps. */
  gait?: Cast['gait'] | 'jump' | undefined;
  /** How somebody is drawn on their way. */
  going?: Figure['going'] | undefined;
  /** Whether somebody sits, lies or swims, whatever others do. */
  seated?: boolean;
}
