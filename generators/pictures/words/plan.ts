import type { BeastName } from '../figures/beasts/rows.ts';
import type { FowlName } from '../figures/fowl-rows.ts';
import type { Rgb } from '../light/colour.ts';
import type { Bearing } from '../people/bearing.ts';
import type { Cut } from '../people/cuts.ts';
import type { Pose } from '../people/pose.ts';
import type { Breed } from './breed-names.ts';
import type { Inside } from './cabins.ts';
import type { Dance } from './dance.ts';
import type { Feeling } from './feeling.ts';
import type { CreatureName, ThingName } from './figure-names.ts';
import type { Shown } from './shown.ts';
import type { SkyThing } from './sky-things.ts';
import type { Surroundings } from './surroundings.ts';
import type { Garb, Hat, Outfit, Worn } from './wear.ts';

/** `blue` is the blue hour: after sunset and before night. */
export type Time = 'dawn' | 'noon' | 'dusk' | 'blue' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm' | 'sand';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Mood = 'warm' | 'cold' | 'neon' | 'pastel' | 'gloomy' | 'dreamy' | 'vintage' | 'ink' | 'vivid';
export type Look = 'animation' | 'realistic';

export type Setting =
  | 'meadow'
  | 'garden'
  | 'forest'
  | 'sea'
  | 'underwater'
  | 'city'
  | 'street'
  | 'mountain'
  | 'cliff'
  | 'desert'
  | 'river'
  | 'waterfall'
  | 'pool'
  | 'cave'
  | 'platform'
  | 'room'
  | 'table'
  | 'cabin'
  | 'deck'
  | 'space'
  | 'moon'
  | 'mars'
  | 'sky'
  | 'portrait'
  | 'abstract'
  | 'plain';

export type FigureName =
  | 'person'
  | 'child'
  | 'astronaut'
  | 'robot'
  | BeastName
  | FowlName
  | CreatureName
  | ThingName;

/** Flowers with their own shape. */
export type Bloom = 'rose' | 'tulip' | 'daisy';

/** Trees that bear what they are called after. */
export type FruitTree = 'apple' | 'orange' | 'lemon' | 'peach';
export type TreeKind = 'pine' | 'bamboo' | 'palm' | 'willow' | 'cherry' | 'maple' | 'ginkgo' | FruitTree;

/** Where somebody is carried. */
export type CarriedOn = 'back' | 'shoulders' | 'arms';

/** A relation between two things: a cat on a sofa, a girl who holds a book, a man under a tree. */
export interface Relation {
  who: FigureName;
  /** Which of several people of one figure, where the words tell them apart: a boy who rides beside a girl who reads. */
  trait?: Trait;
  /** Which of two animals of one kind, a young one and its parent. */
  young?: boolean;
  /** Name of the person, for people of a story. */
  by?: string;
  /** `up`: in a tree. `at`: doing something at a thing: at a piano, at a chessboard. `leads`: has it on a lead. */
  how: 'on' | 'holds' | 'under' | 'up' | 'at' | 'leads';
  to: FigureName;
  /** Which of several people somebody is on; of a story by name. */
  toTrait?: Trait;
  toBy?: string;
  /** Of somebody whom a person carries. */
  part?: CarriedOn;
  /** How those who are at a thing move it. */
  way?: 'push' | 'pull' | 'carry';
}

/** What a verb of the prompt shows in a figure's bearing. */
export type Deed = Pose | 'howl' | 'graze' | 'rest';

/** A verb and its subject; without one it is everybody's. */
export interface Act {
  who?: FigureName;
  /** Which of several people of one figure, where the words tell them apart. */
  trait?: Trait;
  /** Name of the person, for people of a story. */
  by?: string;
  /** Which of several people of one figure, where their callings tell them apart: a knight before a queen. */
  outfit?: Outfit;
  does: Deed;
}

/** Indoor settings: without weather, and with room light. */
export const ROOFED: ReadonlySet<Setting> = new Set<Setting>(['room', 'table', 'cabin', 'cave', 'plain']);

/** Who a person is, as far as one word says it. */
export type Trait = 'woman' | 'man' | 'girl' | 'boy' | 'old' | 'oldWoman' | 'oldMan';

/** Who wears what; without a subject it is everybody. */
export interface Wears extends Worn {
  who?: FigureName;
  trait?: Trait;
  /** Name of the person, for people of a story. */
  by?: string;
  /** It is all that a person of a story wears in this picture. */
  costume?: Outfit;
}

/** A thing that the prompt names. */
export interface Cast {
  figure: FigureName;
  count: number;
  /** Its own color, if the prompt names one. */
  colour?: Rgb;
  /** Of an animal's patches: a black and white cat. */
  patches?: Rgb;
  /** Of a dog or a cat. */
  breed?: Breed;
  /** Named by a general word ("animal", "vehicle"), so the seed may choose the kind. */
  general?: 'animal' | 'vehicle';
  trait?: Trait;
  outfit?: Outfit;
  /** Two who love each other: a woman and a man, unless the words say otherwise. */
  pair?: boolean;
  /** Both parents and their children, as many as the count says. */
  family?: true;
  /** Somebody of a family, or of a row of people, who are near one another, hand in hand. */
  kin?: boolean;
  /** Of a child: a baby. */
  infant?: true;
  /** An animal beside a grown one of its kind. */
  young?: boolean;
  /** An animal that the words call little, with no grown one beside it: it is smaller beside people. */
  little?: true;
  /** An animal that the words call giant: it is larger than people. */
  giant?: true;
  /** Whether somebody stands on what others sit on. */
  afoot?: boolean;
  /** Whether all who ride it are on one. */
  shared?: true;
  /** Whether who holds it eats it. */
  eaten?: true;
  /** Whether who holds it kisses it. */
  kissed?: true;
  /** Number on a cake. */
  candles?: number;
  /** Number in a nest, or of fried ones on a plate. */
  eggs?: number;
  /** What is on fire that is no house: flames are on it. */
  burns?: true;
  /** Of a dragon that breathes fire. */
  fiery?: boolean;
  /** Of flowers, also those in a vase. */
  bloom?: Bloom;
  /** Of the flowers in a vase, if they have several. */
  blooms?: readonly Rgb[];
  /** What a basket is full of. Default: fruit. */
  filled?: FigureName;
  /** Of a tree. */
  tree?: TreeKind;
  /** Of a tree that lies on the ground. */
  fallen?: true;
  /** Of a car: whether it has a taxi's sign. */
  taxi?: boolean;
  /** Of a sailing ship: whether it flies the black flag. */
  pirate?: boolean;
  /** What is in a cup, by its color. Default: coffee with foam. */
  brew?: Rgb;
  /** Of a bus: two if one is above the other. */
  decks?: 2;
  /** Number of books in a pile. */
  stacked?: number;
  /** An animal that sleeps; people have a pose. */
  asleep?: boolean;
  /** An animal that is in water, its head and back above it; people have a pose. */
  swims?: true;
  /** Who flies, though their kind does not. */
  aloft?: true;
  /** An animal or a robot that dances. */
  dances?: true;
  /** What an animal does with its body or its head. */
  pose?: 'howl' | 'graze' | 'rest' | 'sit' | 'cycle';
  /** Phase of the stride, 0..1, for clips. Default: by seed. */
  stride?: number;
  /** How an animal strides. Default: `walk`. */
  gait?: 'run' | 'hop';
  /** Phase of the beat of who plays something, and of what is played, 0..1, for clips. */
  beat?: number;
  /** Phase of what somebody does over and over, 0..1, for clips. */
  moment?: number;
  /** Of an animal that stands about in a clip: how far it has moved, 0..1. */
  idle?: number;
  /** Seed of the reference picture that it comes from, so that it looks as it does there. */
  drawn?: number;
  worn?: readonly Worn[];
  /** Pose that its relations require. */
  bearing?: Bearing;
  /** Whether a thing has a face, since it is somebody in a tale. */
  faced?: true;
  /** Whether hands are those of somebody old. */
  old?: true;
  /** A person of a story, who looks the same in every picture. */
  person?: PersonLook;
  /** What somebody feels who has no look of their own. */
  feels?: Feeling;
}

/** A feeling and who has it. */
export interface Felt {
  who: FigureName;
  /** Which of several people of one figure, where the words tell them apart. */
  trait?: Trait;
  /** Name of the person, for people of a story. */
  by?: string;
  feels: Feeling;
}

/** The parsed prompt; what it leaves open is null or empty, and chosen by the seed. */
export interface ScenePlan extends Surroundings {
  cast: Cast[];
  setting: Setting | null;
  time: Time | null;
  weather: Weather | null;
  season: Season | null;
  moods: Mood[];
  /** Colors of the whole picture. */
  colours: Rgb[];
  sky: SkyThing[];
  /** Whether a portrait is requested rather than a full figure. */
  closeUp: boolean;
  /** Whether the figures stand on a roof. */
  onRoof: boolean;
  /** Whether the figures stand on a balcony. */
  onBalcony?: boolean;
  /** Whether the figures are on a windowsill. */
  onSill?: boolean;
  relations?: Relation[];
  acts?: Act[];
  wears?: Wears[];
  /** The vehicle of a `cabin` setting. */
  inside?: Inside;
  /** Which dance those who dance are at. */
  dance?: Dance;
  /** Buildings that no room holds, and those of them that are seen through its window. */
  buildings?: { all: ReadonlySet<FigureName>; outside: readonly Cast[] };
  /** Species of the trees in a forest. */
  grove?: TreeKind;
  look: Look | null;
  feeling?: Feeling;
  /** Whose feelings the words name. */
  felt?: readonly Felt[];
  /** How people of a story are shown; undefined for others. */
  shown?: Shown;
  /** Whether the prompt says that somebody walks. */
  walks?: boolean;
  /** Hash of the prompt's text, so that prompts without known words differ. */
  hash: number;
}

/** The look of a person of a story, independent of pose, shot size and light. */
export interface PersonLook {
  name: string;
  figure: FigureName;
  trait?: Trait;
  /** Of an animal or a robot. */
  colour?: Rgb;
  woman: boolean;
  old: boolean;
  skin: Rgb;
  hair: Rgb;
  cut: Cut;
  cloth: Rgb;
  legs: Rgb;
  dress: boolean;
  garb?: Garb;
  hat?: Hat;
  glasses: boolean;
  beard: boolean;
  /** What they feel in this picture, as their face shows. */
  feels?: Feeling;
  /** Seed of the face, or of the whole figure of an animal or robot. */
  seed: number;
}
