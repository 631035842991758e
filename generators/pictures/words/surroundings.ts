import type { Rgb } from '../light/colour.ts';
import type { SkyThing } from './sky-things.ts';
import type { World } from './worlds.ts';

/** What the ground is wet with. */
export type Ground = 'mud' | 'puddle';

/** A hall, a workplace of an old trade, or a technical room. */
export type GreatRoom =
  | 'arena'
  | 'sportsHall'
  | 'mill'
  | 'ballroom'
  | 'throneRoom'
  | 'stable'
  | 'forge'
  | 'tvStudio'
  | 'observatory'
  | 'operating'
  | 'lockers'
  | 'control'
  | 'cellar'
  | 'warehouse'
  | 'arcade'
  | 'rink'
  | 'dressing'
  | 'fighters'
  | 'inn'
  | 'tavern';

/** What a room is for, as its furniture shows. */
export type Interior =
  | GreatRoom
  | 'kitchen'
  | 'classroom'
  | 'office'
  | 'library'
  | 'bookstore'
  | 'bakery'
  | 'shop'
  | 'cafe'
  | 'bedroom'
  | 'hospital'
  | 'airport'
  | 'fireside'
  | 'stage'
  | 'gym'
  | 'garage'
  | 'workshop'
  | 'elevator'
  | 'lobby'
  | 'corridor'
  | 'stairs'
  | 'bathroom'
  | 'cinema'
  | 'museum'
  | 'church'
  | 'laboratory'
  | 'bar'
  | 'courtroom'
  | 'bank'
  | 'barber'
  | 'laundry'
  | 'waiting'
  | 'cell'
  | 'dormitory'
  | 'karaoke'
  | 'studio'
  | 'dance'
  | 'factory'
  | 'kindergarten'
  | 'greenhouse';

/** A yard of an old house, or a garden behind one. */
export type YardSite = 'courtyard' | 'backyard';

/** A place with a picture of its own. */
export type OwnSite =
  | YardSite
  | 'metro'
  | 'harbor'
  | 'landing'
  | 'pier'
  | 'pitch'
  | 'base'
  | 'cityGate'
  | 'cityWall';

/** What an outdoor place is for, as what stands in it shows. */
export type Site =
  | 'market'
  | 'playground'
  | 'funfair'
  | 'busStop'
  | 'building'
  | 'parking'
  | 'stadium'
  | 'graveyard'
  | 'gasStation'
  | 'fireStation'
  | 'vineyard'
  | 'teaGarden'
  | 'ruins'
  | 'battlefield'
  | 'camp'
  | 'zoo'
  | 'court'
  | 'metroExit'
  | OwnSite;

/** What a whole field is of. */
export type Crop = 'lavender' | 'wheat' | 'rice' | 'sunflowers' | 'tulips' | 'tea' | 'canola';

/** What the words say of the place of a picture, besides its setting. */
export interface Surroundings {
  /** The color of the moon or the sun, if the words name one. */
  disc?: Rgb;
  /** Which lights are missing in the sky. */
  missing?: readonly SkyThing[];
  /** What a `room` setting is for. */
  interior?: Interior;
  /** The world on whose ground a `room` or a `table` is: it is in a base there. */
  world?: World;
  /** What the words name where somebody lives: on another world, a home is a room of a base, and a town or a garden one from outside. */
  settled?: 'home' | 'town';
  /** Whether a flight in space goes to the earth, which is ahead. */
  earthAhead?: boolean;
  /** What an outdoor setting is for. */
  site?: Site;
  /** Whether a street is the lane of an old town, or a landing one of old times. */
  oldTown?: boolean;
  /** Whether there is a market before a city gate. */
  stalls?: boolean;
  /** What the ground is wet with. */
  ground?: Ground;
  /** Whether a `cliff` falls to the sea rather than into a valley. */
  aboveSea?: boolean;
  /** What the field of a `garden` setting is of. */
  crop?: Crop;
  /** Whether those in the picture are on stairs, and which way they go there. */
  onStairs?: 'up' | 'down';
  /** Whether somebody has thrown a stone into water. */
  tossed?: boolean;
  /** Whether the words have one umbrella, and not one for each. */
  oneUmbrella?: boolean;
  /** Whether what is named stands on a hill. */
  onHill?: boolean;
}
