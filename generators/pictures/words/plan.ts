import type { Rgb } from '../light/colour.ts';
import type { Cut } from '../people/cuts.ts';
import type { Pose } from '../people/pose.ts';

/** `blue` is the blue hour: after sunset and before night. */
export type Time = 'dawn' | 'noon' | 'dusk' | 'blue' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';
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
  | 'desert'
  | 'river'
  | 'waterfall'
  | 'room'
  | 'table'
  | 'cabin'
  | 'space'
  | 'sky'
  | 'portrait'
  | 'abstract';

export type FigureName =
  | 'person'
  | 'child'
  | 'cat'
  | 'dog'
  | 'bird'
  | 'fish'
  | 'horse'
  | 'rabbit'
  | 'deer'
  | 'fox'
  | 'bear'
  | 'elephant'
  | 'whale'
  | 'butterfly'
  | 'turtle'
  | 'owl'
  | 'panda'
  | 'dragon'
  | 'penguin'
  | 'tiger'
  | 'robot'
  | 'house'
  | 'castle'
  | 'lighthouse'
  | 'pagoda'
  | 'windmill'
  | 'bridge'
  | 'pier'
  | 'island'
  | 'tent'
  | 'tree'
  | 'car'
  | 'train'
  | 'bicycle'
  | 'boat'
  | 'ship'
  | 'rocket'
  | 'plane'
  | 'balloon'
  | 'bus'
  | 'flower'
  | 'umbrella'
  | 'lantern'
  | 'food'
  | 'cake'
  | 'noodles'
  | 'fruit'
  | 'coffee'
  | 'pizza'
  | 'burger'
  | 'sushi'
  | 'bread'
  | 'astronaut'
  | 'guitar'
  | 'book'
  | 'sofa'
  | 'bench'
  | 'chair'
  | 'bed'
  | 'kite'
  | 'lotus';

/** Trees with a shape of their own. */
export type TreeKind = 'pine' | 'bamboo' | 'palm' | 'willow' | 'cherry' | 'maple';

/** What one may be inside of, and see out of. */
export type Cabin = 'train' | 'bus' | 'car' | 'plane' | 'ship' | 'rocket' | 'tent';

/** How one thing of a picture stands to another: a cat on a sofa, a girl who holds a book, a man under a tree. */
export interface Relation {
  who: FigureName;
  /** The name of somebody of a story. */
  by?: string;
  how: 'on' | 'holds' | 'under';
  to: FigureName;
}

/** Places with a roof over them: no weather falls there, and the light is that of the room. */
export const ROOFED: ReadonlySet<Setting> = new Set<Setting>(['room', 'table', 'cabin']);

/** What the sky may show besides the time's own sun or moon. */
export type SkyThing = 'moon' | 'stars' | 'aurora' | 'rainbow' | 'sun' | 'fireworks' | 'birds' | 'meteor';

/** Who a person is, as far as one word says it. */
export type Trait = 'woman' | 'man' | 'girl' | 'boy' | 'old' | 'oldWoman' | 'oldMan';

/** One thing the words ask to see, in the order they name it. */
export interface Cast {
  figure: FigureName;
  count: number;
  /** The colour the words give to this thing alone. */
  colour?: Rgb;
  /** Named by a general word ("animal", "vehicle"), so the seed may choose the kind. */
  general?: 'animal' | 'vehicle';
  trait?: Trait;
  /** Of a tree. */
  tree?: TreeKind;
  /** An animal that sleeps; people have a pose. */
  asleep?: boolean;
  /** Where in a stride its legs are, 0..1, for a clip; left out, as the seed has it. */
  stride?: number;
  /** Seeds the picture that it was lent by, so that it looks as it does there. */
  drawn?: number;
  /** What its relations make of its pose. */
  bearing?: { pose?: Pose; holds?: boolean };
  /** Somebody of the story, who looks the same in every picture. */
  person?: PersonLook;
}

/** How near the camera is to the people of a story. */
export type Distance = 'far' | 'full' | 'waist' | 'chest' | 'face';

/** How a picture shows the people of a story. */
export interface Shown {
  /** Left out if the words name none. */
  distance?: Distance;
  pose: Pose;
  behind: boolean;
}

/** How the people of a picture feel. */
export type Feeling = 'joy' | 'sorrow' | 'anger' | 'surprise';

/** What a prompt asks for; what it leaves open is null or empty, for the seed to fill. */
export interface ScenePlan {
  cast: Cast[];
  setting: Setting | null;
  time: Time | null;
  weather: Weather | null;
  season: Season | null;
  moods: Mood[];
  /** Colours that belong to the whole picture. */
  colours: Rgb[];
  sky: SkyThing[];
  /** A face or bust is wanted rather than a whole figure. */
  closeUp: boolean;
  /** The figures stand on a roof. */
  onRoof: boolean;
  /** The figures are on a windowsill. */
  onSill?: boolean;
  relations?: Relation[];
  /** What a `cabin` is the inside of. */
  inside?: Cabin;
  /** The trees that a forest is of. */
  grove?: TreeKind;
  look: Look | null;
  feeling?: Feeling;
  /** How people of a story are shown; nothing for strangers. */
  shown?: Shown;
  /** Somebody is said to go somewhere. */
  walks?: boolean;
  /** Of the prompt's text: two unknown prompts still differ. */
  hash: number;
}

/** How somebody of a story looks, whatever the pose, the distance and the light. */
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
  glasses: boolean;
  beard: boolean;
  /** Draws the face, or the whole figure of somebody who is not human. */
  seed: number;
}
