/** What is sold. */
export type Goods =
  | 'bottle'
  | 'thermos'
  | 'perfume'
  | 'headphones'
  | 'sneakers'
  | 'wristwatch'
  | 'backpack'
  | 'lunchBox'
  | 'pillow'
  | 'creamTube'
  | 'fan';

/** Instruments besides those of bands and orchestras. */
export type Instrument =
  | 'flute'
  | 'trumpet'
  | 'saxophone'
  | 'accordion'
  | 'pipa'
  | 'erhu'
  | 'harp'
  | 'guzheng';

/** Sights of the world. */
export type Sight =
  | 'pyramid'
  | 'eiffelTower'
  | 'greatWall'
  | 'palaceGate'
  | 'templeOfHeaven'
  | 'pearlTower'
  | 'bigBen'
  | 'libertyStatue'
  | 'operaHouse'
  | 'hangingBridge'
  | 'tajMahal'
  | 'colosseum'
  | 'leaningTower'
  | 'stonehenge'
  | 'snowPeak'
  | 'igloo';

/** What newcomers wish for besides. */
export type Wish =
  | Sought
  | Lamp
  | 'carousel'
  | 'rollerCoaster'
  | 'fountain'
  | 'throne'
  | 'dragonBoat'
  | 'donut'
  | 'candiedHaws'
  | 'woodenChest'
  | 'oilLamp';

/** Lamps besides the one of a room. */
export type Lamp = 'handLantern' | 'deskLamp' | 'streetLamp';

/** Things that were asked for by name. */
export type Sought =
  | Asked
  | 'sleigh'
  | 'lionDance'
  | 'drone'
  | 'statue'
  | 'clayWarriors'
  | 'tugRope'
  | 'paintedWall'
  | 'sawBench'
  | 'carvedBird'
  | 'torch'
  | 'bucket'
  | 'syringe'
  | 'wrench'
  | 'net'
  | 'barn';

/** What people asked for next. */
export type Asked =
  | 'longbow'
  | 'drawnBow'
  | 'milkTea'
  | 'drinkGlass'
  | 'babyBottle'
  | 'staff'
  | 'cane'
  | 'broom'
  | 'flyingBroom'
  | 'jumpBar'
  | 'balanceBeam'
  | 'tossedCaps'
  | 'backToBack';
