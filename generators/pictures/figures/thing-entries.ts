import type { Rgb } from '../light/colour.ts';
import type { Scene } from '../scene.ts';
import type { ThingName } from '../words/figure-names.ts';
import type { Cast } from '../words/plan.ts';
import { aloft } from './aloft-entries.ts';
import { dragon } from './animals.ts';
import { asteroid } from './asteroid.ts';
import { bouquet } from './blooms.ts';
import { skateboard, surfboard } from './boards.ts';
import { bridge, castle, house, island, lighthouse, pagoda, pier, tent, windmill } from './buildings.ts';
import { bubbles, door, flag, skis, volcano } from './carried.ts';
import { cello } from './cello.ts';
import { clock } from './clock.ts';
import { cradle } from './cradle.ts';
import { drum } from './drum.ts';
import { eggs } from './egg-entries.ts';
import { type Ensemble, instruments } from './ensembles.ts';
import { air, type Entry, ground, landmark, table, water } from './entry.ts';
import { christmasTree, gift, lanternString } from './festive.ts';
import { flyingCar } from './flying-car.ts';
import { bed, bench, chair, emptyTable, feast, kite, roundTable, sofa } from './furnishings.ts';
import { campfire, picnic } from './gatherings.ts';
import {
  ball,
  blackboard,
  chess,
  comb,
  computer,
  dinner,
  easel,
  piano,
  rod,
  snowman,
  stove,
  wateringCan,
} from './gear.ts';
import { goods } from './goods-entries.ts';
import { hand } from './hand.ts';
import { magicHat } from './hat-trick.ts';
import { hidingPlace } from './hide-and-seek.ts';
import { playable } from './instrument-entries.ts';
import { keepsakes } from './keepsake-entries.ts';
import { loads } from './load-entries.ts';
import { motorbike } from './motorbike.ts';
import { nibbles } from './nibble-entries.ts';
import { firecrackers, knitting, snowball, yarn } from './pastimes.ts';
import { umbrella } from './people.ts';
import { bookPile, cardboardBox, lilyPad, rock } from './perches.ts';
import { sandcastle, slide, swing } from './playground.ts';
import { rolling } from './rolling-entries.ts';
import { roomDoor } from './room-door.ts';
import { rowboat } from './rowboat.ts';
import { scenes } from './scene-entries.ts';
import { lamp } from './shops.ts';
import { sights } from './sight-entries.ts';
import { skippingRope } from './skipping.ts';
import { skyIsland } from './sky-island.ts';
import { cakeTable, dumplingTable, spread, zongziTable } from './spread-tables.ts';
import {
  apple,
  banana,
  book,
  bread,
  burger,
  cake,
  candle,
  coffee,
  dish,
  flower,
  fruit,
  guitar,
  lantern,
  lotus,
  newspaper,
  noodles,
  pizza,
  star,
  sushi,
} from './still.ts';
import { tales } from './tale-entries.ts';
import { tallShip } from './tall-ship.ts';
import { taxi } from './taxi.ts';
import { tractor } from './tractor.ts';
import { sword, treasureChest } from './treasure.ts';
import { bone, carrot, dumplings, honeyPot, iceCream, mooncake, zongzi } from './treats.ts';
import { ufo } from './ufo.ts';
import { cactus, pottedPlant, vase } from './vase.ts';
import {
  balloon,
  bicycle,
  boat,
  bus,
  car,
  convertible,
  fireTruck,
  plane,
  rocket,
  ship,
  submarine,
  train,
  truck,
} from './vehicles.ts';
import { violin } from './violin.ts';
import { telescope, television } from './watched.ts';
import { melonSlice, watermelon } from './watermelon.ts';
import { wishes } from './wish-entries.ts';
import { writingDesk } from './writing-desk.ts';

/** The instruments of those who play together. */
const players = (name: Ensemble): Entry =>
  ground(1.2, (c, _s, r) => instruments(name, r.fork('instruments'), c.beat, c.colour));

/** Buildings, vehicles, and everything that lies or stands about. */
export const things: Record<Exclude<ThingName, 'tree'>, Entry> = {
  ...eggs,
  ...nibbles,
  ...scenes,
  ...loads,
  ...keepsakes,
  ...goods,
  ...sights,
  ...wishes,
  ...playable,
  ...rolling,
  ...aloft,
  ...tales,
  house: landmark(5, (c, s, r) => house(r, c.colour, s.weather === 'snow' || s.season === 'winter')),
  castle: landmark(9, (c, _s, r) => castle(r, c.colour)),
  lighthouse: landmark(8, (c, _s, r) => lighthouse(r, c.colour)),
  pagoda: landmark(8, (c, _s, r) => pagoda(r, c.colour)),
  windmill: landmark(7, (c, _s, r) => windmill(r, c.colour)),
  bridge: landmark(4, (c, _s, r) => bridge(r, c.colour)),
  pier: landmark(3.2, (c, _s, r) => pier(r, c.colour)),
  island: landmark(4, (_c, _s, r) => island(r)),
  tent: ground(1.7, (c, _s, r) => tent(r, c.colour)),
  car: ground(1.5, (c, _s, r) => (c.taxi ? taxi : car)(r, c.colour)),
  convertible: ground(1.5, (c, _s, r) => convertible(r, c.colour)),
  bus: ground(2.4, (c, _s, r) => bus(r, c.colour, c.decks)),
  truck: ground(2.4, (c, _s, r) => truck(r, c.colour)),
  fireTruck: ground(2.5, (c) => fireTruck(c.colour)),
  submarine: water(4, (c, _s, r) => submarine(r, c.colour)),
  flyingCar: air(2.4, (c, _s, r) => flyingCar(r, c.colour)),
  ufo: air(3.2, (c, _s, r) => ufo(r, c.colour)),
  motorbike: ground(1.3, (c, _s, r) => motorbike(r, c.colour)),
  tractor: ground(2.6, (c, _s, r) => tractor(r, c.colour)),
  drumKit: players('drumKit'),
  band: players('band'),
  orchestra: players('orchestra'),
  jazzTrio: players('jazzTrio'),
  quartet: players('quartet'),
  drum: ground(0.8, (c, _s, r) => drum(r, c.colour, c.beat)),
  clock: table((c, _s, r) => clock(r, c.colour)),
  treasureChest: ground(0.9, (c, _s, r) => treasureChest(r, c.colour)),
  sword: ground(1.2, (c, s, r) => sword(r, c.colour, isHeld(s, 'sword'))),
  violin: ground(0.9, (c, s, r) => violin(r, c.colour, isHeld(s, 'violin'), c.beat)),
  rod: ground(1, () => rod()),
  wateringCan: ground(0.5, (c) => wateringCan(c.colour)),
  ball: ground(0.45, (c) => ball(c.colour)),
  train: ground(2.3, (c, _s, r) => train(r, c.colour)),
  bicycle: ground(1.3, (c, _s, r) => bicycle(r, c.colour)),
  boat: water(3, (c, _s, r) => boat(r, c.colour)),
  rowboat: water(1.2, (c, _s, r) => rowboat(r, c.colour)),
  ship: water(4.4, (c, _s, r) => ship(r, c.colour)),
  rocket: air(4.4, (c, _s, r) => rocket(r, c.colour)),
  skyIsland: air(9, (_c, _s, r) => skyIsland(r)),
  asteroid: air(2, (c, _s, r) => asteroid(r, c.colour)),
  plane: air(2.2, (c, _s, r) => plane(r, c.colour)),
  balloon: air(4, (c, _s, r) => balloon(r, c.colour)),
  lamp: ground(1.5, (c) => lamp(c.colour)),
  lantern: air(0.8, (c, s, r) => lantern(r, c.colour, isHeld(s, 'lantern'))),
  flower: { stand: 'table', metres: 1, make: (c, _s, r) => flower(r, c.colour, c.bloom) },
  umbrella: ground(1.2, (c, _s, r) => umbrella(r, c.colour)),
  food: table((_c, _s, r) => dish(r)),
  noodles: table((c, _s, r) => noodles(r, c.colour)),
  cake: table((c, _s, r) => cake(r, c.colour, c.candles)),
  candle: table((c) => candle(c.colour)),
  apple: table((c) => apple(c.colour)),
  carrot: table((c) => carrot(c.colour)),
  honeyPot: table(() => honeyPot()),
  banana: table(() => banana()),
  fruit: table((c, _s, r) => fruit(r, c.colour)),
  coffee: table((c, _s, r) => coffee(r, c.colour, c.brew)),
  pizza: table((_c, _s, r) => pizza(r)),
  burger: table((_c, _s, r) => burger(r)),
  sushi: table(() => sushi()),
  bread: table(() => bread()),
  guitar: ground(1.1, (c, _s, r) => guitar(r, c.colour)),
  book: table((c, _s, r) => book(r, c.colour)),
  newspaper: table(() => newspaper()),
  star: table(() => star()),
  sofa: ground(0.95, (c, _s, r) => sofa(r, c.colour)),
  bench: ground(0.95, (c, _s, r) => bench(r, c.colour)),
  chair: ground(1, (c, _s, r) => chair(r, c.colour)),
  bed: ground(0.9, (c, s, r) => bed(r, c.colour, s.interior === 'hospital')),
  cradle: ground(0.9, (c, _s, r) => cradle(r, c.colour)),
  lotus: water(0.7, (c, _s, r) => lotus(r, c.colour)),
  chess: ground(0.95, () => chess()),
  dinner: ground(1.1, () => dinner()),
  table: ground(1, () => emptyTable(38)),
  longTable: ground(1, () => emptyTable(98)),
  feast: ground(1.1, () => feast()),
  roundTable: ground(1, () => roundTable(44)),
  roundFeast: ground(1.1, () => roundTable(44, true)),
  writingDesk: ground(1.1, (c) => writingDesk(c.filled === 'candle')),
  piano: ground(1.4, (c) => piano(c.colour)),
  stove: ground(1.5, () => stove()),
  blackboard: ground(1.9, () => blackboard()),
  snowman: ground(1.6, (c) => snowman(c.colour)),
  easel: ground(1.6, () => easel()),
  computer: ground(1.3, () => computer()),
  comb: table(() => comb()),
  picnic: ground(0.8, () => picnic()),
  campfire: ground(1, () => campfire()),
  hand: {
    stand: 'near',
    metres: 1,
    make: (c, s, r) => hand(r, !STEMMED.some((stem) => isHeld(s, stem)), c.colour),
  },
  magicHat: ground(1.2, (c) => magicHat(c.colour)),
  hidingPlace: ground(3, (_c, _s, r) => hidingPlace(r)),
  skateboard: ground(0.2, (c, _s, r) => skateboard(r, c.colour)),
  surfboard: { ...water(0.3, (c, _s, r) => surfboard(r, c.colour)), ashore: true },
  vase: table((c, _s, r) => vase(r, coloursOf(c), c.bloom)),
  bookPile: ground(0.35, (c, _s, r) => bookPile(r, c.stacked ?? 3, c.colour)),
  openBox: ground(0.5, (c) => cardboardBox(c.colour, true)),
  rock: { ...water(1.1, (c, _s, r) => rock(r, c.colour)), ashore: true },
  lilyPad: { ...water(0.3, (c, _s, r) => lilyPad(r, c.colour)), ashore: true },
  tallShip: water(4.8, (c, _s, r) => tallShip(r, c.colour, c.pirate)),
  bouquet: table((c, _s, r) => bouquet(r, coloursOf(c), c.bloom)),
  watermelon: {
    ...table((c, s) => (isHeld(s, 'watermelon') ? melonSlice : watermelon)(c.colour)),
    metres: 0.6,
  },
  pottedPlant: ground(1, (c, _s, r) => pottedPlant(r, c.colour)),
  cactus: ground(1.6, (c, _s, r) => cactus(r, c.colour)),
  iceCream: table((c, _s, r) => iceCream(r, c.colour)),
  dumplings: table(() => dumplings()),
  dumplingTable: ground(1.1, () => dumplingTable()),
  zongzi: table(() => zongzi()),
  zongziTable: ground(1.1, () => zongziTable()),
  cakeTable: ground(1.1, (c, _s, r) => cakeTable(r, c.colour, c.candles)),
  servedTable: ground(1.1, (c, s, r) => {
    const dish = c.filled && c.filled in things ? things[c.filled as keyof typeof things] : things.food;
    return spread(dish.make(c, s, r), 0.27);
  }),
  mooncake: table(() => mooncake()),
  bone: ground(0.25, () => bone()),
  cello: ground(1.3, (c, _s, r) => cello(r, c.colour, c.beat)),
  telescope: ground(1.5, (c) => telescope(c.colour)),
  television: ground(1.2, () => television()),
  swing: ground(2.5, (c, _s, r) => swing(r, c.colour)),
  slide: ground(2.3, (c, _s, r) => slide(r, c.colour)),
  sandcastle: ground(0.8, (_c, _s, r) => sandcastle(r)),
  snowball: ground(0.3, () => snowball()),
  skippingRope: ground(1.5, () => skippingRope(1)),
  yarn: ground(0.4, (c, _s, r) => yarn(r, c.colour)),
  knitting: table((c, _s, r) => knitting(r, c.colour)),
  firecrackers: ground(0.9, () => firecrackers()),
  christmasTree: ground(2.6, (c, _s, r) => christmasTree(r, c.colour, c.filled === 'gift')),
  gift: ground(0.5, (c, _s, r) => gift(r, c.colour)),
  lanternString: air(1, (c, _s, r) => lanternString(r, c.colour)),
  flag: ground(2, (c, _s, r) => flag(r, c.colour)),
  bubbles: air(1.4, () => bubbles()),
  skis: ground(0.2, (c, _s, r) => skis(r, c.colour)),
  door: ground(2.3, (c, s, r) => (s.setting === 'room' ? roomDoor : door)(r, c.colour)),
  volcano: landmark(10, (c, _s, r) => volcano(r, c.colour)),
  fieryDragon: ground(2.4, (c, _s, r) => dragon(r, c.colour, true)),
  kite: air(0.9, (c, _s, r) => kite(r, c.colour)),
};

/** The colors of a bunch of flowers. */
const coloursOf = ({ blooms, colour }: Cast): readonly Rgb[] => blooms ?? (colour ? [colour] : []);

/** What a fist closes around. */
const STEMMED: readonly Exclude<ThingName, 'tree'>[] = [
  'flower',
  'bouquet',
  'sword',
  'umbrella',
  'balloon',
  'toyBalloon',
  'iceCream',
  'flag',
  'kite',
  'rod',
  'lantern',
  'handLantern',
  'magnifyingGlass',
  'microphone',
  'bubbles',
  'candle',
  'key',
  'pocketWatch',
  'necklace',
  'suitcase',
];

/** Whether somebody has a thing in their hands. */
const isHeld = ({ relations }: Scene, thing: ThingName): boolean =>
  relations.some(({ how, to }) => how === 'holds' && to === thing);
