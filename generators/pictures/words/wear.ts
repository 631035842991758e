import type { Rgb } from '../light/colour.ts';

export type Hat =
  | 'felt'
  | 'topHat'
  | 'beret'
  | 'toque'
  | 'helmet'
  | 'cap'
  | 'straw'
  | 'crown'
  | 'pointed'
  | 'santa'
  | 'tricorn'
  | 'knight'
  | 'ironCap'
  | 'bubble'
  | 'halo'
  | 'gnome'
  | 'hood'
  | 'beanie'
  | 'mortarboard'
  | 'nurseCap'
  | 'monkCrown';

/** What is worn on the head, before the eyes or around the neck, by people and animals alike. */
export type Accessory =
  | Hat
  | 'glasses'
  | 'sunglasses'
  | 'mask'
  | 'headphones'
  | 'scarf'
  | 'bowTie'
  | 'tie'
  | 'cape'
  | 'wings'
  | 'backpack';

/** Clothes on an animal; people have them by their look. */
export type Garment = 'suit' | 'dress' | 'coat';

export interface Worn {
  what: Accessory | Garment;
  /** Its own color, if the prompt names one. */
  colour?: Rgb;
}

/** Occupations that clothes show. */
export type Outfit =
  | 'chef'
  | 'firefighter'
  | 'police'
  | 'doctor'
  | 'nurse'
  | 'business'
  | 'farmer'
  | 'worker'
  | 'scholar'
  | 'fisher'
  | 'royal'
  | 'wizard'
  | 'magician'
  | 'santa'
  | 'pirate'
  | 'captain'
  | 'sailor'
  | 'knight'
  | 'cowboy'
  | 'detective'
  | 'ninja'
  | 'samurai'
  | 'monk'
  | 'astronaut'
  | 'soldier'
  | 'oldSoldier'
  | 'legionary'
  | 'viking'
  | 'archer'
  | 'clown'
  | 'ballerina'
  | 'gymnast'
  | 'gowned'
  | 'bride'
  | 'groom'
  | 'superhero'
  | 'fairy'
  | 'angel'
  | 'vampire'
  | 'dwarf'
  | 'elf'
  | 'redHood'
  | 'monkeyKing'
  | 'holyMonk'
  | 'sandMonk'
  | 'graduate'
  | 'peasant'
  | 'matchGirl'
  | 'nezha'
  | 'moonLady';

/** A cut of clothes besides dresses and coats. */
export type Garb =
  | 'robe'
  | 'knit'
  | 'tutu'
  | 'suit'
  | 'tuxedo'
  | 'whiteCoat'
  | 'uniform'
  | 'apron'
  | 'lamellar'
  | 'cuirass'
  | 'mail';
