/** Small things of rooms: some of them, by seed, wherever the furniture leaves room. */
import { painting } from '../figures/exhibits.ts';
import { hallBanner } from '../figures/great-halls.ts';
import { innLattice, tavernWindow, wineJars } from '../figures/inns.ts';
import { noticeBoard } from '../figures/interiors.ts';
import { sackPile } from '../figures/old-trades.ts';
import { crates } from '../figures/out-of-doors.ts';
import { tubPlant } from '../figures/reception.ts';
import {
  chest,
  coatHooks,
  floorVase,
  hangingPans,
  inkScroll,
  paperBin,
  poster,
  radiator,
  sconce,
  shieldAndSwords,
  stool,
  umbrellaStand,
  wallClock,
  wallShelf,
} from '../figures/room-bits.ts';
import { pottedPlant } from '../figures/vase.ts';
import type { Interior } from '../words/surroundings.ts';
import type { Piece } from './piece.ts';

/** A thing without its place. */
export type Extra = Pick<Piece, 'figure' | 'tall'>;

export interface Extras {
  wall: readonly Extra[];
  floor: readonly Extra[];
}

const CLOCK: Extra = { figure: wallClock, tall: 11 };
const SHELF: Extra = { figure: wallShelf, tall: 12 };
const PICTURE: Extra = { figure: painting, tall: 17 };
const POSTER: Extra = { figure: poster, tall: 17 };
const PLANT: Extra = { figure: pottedPlant, tall: 20 };
const TUB: Extra = { figure: tubPlant, tall: 30 };
const BIN: Extra = { figure: paperBin, tall: 9 };
const HEATER: Extra = { figure: radiator, tall: 13 };
const STOOL: Extra = { figure: stool, tall: 13 };
const HOOKS: Extra = { figure: coatHooks, tall: 21 };
const CANDLE: Extra = { figure: sconce, tall: 10 };
const CHEST: Extra = { figure: chest, tall: 15 };
const CRATES: Extra = { figure: crates, tall: 13 };
const SACKS: Extra = { figure: sackPile, tall: 17 };

const HOME: Extras = {
  wall: [CLOCK, SHELF, PICTURE, HOOKS],
  floor: [PLANT, HEATER, STOOL, { figure: floorVase, tall: 27 }],
};
const KITCHEN: Extras = {
  wall: [CLOCK, SHELF, { figure: hangingPans, tall: 12 }, POSTER],
  floor: [STOOL, PLANT, CRATES, BIN],
};
const PUBLIC: Extras = {
  wall: [CLOCK, POSTER, PICTURE, SHELF, { figure: noticeBoard, tall: 16 }],
  floor: [PLANT, TUB, BIN, HEATER, { figure: umbrellaStand, tall: 17 }, STOOL],
};
const CLINIC: Extras = { wall: [CLOCK, POSTER, SHELF], floor: [BIN, PLANT, STOOL, HEATER] };
const WORK: Extras = { wall: [CLOCK, HOOKS, POSTER], floor: [BIN, CRATES, STOOL, TUB] };
const OLD: Extras = {
  wall: [CANDLE, { figure: shieldAndSwords, tall: 20 }, HOOKS, { figure: tavernWindow, tall: 24 }, SHELF],
  floor: [CHEST, SACKS, CRATES, STOOL],
};
const FARM: Extras = { wall: [CANDLE, HOOKS], floor: [SACKS, CRATES, STOOL] };
const COURT: Extras = { wall: [CANDLE, { figure: hallBanner, tall: 28 }], floor: [CHEST] };
const CHINESE: Extras = {
  wall: [{ figure: inkScroll, tall: 28 }, { figure: innLattice, tall: 22 }, CANDLE],
  floor: [{ figure: wineJars, tall: 17 }, STOOL, { figure: floorVase, tall: 26 }],
};

/** Of every room that has any. */
const OF: Partial<Record<Interior, Extras>> = {
  ...all(HOME, ['bedroom', 'fireside', 'dormitory', 'kindergarten']),
  ...all(KITCHEN, ['kitchen', 'bakery', 'cafe', 'bar']),
  ...all(PUBLIC, ['classroom', 'office', 'library', 'bookstore', 'shop', 'bank', 'waiting', 'barber']),
  ...all(PUBLIC, ['corridor', 'laundry', 'stairs', 'lobby', 'courtroom']),
  ...all(CLINIC, ['hospital', 'laboratory', 'bathroom', 'operating']),
  ...all(WORK, ['gym', 'garage', 'workshop', 'factory', 'warehouse', 'lockers', 'studio', 'dressing']),
  ...all(OLD, ['tavern']),
  ...all(FARM, ['cellar', 'forge', 'stable', 'mill']),
  ...all(COURT, ['throneRoom', 'ballroom']),
  ...all(CHINESE, ['inn', 'fighters']),
};

function all(extras: Extras, rooms: readonly Interior[]): Partial<Record<Interior, Extras>> {
  return Object.fromEntries(rooms.map((room) => [room, extras]));
}

/** What may be in a room besides its furniture. @param interior undefined: a living room */
export const extrasOf = (interior: Interior | undefined): Extras | undefined =>
  interior ? OF[interior] : HOME;
