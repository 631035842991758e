/** The furniture of each room that is for something. */
import { bust, cinemaScreen, painting, ropeBarrier, seatRow } from '../figures/exhibits.ts';
import { fireplace } from '../figures/fireplace.ts';
import { armchair, bed, sofa } from '../figures/furnishings.ts';
import { tires, toolWall, workbench } from '../figures/garage.ts';
import { hangingBasket, panes, potBench } from '../figures/glasshouse.ts';
import { barCounter, barStool, bottleShelf, labBench, reagents } from '../figures/glassware.ts';
import { dumbbellRack, punchingBag, treadmill } from '../figures/gym.ts';
import {
  bookcase,
  chalkboard,
  coffeeBar,
  crossSign,
  cupboards,
  hospitalBed,
  menuBoard,
  nightstand,
  noticeBoard,
  officeDesk,
  pendant,
  schoolDesk,
  worktop,
} from '../figures/interiors.ts';
import { ceilingLamp, corridorDoor, elevatorDoors, handrail, staircase } from '../figures/passages.ts';
import { keyRack, receptionDesk, tellers, tubPlant, vaultDoor } from '../figures/reception.ts';
import {
  barberChair,
  barberPole,
  barredWindow,
  bunk,
  bunkBed,
  cellBars,
  dressingMirror,
  waitingChairs,
  washers,
} from '../figures/services.ts';
import { bakeryCounter, bookCounter, breadShelf, shopCounter, shopShelf } from '../figures/shops.ts';
import { altar, courtRail, judgesBench, pew, stainedGlass } from '../figures/solemn.ts';
import {
  childrensArt,
  danceMirror,
  foamPanel,
  machine,
  micStand,
  mirrorBall,
  mixingDesk,
  smallTable,
  songScreen,
  toyShelf,
} from '../figures/studios.ts';
import { bath, towels, washstand } from '../figures/washroom.ts';
import type { Interior } from '../words/surroundings.ts';
import { GREAT_PIECES, GREAT_WALLS } from './great-rooms.ts';
import type { Piece } from './piece.ts';

/** A room with furniture; a stage and the hall of an airport have painters of their own. */
export type Furnished = Exclude<Interior, 'stage' | 'airport'>;

/** What a room has beside its window, back to front. */
export const PIECES: Record<Furnished, readonly Piece[]> = {
  ...GREAT_PIECES,
  kitchen: [
    { figure: cupboards, x: 0.54, tall: 14, up: 0.56 },
    { figure: worktop, x: 0.54, tall: 30 },
  ],
  classroom: [
    { figure: chalkboard, x: 0.54, tall: 24, up: 0.3, unless: 'blackboard' },
    { figure: schoolDesk, x: 0.3, tall: 17, empty: true },
    { figure: schoolDesk, x: 0.84, tall: 17, empty: true },
  ],
  office: [
    { figure: noticeBoard, x: 0.6, tall: 20, up: 0.46 },
    { figure: officeDesk, x: 0.6, tall: 32, unless: 'computer' },
  ],
  library: [
    { figure: bookcase, x: 0.16, tall: 58 },
    { figure: bookcase, x: 0.58, tall: 58 },
    { figure: bookcase, x: 1, tall: 58 },
  ],
  bookstore: [
    { figure: bookcase, x: 0.1, tall: 58 },
    { figure: bookcase, x: 0.5, tall: 58 },
    { figure: bookcase, x: 0.9, tall: 58 },
    { figure: pendant, x: 0.72, tall: 18, up: 'ceiling' },
    { figure: bookCounter, x: 0.72, tall: 25, near: true },
  ],
  bakery: [
    { figure: breadShelf, x: 0.12, tall: 54 },
    { figure: breadShelf, x: 0.72, tall: 54 },
    { figure: pendant, x: 0.42, tall: 20, up: 'ceiling' },
    { figure: bakeryCounter, x: 0.56, tall: 26, near: true },
  ],
  shop: [
    { figure: shopShelf, x: 0.12, tall: 54 },
    { figure: shopShelf, x: 0.72, tall: 54 },
    { figure: pendant, x: 0.42, tall: 20, up: 'ceiling' },
    { figure: shopCounter, x: 0.56, tall: 26, near: true },
  ],
  cafe: [
    { figure: menuBoard, x: 0.56, tall: 18, up: 0.56 },
    { figure: pendant, x: 0.2, tall: 20, up: 'ceiling' },
    { figure: pendant, x: 0.92, tall: 20, up: 'ceiling' },
    { figure: coffeeBar, x: 0.56, tall: 34 },
  ],
  bedroom: [
    { figure: nightstand, x: 0.02, tall: 22 },
    { figure: bed, x: 0.6, tall: 24, unless: 'bed' },
  ],
  fireside: [
    { figure: bookcase, x: 1.02, tall: 50 },
    { figure: fireplace, x: 0.52, tall: 58 },
    { figure: armchair, x: 0.02, tall: 30, unless: 'chair' },
  ],
  hospital: [
    { figure: crossSign, x: 0.7, tall: 11, up: 0.62 },
    { figure: hospitalBed, x: 0.6, tall: 33, unless: 'bed' },
  ],
  gym: [
    { figure: punchingBag, x: 0.4, tall: 44, up: 'ceiling' },
    { figure: dumbbellRack, x: 0.18, tall: 25 },
    { figure: treadmill, x: 0.8, tall: 38 },
  ],
  garage: [
    { figure: toolWall, x: 0.56, tall: 22, up: 0.44 },
    { figure: workbench, x: 0.56, tall: 27 },
    { figure: tires, x: 0.02, tall: 22 },
  ],
  workshop: [
    { figure: toolWall, x: 0.56, tall: 22, up: 0.44 },
    { figure: workbench, x: 0.56, tall: 27 },
    { figure: pendant, x: 0.2, tall: 18, up: 'ceiling' },
  ],
  elevator: [
    { figure: handrail, x: 0.06, tall: 3, up: 0.3 },
    { figure: handrail, x: 0.94, tall: 3, up: 0.3 },
    { figure: elevatorDoors, x: 0.5, tall: 64 },
  ],
  lobby: [
    { figure: keyRack, x: 0.5, tall: 23, up: 0.5 },
    { figure: pendant, x: 0.22, tall: 20, up: 'ceiling' },
    { figure: pendant, x: 0.78, tall: 20, up: 'ceiling' },
    { figure: receptionDesk, x: 0.5, tall: 34 },
    { figure: tubPlant, x: 0.07, tall: 42 },
    { figure: tubPlant, x: 0.93, tall: 42 },
  ],
  corridor: [
    { figure: ceilingLamp, x: 0.31, tall: 5, up: 'ceiling' },
    { figure: ceilingLamp, x: 0.69, tall: 5, up: 'ceiling' },
    { figure: corridorDoor, x: 0.12, tall: 52 },
    { figure: corridorDoor, x: 0.5, tall: 52 },
    { figure: corridorDoor, x: 0.88, tall: 52 },
  ],
  stairs: [
    { figure: ceilingLamp, x: 0.3, tall: 5, up: 'ceiling' },
    { figure: staircase, x: 0.62, tall: 60, climbed: 70 },
  ],
  bathroom: [
    { figure: towels, x: 0.5, tall: 18, up: 0.42 },
    { figure: washstand, x: 0.16, tall: 52 },
    { figure: bath, x: 0.7, tall: 33 },
  ],
  cinema: [
    { figure: cinemaScreen, x: 0.5, tall: 42, up: 0.3 },
    { figure: seatRow, x: 0.2, tall: 14 },
    { figure: seatRow, x: 0.8, tall: 14 },
  ],
  museum: [
    { figure: painting, x: 0.13, tall: 25, up: 0.4 },
    { figure: painting, x: 0.5, tall: 25, up: 0.4 },
    { figure: painting, x: 0.87, tall: 25, up: 0.4 },
    { figure: bust, x: 0.31, tall: 46 },
    { figure: ropeBarrier, x: 0.76, tall: 16, near: true },
  ],
  church: [
    { figure: stainedGlass, x: 0.14, tall: 46, up: 0.34 },
    { figure: stainedGlass, x: 0.86, tall: 46, up: 0.34 },
    { figure: altar, x: 0.5, tall: 52 },
    { figure: pew, x: 0.16, tall: 17, near: true },
    { figure: pew, x: 0.84, tall: 17, near: true },
  ],
  laboratory: [
    { figure: reagents, x: 0.56, tall: 11, up: 0.6 },
    { figure: labBench, x: 0.56, tall: 34 },
  ],
  bar: [
    { figure: bottleShelf, x: 0.5, tall: 30, up: 0.46 },
    { figure: pendant, x: 0.2, tall: 18, up: 'ceiling' },
    { figure: pendant, x: 0.8, tall: 18, up: 'ceiling' },
    { figure: barCounter, x: 0.5, tall: 34 },
    { figure: barStool, x: 0.28, tall: 19, near: true },
    { figure: barStool, x: 0.72, tall: 19, near: true },
  ],
  courtroom: [
    { figure: judgesBench, x: 0.5, tall: 46 },
    { figure: courtRail, x: 0.1, tall: 15, near: true },
    { figure: courtRail, x: 0.9, tall: 15, near: true },
  ],
  bank: [
    { figure: vaultDoor, x: 0.92, tall: 44 },
    { figure: tellers, x: 0.4, tall: 46 },
  ],
  barber: [
    { figure: dressingMirror, x: 0.22, tall: 36, up: 0.32 },
    { figure: dressingMirror, x: 0.78, tall: 36, up: 0.32 },
    { figure: barberPole, x: 0.5, tall: 24, up: 0.4 },
    { figure: barberChair, x: 0.22, tall: 32 },
    { figure: barberChair, x: 0.78, tall: 32 },
  ],
  laundry: [
    { figure: washers, x: 0.2, tall: 27 },
    { figure: washers, x: 0.8, tall: 27 },
    { figure: towels, x: 0.5, tall: 17, up: 0.5 },
  ],
  waiting: [
    { figure: noticeBoard, x: 0.5, tall: 20, up: 0.5 },
    { figure: waitingChairs, x: 0.5, tall: 23 },
    { figure: tubPlant, x: 0.07, tall: 36 },
  ],
  cell: [
    { figure: barredWindow, x: 0.3, tall: 20, up: 0.56 },
    { figure: bunk, x: 0.28, tall: 27 },
    { figure: cellBars, x: 0.84, tall: 64 },
  ],
  dormitory: [
    { figure: nightstand, x: 0.02, tall: 22 },
    { figure: bunkBed, x: 0.62, tall: 56, unless: 'bed' },
  ],
  karaoke: [
    { figure: songScreen, x: 0.5, tall: 34, up: 0.42 },
    { figure: mirrorBall, x: 0.26, tall: 22, up: 'ceiling' },
    { figure: sofa, x: 0.16, tall: 25, unless: 'sofa' },
    { figure: sofa, x: 0.84, tall: 25, unless: 'sofa' },
  ],
  studio: [
    { figure: foamPanel, x: 0.16, tall: 30, up: 0.44 },
    { figure: foamPanel, x: 0.84, tall: 30, up: 0.44 },
    { figure: mixingDesk, x: 0.42, tall: 40 },
    { figure: micStand, x: 0.86, tall: 46, unless: 'microphone' },
  ],
  dance: [
    { figure: ceilingLamp, x: 0.3, tall: 5, up: 'ceiling' },
    { figure: ceilingLamp, x: 0.7, tall: 5, up: 'ceiling' },
    { figure: danceMirror, x: 0.5, tall: 52, up: 0.02 },
  ],
  factory: [
    { figure: ceilingLamp, x: 0.24, tall: 6, up: 'ceiling' },
    { figure: ceilingLamp, x: 0.76, tall: 6, up: 'ceiling' },
    { figure: machine, x: 0.5, tall: 50 },
  ],
  greenhouse: [
    { figure: panes, x: 0.5, tall: 72, up: 0.02 },
    { figure: hangingBasket, x: 0.36, tall: 20, up: 'ceiling' },
    { figure: hangingBasket, x: 0.66, tall: 20, up: 'ceiling' },
    { figure: potBench, x: 0.16, tall: 36 },
    { figure: potBench, x: 0.84, tall: 36 },
  ],
  kindergarten: [
    { figure: childrensArt, x: 0.56, tall: 17, up: 0.5 },
    { figure: toyShelf, x: 0.56, tall: 26 },
    { figure: smallTable, x: 0.9, tall: 15, near: true },
  ],
};

/** Rooms without a window, whose furniture is from wall to wall, with the color of their walls and floor. */
export const CLOSED: Partial<Record<Interior, { wall: string; floor: string }>> = {
  ...GREAT_WALLS,
  barber: { wall: '#b8ccc8', floor: '#8a8e94' },
  laundry: { wall: '#c4d4dc', floor: '#9aa4aa' },
  waiting: { wall: '#d0dcd8', floor: '#a8b0b0' },
  cell: { wall: '#8e8e88', floor: '#66665f' },
  karaoke: { wall: '#4a3268', floor: '#33264a' },
  studio: { wall: '#7a6a5c', floor: '#5a4238' },
  dance: { wall: '#d8cfc4', floor: '#b88a5a' },
  greenhouse: { wall: '#c4dcd8', floor: '#a08a70' },
  factory: { wall: '#9aa4a4', floor: '#74746e' },
  gym: { wall: '#b4bec4', floor: '#5c6068' },
  lobby: { wall: '#d8c4a0', floor: '#b89a78' },
  bar: { wall: '#6a4238', floor: '#4a3228' },
  bank: { wall: '#c8d0cc', floor: '#9a948a' },
  elevator: { wall: '#aab2ba', floor: '#6a6e76' },
  corridor: { wall: '#cfc6b2', floor: '#8a8278' },
  stairs: { wall: '#c4c8c0', floor: '#8f8a82' },
  cinema: { wall: '#4a2e3c', floor: '#2e2430' },
  museum: { wall: '#b8c0bc', floor: '#a8794e' },
  church: { wall: '#b4a894', floor: '#8a7c6c' },
  courtroom: { wall: '#a88a6a', floor: '#6f4a34' },
};
