import type { FigureName } from '../words/plan.ts';

/** How a thing is held, in figure units of a holder about 100 high. */
export interface Grip {
  /** Its height. */
  tall: number;
  /** Offset of its foot from the hand. */
  x: number;
  y: number;
  /** Radians. */
  turn?: number;
  /** It lies at the feet, and the hands are free. */
  foot?: boolean;
}

/** Things that can be held. */
export const HELD: Partial<Record<FigureName, Grip>> = {
  book: { tall: 24, x: -1, y: 10 },
  star: { tall: 38, x: 4, y: 16 },
  umbrella: { tall: 105, x: 2, y: 16 },
  newspaper: { tall: 30, x: 2, y: 12 },
  coffee: { tall: 18, x: 0, y: 8 },
  guitar: { tall: 62, x: -20, y: 12, turn: 1 },
  violin: { tall: 44, x: -12, y: -3, turn: 1.25 },
  sword: { tall: 62, x: 2, y: 5, turn: 0.2 },
  drum: { tall: 34, x: 0, y: 18 },
  clock: { tall: 24, x: 0, y: 8 },
  pumpkin: { tall: 26, x: 0, y: 8 },
  jackOLantern: { tall: 26, x: 0, y: 8 },
  mushroom: { tall: 24, x: 0, y: 6 },
  treasureChest: { tall: 28, x: 0, y: 13 },
  rod: { tall: 62, x: 1, y: 4 },
  wateringCan: { tall: 26, x: 10, y: 12 },
  ball: { tall: 17, x: 24, y: 0, foot: true },
  kite: { tall: 150, x: 2, y: 0, turn: 0.42 },
  balloon: { tall: 86, x: 1, y: 1 },
  flower: { tall: 38, x: 0, y: 8 },
  lantern: { tall: 26, x: 2, y: 26 },
  cake: { tall: 24, x: 0, y: 6 },
  apple: { tall: 15, x: 0, y: 5 },
  banana: { tall: 14, x: 0, y: 5 },
  candle: { tall: 24, x: 0, y: 10 },
  fruit: { tall: 20, x: 0, y: 6 },
  bread: { tall: 26, x: -2, y: 6 },
  burger: { tall: 14, x: 0, y: 5 },
  pizza: { tall: 16, x: 0, y: 5 },
  noodles: { tall: 20, x: 0, y: 6 },
  vase: { tall: 36, x: 0, y: 12 },
  pottedPlant: { tall: 36, x: 0, y: 12 },
  basket: { tall: 36, x: 2, y: 30 },
  iceCream: { tall: 26, x: 0, y: 4 },
  dumplings: { tall: 18, x: 0, y: 8 },
  mooncake: { tall: 14, x: 0, y: 6 },
  bear: { tall: 40, x: 0, y: 16 },
  panda: { tall: 42, x: 0, y: 16 },
  bone: { tall: 11, x: 0, y: 5 },
  snowball: { tall: 17, x: 1, y: 8 },
  knitting: { tall: 26, x: 0, y: 14 },
  yarn: { tall: 18, x: 0, y: 7 },
  firecrackers: { tall: 46, x: 2, y: 46 },
  gift: { tall: 28, x: 0, y: 12 },
  flag: { tall: 96, x: 2, y: 34 },
  letter: { tall: 15, x: 2, y: 8 },
  magnifyingGlass: { tall: 34, x: 2, y: 5 },
  bubbles: { tall: 74, x: 3, y: 3 },
  cat: { tall: 44, x: 0, y: 18 },
  dog: { tall: 42, x: 0, y: 16 },
  rabbit: { tall: 46, x: 0, y: 16 },
  fox: { tall: 30, x: 0, y: 14 },
  sheep: { tall: 34, x: 0, y: 14 },
  pig: { tall: 30, x: 0, y: 14 },
  monkey: { tall: 42, x: 0, y: 16 },
  squirrel: { tall: 26, x: 0, y: 12 },
  hedgehog: { tall: 18, x: 0, y: 8 },
  mouse: { tall: 18, x: 0, y: 8 },
  koala: { tall: 42, x: 0, y: 16 },
  parrot: { tall: 34, x: 0, y: 8 },
  seal: { tall: 38, x: 0, y: 16 },
  lobster: { tall: 24, x: 0, y: 8 },
  raccoon: { tall: 30, x: 0, y: 14 },
  bat: { tall: 34, x: 0, y: 12 },
  crab: { tall: 18, x: 0, y: 8 },
  snail: { tall: 15, x: 0, y: 6 },
  frog: { tall: 18, x: 0, y: 8 },
  duck: { tall: 34, x: 0, y: 14 },
  goose: { tall: 40, x: 0, y: 16 },
  chicken: { tall: 34, x: 0, y: 14 },
  chick: { tall: 18, x: 0, y: 8 },
  bird: { tall: 20, x: 0, y: 6 },
  owl: { tall: 28, x: 0, y: 10 },
  fish: { tall: 18, x: 0, y: 8 },
  turtle: { tall: 18, x: 0, y: 8 },
};
