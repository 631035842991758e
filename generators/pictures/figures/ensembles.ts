/** Who plays together, each at an instrument of their own: bands, orchestras, a jazz trio, a string quartet. */
import type { Figure, Spot } from '../brush/shapes.ts';
import type { Rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { FigureName } from '../words/plan.ts';
import { cello } from './cello.ts';
import { drumKit } from './drum-kit.ts';
import { piano } from './gear.ts';
import type { Post, Station } from './station.ts';
import { placed } from './together.ts';

/** An instrument, and how somebody is at it. */
interface Part {
  post: Omit<Post, 'x'>;
  /** What stands on the floor, and where, from the middle of the player. */
  stands?: { draw: (random: Random, beat?: number, wished?: Rgb) => Figure; at: Spot };
}

const seated = { pose: 'play' } as const;
const PARTS = {
  voice: { post: { pose: 'hold', has: 'microphone' } },
  guitar: { post: { pose: 'stand', has: 'guitar' } },
  violin: { post: { ...seated, has: 'violin' } },
  viola: { post: { pose: 'stand', has: 'violin' } },
  drums: {
    post: { ...seated, arms: 'sticks', plays: true, behind: true },
    stands: { draw: (random, beat, wished) => drumKit(random, wished, beat), at: { x: 0, y: 0, scale: 1 } },
  },
  cello: {
    post: { ...seated, arms: 'cello', plays: true, behind: true },
    stands: {
      draw: (random, beat) => cello(random, undefined, beat),
      at: { x: 16, y: 0, scale: 0.84 },
    },
  },
  piano: {
    post: { ...seated, plays: true },
    stands: { draw: () => piano(), at: { x: 38, y: 0, scale: 1 } },
  },
  conductor: { post: { pose: 'raise', move: 'conduct' } },
} as const satisfies Record<string, Part>;

/** A player: what they play, where, which way they turn, and how far behind the others they are. */
type Player = readonly [part: keyof typeof PARTS, x: number, turns?: 'left' | 'right', back?: number];

/** The name of a group, or of what one of them is at. */
export type Ensemble = 'drumKit' | 'band' | 'orchestra' | 'jazzTrio' | 'quartet';

/** How far behind the others the last row of an orchestra is. */
const BACK = 24;

const SEATED: Readonly<Record<Ensemble, readonly Player[]>> = {
  drumKit: [['drums', 0]],
  band: [
    ['voice', -30],
    ['guitar', -84],
    ['drums', 38],
    ['guitar', 112, 'left'],
  ],
  orchestra: [
    ['conductor', 0],
    ['violin', -54],
    ['cello', 58, 'left'],
    ['violin', -102],
    ['cello', 108, 'left'],
    ['viola', -78, 'right', BACK],
    ['viola', 82, 'left', BACK],
    ['viola', -34, 'right', BACK],
    ['viola', 38, 'left', BACK],
  ],
  jazzTrio: [
    ['piano', -92],
    ['cello', 12],
    ['drums', 88],
  ],
  quartet: [
    ['violin', -96],
    ['violin', -42],
    ['violin', 42, 'left'],
    ['cello', 96, 'left'],
  ],
};

export const isEnsemble = (figure: FigureName): figure is Ensemble => Object.hasOwn(SEATED, figure);

/** How many play together. */
export const playersOf = (name: Ensemble): number => SEATED[name].length;

const postOf = ([part, x, turns, back]: Player): Post => ({
  ...PARTS[part].post,
  x,
  ...(turns === 'left' && { left: true }),
  ...(back && { back, behind: true }),
});

/** Where each of them is. */
export const ENSEMBLES: Readonly<Record<Ensemble, Station>> = {
  drumKit: { posts: SEATED.drumKit.map(postOf) },
  band: { posts: SEATED.band.map(postOf) },
  orchestra: { posts: SEATED.orchestra.map(postOf) },
  jazzTrio: { posts: SEATED.jazzTrio.map(postOf) },
  quartet: { posts: SEATED.quartet.map(postOf) },
};

/** The instruments that stand on the floor. @param beat phase of the beat, for clips @param wished color of the drums */
export function instruments(name: Ensemble, random: Random, beat?: number, wished?: Rgb): Figure {
  const all = SEATED[name].flatMap(([played, x, turns]: Player): Figure[] => {
    const { stands }: Part = PARTS[played];
    if (!stands) return [];
    const { at, draw } = stands;
    const left = turns === 'left';
    const spot = { ...at, x: x + (left ? -at.x : at.x), ...(left && { mirror: true }) };
    const figure = draw(random, beat, wished);
    return [
      {
        ...placed(figure, spot),
        half: Math.abs(spot.x) + figure.half * at.scale,
        tall: figure.tall * at.scale,
      },
    ];
  });
  return {
    parts: all.flatMap(({ parts }) => parts),
    half: Math.max(...all.map(({ half }) => half)),
    tall: Math.max(...all.map(({ tall }) => tall)),
  };
}
