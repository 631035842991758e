import type { Rgb } from '../light/colour.ts';

export type Time = 'dawn' | 'noon' | 'dusk' | 'night';
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
  | 'robot'
  | 'house'
  | 'castle'
  | 'lighthouse'
  | 'pagoda'
  | 'windmill'
  | 'bridge'
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
  | 'book';

/** What the sky may show besides the time's own sun or moon. */
export type SkyThing = 'moon' | 'stars' | 'aurora' | 'rainbow' | 'sun' | 'fireworks' | 'birds' | 'meteor';

/** One thing the words ask to see, in the order they name it. */
export interface Cast {
  figure: FigureName;
  count: number;
  /** The colour the words give to this thing alone. */
  colour?: Rgb;
  /** Named by a general word ("animal", "vehicle"), so the seed may choose the kind. */
  general?: 'animal' | 'vehicle';
  trait?: 'woman' | 'man' | 'girl' | 'boy' | 'old';
  /** Where in a stride its legs are, 0..1, for a clip; left out, as the seed has it. */
  stride?: number;
}

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
  look: Look | null;
  /** Somebody is said to go somewhere. */
  walks?: boolean;
  /** Of the prompt's text: two unknown prompts still differ. */
  hash: number;
}
