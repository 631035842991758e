/** What stands in an outdoor place that is for something: the stalls of a market, the slide of a playground. */
import { drawFigure } from '../brush/figure.ts';
import type { Figure } from '../brush/shapes.ts';
import type { Stage } from '../brush/stage.ts';
import { ferrisWheel } from '../figures/ferris-wheel.ts';
import { metroEntrance } from '../figures/old-landing.ts';
import { busShelter, carousel, crates, stall } from '../figures/out-of-doors.ts';
import { slide, swing } from '../figures/playground.ts';
import {
  campfire,
  campTent,
  earthworks,
  enclosure,
  fireHouse,
  fuelPumps,
  gravestones,
  ruin,
  vineRow,
  zooGate,
} from '../figures/sites-of-life.ts';
import { crane, goal, grandstand, materials, parkedCars, shell } from '../figures/sites-of-work.ts';
import { hoop } from '../figures/sport-halls.ts';
import type { Random } from '../random.ts';
import type { FigureName } from '../words/plan.ts';
import { SITE_SETTING } from '../words/site-rows.ts';
import type { OwnSite, Site } from '../words/surroundings.ts';
import type { Painter } from './painter.ts';

interface Stood {
  figure(random: Random): Figure;
  /** Of its middle, as a share of the width. */
  x: number;
  /** Its height, in hundredths of the picture's short side. */
  tall: number;
  /** How far before the middle ground it stands, in the same unit. */
  near?: number;
  /** How far it is in the haze, 0..1. */
  depth?: number;
  /** Left out if the words name this, which stands in the foreground then. */
  unless?: FigureName;
}

/** Where rows of plants are, and how near. */
const VINES = [
  [0.3, 0],
  [0.78, 0],
  [0.18, 6],
  [0.68, 6],
] as const;

/** A figure that faces the other way. */
const flipped = (make: () => Figure) => (): Figure => {
  const one = make();
  return {
    ...one,
    parts: one.parts.map((part) => ({ ...part, at: { x: 0, y: 0, scale: 1, mirror: true } })),
  };
};

/** Back to front. */
const STANDS: Record<Exclude<Site, OwnSite>, readonly Stood[]> = {
  market: [
    { figure: stall, x: 0.16, tall: 40 },
    { figure: stall, x: 0.84, tall: 40 },
    { figure: stall, x: 0.5, tall: 40 },
    { figure: crates, x: 0.33, tall: 11, near: 3 },
    { figure: crates, x: 0.68, tall: 11, near: 3 },
  ],
  playground: [
    { figure: slide, x: 0.22, tall: 32, near: 4, unless: 'slide' },
    { figure: swing, x: 0.78, tall: 38, near: 5, unless: 'swing' },
  ],
  funfair: [
    { figure: ferrisWheel, x: 0.74, tall: 62, depth: 0.12, unless: 'ferrisWheel' },
    { figure: carousel, x: 0.24, tall: 42, near: 4 },
  ],
  busStop: [{ figure: busShelter, x: 0.56, tall: 46, near: 4 }],
  building: [
    { figure: crane, x: 0.26, tall: 76, depth: 0.1 },
    { figure: shell, x: 0.68, tall: 58 },
    { figure: materials, x: 0.46, tall: 13, near: 5 },
  ],
  parking: [
    { figure: parkedCars, x: 0.26, tall: 40, near: 3 },
    { figure: parkedCars, x: 0.94, tall: 40, near: 3 },
  ],
  stadium: [
    { figure: grandstand, x: 0.5, tall: 66 },
    { figure: goal, x: 0.5, tall: 17, near: 3 },
  ],
  metroExit: [{ figure: metroEntrance, x: 0.72, tall: 54, near: 5 }],
  graveyard: [
    { figure: gravestones, x: 0.2, tall: 20 },
    { figure: gravestones, x: 0.55, tall: 19 },
    { figure: gravestones, x: 0.88, tall: 21, near: 3 },
  ],
  gasStation: [{ figure: fuelPumps, x: 0.56, tall: 48, near: 4 }],
  fireStation: [{ figure: fireHouse, x: 0.55, tall: 58, near: 3 }],
  vineyard: VINES.map(([x, near]) => ({ figure: () => vineRow(true), x, tall: 17, near })),
  teaGarden: VINES.map(([x, near]) => ({ figure: () => vineRow(false), x, tall: 11, near })),
  ruins: [{ figure: ruin, x: 0.6, tall: 50, near: 2 }],
  battlefield: [
    { figure: earthworks, x: 0.24, tall: 34, near: 3 },
    { figure: earthworks, x: 0.86, tall: 30, near: 2 },
  ],
  camp: [
    { figure: campTent, x: 0.18, tall: 32, near: 2 },
    { figure: campTent, x: 0.84, tall: 34, near: 3 },
    { figure: campfire, x: 0.5, tall: 13, near: 6 },
  ],
  zoo: [
    { figure: enclosure, x: 0.14, tall: 30, near: 1 },
    { figure: enclosure, x: 0.88, tall: 30, near: 1 },
    { figure: zooGate, x: 0.5, tall: 46, near: 3 },
  ],
  court: [
    { figure: hoop, x: 0.12, tall: 58, near: 4 },
    { figure: flipped(hoop), x: 0.88, tall: 58, near: 4 },
  ],
};

const isStood = (site: Site): site is keyof typeof STANDS => site in STANDS;

/** A painter whose picture also shows what an outdoor place is for. */
export const withSite =
  (painter: Painter): Painter =>
  (stage) => {
    const places = painter(stage);
    const { site, setting } = stage.scene;
    if (site && isStood(site) && SITE_SETTING[site] === setting) drawSite(stage, STANDS[site], places.middle);
    return places;
  };

/** The stalls of a market at both sides of a way. */
const BESIDE: readonly Stood[] = [
  { figure: stall, x: 0.13, tall: 36, near: 4 },
  { figure: stall, x: 0.87, tall: 36, near: 4 },
  { figure: crates, x: 0.3, tall: 10, near: 7 },
  { figure: crates, x: 0.72, tall: 10, near: 7 },
];

export const drawStalls = (stage: Stage, middle: number): void => drawSite(stage, BESIDE, middle);

function drawSite(stage: Stage, stands: readonly Stood[], middle: number): void {
  const { u, width, scene, view } = stage;
  const random = stage.random.fork('site');
  const layout = stage.random.fork('stands');
  for (const { figure, x: usual, tall: high, near = 0, depth = 0.05, unless } of stands) {
    const x = (view.mirrored ? 1 - usual : usual) + layout.range(-0.05, 0.05);
    const tall = high * layout.range(0.9, 1.08);
    const drawn = figure(random);
    if (scene.cast.some((one) => one.figure === unless)) continue;
    const y = middle + u * (2 + near);
    stage.reel?.level(y);
    drawFigure(stage, drawn, {
      x: width * x,
      y,
      size: u * tall,
      depth,
      flip: view.mirrored && !drawn.letters,
    });
  }
}
