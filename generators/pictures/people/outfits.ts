import { type Rgb, rgb } from '../light/colour.ts';

import type { Garb, Hat, Outfit, Worn } from '../words/wear.ts';
import type { CUTS } from './cuts.ts';

interface Clothing {
  cloth: Rgb;
  legs?: Rgb;
  hat?: Hat;
  dress?: boolean;
  garb?: Garb;
  /** Women wear a dress. */
  gown?: boolean;
  beard?: boolean;
  hair?: Rgb;
  cut?: keyof typeof CUTS;
  /** Somebody of a tale: an animal beside them does not play them. */
  ofTale?: boolean;
  skin?: Rgb;
  /** Worn on top of the clothes. */
  extras?: readonly Worn[];
}

/** What people of an occupation wear, unless the words say otherwise. */
export const OUTFITS: Readonly<Record<Outfit, Clothing>> = {
  chef: { cloth: rgb('#f6f4ee'), legs: rgb('#3a3c44'), hat: 'toque', dress: false, garb: 'uniform' },
  firefighter: { cloth: rgb('#c8962e'), legs: rgb('#b8862a'), hat: 'helmet', dress: false },
  police: { cloth: rgb('#2f4674'), legs: rgb('#24365e'), hat: 'cap', dress: false, garb: 'uniform' },
  doctor: { cloth: rgb('#f4f6f8'), legs: rgb('#4a6a8a'), dress: false, garb: 'whiteCoat' },
  nurse: { cloth: rgb('#bfe0ea'), legs: rgb('#bfe0ea'), hat: 'nurseCap', dress: false, garb: 'uniform' },
  business: { cloth: rgb('#2b3346'), dress: false, garb: 'suit' },
  fisher: { cloth: rgb('#6a7a70'), legs: rgb('#4a5650'), hat: 'straw', dress: false },
  farmer: { cloth: rgb('#4f78b0'), legs: rgb('#3f5f8a'), hat: 'straw', dress: false },
  worker: { cloth: rgb('#3f6ea8'), legs: rgb('#34598a'), dress: false, garb: 'apron' },
  scholar: { cloth: rgb('#b9cbd8'), dress: true, garb: 'robe', cut: 'bun', hair: rgb('#241f24') },
  royal: { cloth: rgb('#7a2a4a'), legs: rgb('#3a2436'), hat: 'crown', gown: true },
  wizard: { cloth: rgb('#4a3682'), hat: 'pointed', dress: true },
  magician: {
    cloth: rgb('#2a2c36'),
    legs: rgb('#24262e'),
    hat: 'topHat',
    dress: false,
    garb: 'tuxedo',
    extras: [
      { what: 'bowTie', colour: rgb('#c8303a') },
      { what: 'cape', colour: rgb('#8a1f2c') },
    ],
  },
  santa: { cloth: rgb('#d22f34'), legs: rgb('#c42a30'), hat: 'santa', dress: false, beard: true },
  pirate: { cloth: rgb('#9c2f33'), legs: rgb('#2f2a2e'), hat: 'tricorn', dress: false },
  captain: { cloth: rgb('#24344f'), legs: rgb('#e9e6de'), hat: 'cap', dress: false, garb: 'uniform' },
  sailor: {
    cloth: rgb('#f4f5f2'),
    legs: rgb('#2c456e'),
    hat: 'cap',
    dress: false,
    extras: [{ what: 'scarf', colour: rgb('#2f5288') }],
  },
  knight: { cloth: rgb('#9aa4b0'), legs: rgb('#7d8794'), hat: 'knight', dress: false },
  cowboy: {
    cloth: rgb('#b5793c'),
    legs: rgb('#4a5f86'),
    hat: 'felt',
    dress: false,
    extras: [{ what: 'scarf', colour: rgb('#c8362e') }],
  },
  detective: { cloth: rgb('#a58a62'), legs: rgb('#4a4038'), hat: 'felt', dress: false },
  graduate: { cloth: rgb('#2c3144'), legs: rgb('#2a2c36'), hat: 'mortarboard', dress: true, garb: 'robe' },
  // a graduate who has thrown the cap into the air
  gowned: { cloth: rgb('#2c3144'), legs: rgb('#2a2c36'), dress: true, garb: 'robe' },
  ninja: {
    cloth: rgb('#2c2e38'),
    legs: rgb('#24262e'),
    dress: false,
    extras: [{ what: 'mask', colour: rgb('#1c1d24') }],
  },
  samurai: { cloth: rgb('#3a4470'), legs: rgb('#2a2f48'), hat: 'straw', dress: true, garb: 'robe' },
  monk: { cloth: rgb('#d98a2e'), dress: true, garb: 'robe', cut: 'bald' },
  astronaut: { cloth: rgb('#eef0f2'), legs: rgb('#dfe3e8'), hat: 'bubble', dress: false },
  soldier: { cloth: rgb('#5f6b3e'), legs: rgb('#525c36'), hat: 'cap', dress: false, garb: 'uniform' },
  oldSoldier: {
    cloth: rgb('#9a2f2c'),
    legs: rgb('#4a2a28'),
    hat: 'knight',
    dress: false,
    garb: 'lamellar',
    hair: rgb('#231c22'),
  },
  legionary: { cloth: rgb('#a8302a'), legs: rgb('#c98f63'), hat: 'knight', dress: false, garb: 'cuirass' },
  viking: { cloth: rgb('#7a5a3c'), legs: rgb('#5a4632'), hat: 'ironCap', dress: false, garb: 'mail' },
  archer: {
    cloth: rgb('#4f6b3a'),
    legs: rgb('#5a4632'),
    dress: false,
    extras: [{ what: 'cape', colour: rgb('#3a5230') }],
  },
  clown: {
    cloth: rgb('#e8b93a'),
    legs: rgb('#d2453a'),
    hat: 'pointed',
    dress: false,
    extras: [{ what: 'bowTie', colour: rgb('#3f8ad0') }],
  },
  ballerina: { cloth: rgb('#f0a8c4'), dress: true, garb: 'tutu' },
  gymnast: { cloth: rgb('#c02a5a'), legs: rgb('#c02a5a'), dress: false, cut: 'bun' },
  bride: { cloth: rgb('#faf8f4'), dress: true },
  groom: {
    cloth: rgb('#2a2c36'),
    legs: rgb('#24262e'),
    dress: false,
    garb: 'tuxedo',
    extras: [{ what: 'bowTie', colour: rgb('#8a2f3c') }],
  },
  superhero: {
    cloth: rgb('#2f5fc0'),
    legs: rgb('#274f9e'),
    dress: false,
    extras: [{ what: 'mask', colour: rgb('#c8262e') }, { what: 'cape' }],
  },
  fairy: {
    cloth: rgb('#e58ac0'),
    legs: rgb('#d878b0'),
    gown: true,
    extras: [{ what: 'wings', colour: rgb('#d6ecf6') }],
  },
  angel: {
    cloth: rgb('#f6f4ee'),
    legs: rgb('#e6e2d8'),
    hat: 'halo',
    dress: true,
    extras: [{ what: 'wings' }],
  },
  vampire: {
    cloth: rgb('#2a2630'),
    legs: rgb('#1e1c24'),
    dress: false,
    extras: [{ what: 'cape', colour: rgb('#7a1420') }],
  },
  dwarf: {
    cloth: rgb('#6a7f3e'),
    legs: rgb('#6a4a30'),
    hat: 'gnome',
    dress: false,
    beard: true,
    hair: rgb('#eceae4'),
    ofTale: true,
  },
  elf: { cloth: rgb('#3f8a4a'), legs: rgb('#2f6a3a'), hat: 'gnome', dress: false },
  redHood: {
    cloth: rgb('#c42a30'),
    legs: rgb('#8a6a4a'),
    hat: 'hood',
    dress: true,
    extras: [{ what: 'cape', colour: rgb('#c8262e') }],
    ofTale: true,
  },
  monkeyKing: {
    cloth: rgb('#e3a92e'),
    legs: rgb('#b8352c'),
    hat: 'crown',
    extras: [{ what: 'cape', colour: rgb('#b8262e') }],
    ofTale: true,
  },
  holyMonk: {
    cloth: rgb('#c03a30'),
    skin: rgb('#f6d8b8'),
    hat: 'monkCrown',
    dress: true,
    garb: 'robe',
    cut: 'bald',
    hair: rgb('#5a4a42'),
    ofTale: true,
  },
  sandMonk: {
    cloth: rgb('#35507a'),
    skin: rgb('#c98f63'),
    dress: true,
    garb: 'robe',
    beard: true,
    hair: rgb('#7a2f24'),
    cut: 'bald',
    ofTale: true,
    extras: [{ what: 'scarf', colour: rgb('#8a5a3a') }],
  },
  peasant: { cloth: rgb('#9a7440'), legs: rgb('#5a4632'), gown: true, ofTale: true },
  matchGirl: {
    cloth: rgb('#7a6a5a'),
    legs: rgb('#4a4038'),
    dress: true,
    ofTale: true,
    extras: [{ what: 'scarf', colour: rgb('#a8483c') }],
  },
  nezha: {
    cloth: rgb('#d2352f'),
    legs: rgb('#f0d9a8'),
    skin: rgb('#f3d0ac'),
    dress: false,
    hair: rgb('#231c22'),
    cut: 'bun',
    extras: [{ what: 'scarf', colour: rgb('#e8553a') }],
    ofTale: true,
  },
  moonLady: {
    cloth: rgb('#eef0f8'),
    skin: rgb('#f6dcc0'),
    dress: true,
    garb: 'robe',
    hair: rgb('#1f1b24'),
    cut: 'bun',
    ofTale: true,
  },
};

/** What an animal wears that is dressed up, its clothes first. */
export function pieces(costume: Outfit): readonly Worn[] {
  const { cloth, hat, dress, garb, extras = [] } = OUTFITS[costume];
  return [
    { what: dress ? 'dress' : garb === 'suit' ? 'suit' : 'coat', colour: cloth },
    ...(hat ? [{ what: hat }] : []),
    ...extras,
  ];
}
