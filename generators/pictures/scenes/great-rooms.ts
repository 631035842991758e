/** The furniture of halls, workplaces of old trades and technical rooms, which have no window. */

import { fireplace } from '../figures/fireplace.ts';
import {
  chandelier,
  column,
  costumeRail,
  gatheredCurtains,
  greatTelescope,
  hallBanner,
  starChart,
  throneSeat,
} from '../figures/great-halls.ts';
import {
  barrels,
  candleWheel,
  innCounter,
  innLantern,
  innLattice,
  innPillar,
  innTable,
  tavernCounter,
  tavernTable,
  tavernWindow,
  wineJars,
} from '../figures/inns.ts';
import {
  anvil,
  bales,
  barrelRack,
  fightersBoard,
  forgeFire,
  millstones,
  sackPile,
  smithTools,
  stalls,
  weaponRack,
} from '../figures/old-trades.ts';
import { ceilingLamp } from '../figures/passages.ts';
import { dressingMirror } from '../figures/services.ts';
import {
  boxingRing,
  crowdTiers,
  hoop,
  lampRig,
  lockerBench,
  lockers,
  rinkBoards,
  storageRack,
  wallBars,
} from '../figures/sport-halls.ts';
import {
  arcadeCabinets,
  controlWall,
  newsDesk,
  operatingLamp,
  operatingTable,
  patientMonitor,
  serverRacks,
  studioCamera,
} from '../figures/technical-rooms.ts';
import type { GreatRoom } from '../words/surroundings.ts';
import type { Piece } from './piece.ts';

/** What each has from wall to wall, back to front. */
export const GREAT_PIECES: Record<GreatRoom, readonly Piece[]> = {
  arena: [
    { figure: crowdTiers, x: 0.2, tall: 52, up: 0.1 },
    { figure: crowdTiers, x: 0.8, tall: 52, up: 0.1 },
    { figure: lampRig, x: 0.5, tall: 15, up: 'ceiling' },
    { figure: boxingRing, x: 0.5, tall: 42 },
  ],
  sportsHall: [
    { figure: lampRig, x: 0.5, tall: 13, up: 'ceiling' },
    { figure: wallBars, x: 0.5, tall: 42 },
    { figure: hoop, x: 0.1, tall: 66 },
  ],
  mill: [
    { figure: millstones, x: 0.62, tall: 58 },
    { figure: sackPile, x: 0.14, tall: 27 },
  ],
  ballroom: [
    { figure: gatheredCurtains, x: 0.3, tall: 58, up: 0.03 },
    { figure: gatheredCurtains, x: 0.7, tall: 58, up: 0.03 },
    { figure: () => column(), x: 0.06, tall: 66, full: column },
    { figure: () => column(), x: 0.5, tall: 66, full: column },
    { figure: () => column(), x: 0.94, tall: 66, full: column },
    { figure: chandelier, x: 0.28, tall: 25, up: 'ceiling' },
    { figure: chandelier, x: 0.72, tall: 25, up: 'ceiling' },
  ],
  throneRoom: [
    { figure: hallBanner, x: 0.28, tall: 34, up: 0.3 },
    { figure: hallBanner, x: 0.72, tall: 34, up: 0.3 },
    { figure: () => column(), x: 0.08, tall: 66, full: column },
    { figure: () => column(), x: 0.92, tall: 66, full: column },
    { figure: throneSeat, x: 0.5, tall: 56 },
  ],
  stable: [
    { figure: stalls, x: 0.58, tall: 52 },
    { figure: bales, x: 0.12, tall: 30 },
  ],
  forge: [
    { figure: smithTools, x: 0.2, tall: 20, up: 0.46 },
    { figure: forgeFire, x: 0.66, tall: 60 },
    { figure: anvil, x: 0.3, tall: 22, near: true },
  ],
  tvStudio: [
    { figure: lampRig, x: 0.5, tall: 13, up: 'ceiling' },
    { figure: newsDesk, x: 0.5, tall: 52 },
    { figure: studioCamera, x: 0.08, tall: 42, near: true },
  ],
  observatory: [
    { figure: starChart, x: 0.07, tall: 26, up: 0.4 },
    { figure: greatTelescope, x: 0.54, tall: 70 },
  ],
  operating: [
    { figure: operatingLamp, x: 0.46, tall: 26, up: 'ceiling' },
    { figure: patientMonitor, x: 0.82, tall: 44 },
    { figure: operatingTable, x: 0.46, tall: 23 },
  ],
  lockers: [
    { figure: lockers, x: 0.3, tall: 50 },
    { figure: lockers, x: 0.86, tall: 50 },
    { figure: lockerBench, x: 0.5, tall: 13, near: true },
  ],
  control: [
    { figure: serverRacks, x: 0.04, tall: 52 },
    { figure: serverRacks, x: 0.96, tall: 52 },
    { figure: controlWall, x: 0.5, tall: 58 },
  ],
  cellar: [
    { figure: barrelRack, x: 0.22, tall: 56 },
    { figure: barrelRack, x: 0.8, tall: 56 },
  ],
  warehouse: [
    { figure: ceilingLamp, x: 0.5, tall: 5, up: 'ceiling' },
    { figure: storageRack, x: 0.1, tall: 64 },
    { figure: storageRack, x: 0.36, tall: 64 },
    { figure: storageRack, x: 0.9, tall: 64 },
  ],
  arcade: [
    { figure: ceilingLamp, x: 0.5, tall: 5, up: 'ceiling' },
    { figure: arcadeCabinets, x: 0.22, tall: 50 },
    { figure: arcadeCabinets, x: 0.8, tall: 50 },
  ],
  rink: [
    { figure: lampRig, x: 0.5, tall: 13, up: 'ceiling' },
    { figure: rinkBoards, x: 0.22, tall: 50 },
    { figure: rinkBoards, x: 0.78, tall: 50 },
  ],
  dressing: [
    { figure: dressingMirror, x: 0.16, tall: 36, up: 0.3 },
    { figure: dressingMirror, x: 0.42, tall: 36, up: 0.3 },
    { figure: costumeRail, x: 0.82, tall: 50 },
  ],
  fighters: [
    { figure: fightersBoard, x: 0.5, tall: 20, up: 0.56 },
    { figure: weaponRack, x: 0.14, tall: 50 },
    { figure: weaponRack, x: 0.86, tall: 50 },
  ],
  inn: [
    { figure: innLattice, x: 0.13, tall: 32, up: 0.36 },
    { figure: innLattice, x: 0.87, tall: 32, up: 0.36 },
    { figure: innCounter, x: 0.5, tall: 52 },
    { figure: wineJars, x: 0.94, tall: 20 },
    { figure: () => innPillar(), x: 0.27, tall: 72, full: innPillar },
    { figure: () => innPillar(), x: 0.73, tall: 72, full: innPillar },
    { figure: innLantern, x: 0.13, tall: 19, up: 'ceiling' },
    { figure: innLantern, x: 0.39, tall: 15, up: 'ceiling' },
    { figure: innLantern, x: 0.61, tall: 15, up: 'ceiling' },
    { figure: innLantern, x: 0.87, tall: 19, up: 'ceiling' },
    { figure: innTable, x: 0.14, tall: 24, near: true },
    { figure: innTable, x: 0.8, tall: 24, near: true },
  ],
  tavern: [
    { figure: tavernWindow, x: 0.22, tall: 26, up: 0.42 },
    { figure: fireplace, x: 0.8, tall: 50 },
    { figure: tavernCounter, x: 0.36, tall: 36 },
    { figure: barrels, x: 0.05, tall: 38 },
    { figure: candleWheel, x: 0.5, tall: 20, up: 'ceiling' },
    { figure: tavernTable, x: 0.13, tall: 25, near: true },
  ],
};

/** The colours of their walls and floors. */
export const GREAT_WALLS: Record<GreatRoom, { wall: string; floor: string }> = {
  arena: { wall: '#262a38', floor: '#3a3e4c' },
  sportsHall: { wall: '#d8d2c0', floor: '#c8935a' },
  mill: { wall: '#b09a80', floor: '#7a5a40' },
  ballroom: { wall: '#c8a878', floor: '#b07a48' },
  throneRoom: { wall: '#7a6a6a', floor: '#8a5a4a' },
  stable: { wall: '#7a5a40', floor: '#b0905a' },
  forge: { wall: '#6a5a52', floor: '#4a4440' },
  tvStudio: { wall: '#343a4a', floor: '#50586a' },
  observatory: { wall: '#2c3448', floor: '#4a4652' },
  operating: { wall: '#b8d4d0', floor: '#9ab4b4' },
  lockers: { wall: '#d0d4d4', floor: '#8a9298' },
  control: { wall: '#3a4252', floor: '#4c5462' },
  cellar: { wall: '#54443c', floor: '#4a3c34' },
  warehouse: { wall: '#9aa0a4', floor: '#80807a' },
  arcade: { wall: '#33264e', floor: '#2a2240' },
  rink: { wall: '#a8bccc', floor: '#d8ecf6' },
  dressing: { wall: '#c8a8a0', floor: '#8a6a58' },
  fighters: { wall: '#c8b498', floor: '#a8784a' },
  inn: { wall: '#c4a074', floor: '#7a5236' },
  tavern: { wall: '#a08a70', floor: '#6a4a34' },
};
