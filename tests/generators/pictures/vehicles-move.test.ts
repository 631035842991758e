import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { rainRings, stoneRings } from '../../../generators/pictures/brush/rings.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { stirred } from '../../../generators/pictures/brush/stirring.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { train } from '../../../generators/pictures/figures/vehicles.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { layTracks } from '../../../generators/pictures/scenes/track.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const stageOf = (prompt: string) =>
  createStage(
    castScene(
      understandNaming(prompt, undefined, [], 1),
      'animation',
      { push: 0, odd: 0, chaos: 0 },
      1,
      createRandom(1),
      [],
    ),
    320,
    180,
    createRandom(2),
  );

describe('vehicles in a clip', () => {
  // as wide as the picture nearly, and in its middle
  const wide = { x: 160, size: 70, half: 110, way: 1, width: 320, u: 1.8, seconds: 5 } as const;

  it('a plane gets ahead in the sky, where there is no ground', () => {
    const place = { walks: false, floating: true, grounded: false };
    expect(stirOf('plane', place)).toBe('glide');
    expect(stirOf('bird', place)).toBe('wing');
    expect(stirOf('astronaut', place)).toBe('hover');
  });

  it.each(['drive', 'glide'] as const)('what fills the picture crosses a good part of it: %s', (stir) => {
    expect(stirred(stir, 0, wide).x).toBeCloseTo(0);
    expect(stirred(stir, 5, wide).x).toBeGreaterThan(320 * 0.3);
  });

  it('a plane flies where its nose points, a rocket along its axis', () => {
    const climbs = stirred('glide', 5, { ...wide, tilt: -0.2 });
    expect(climbs.y).toBeLessThan((climbs.x ?? 0) * -0.15);
    const { x = 0, y = 0 } = stirred('launch', 4, { ...wide, half: 10, tilt: 0.5 });
    expect(y).toBeLessThan(-10);
    expect(x / -y).toBeCloseTo(Math.tan(0.5));
  });

  it('a train has its track across the whole picture, in no room', () => {
    const laid = (prompt: string): number[] => {
      const stage = stageOf(prompt);
      const figure = train(createRandom(1));
      const cast = { figure: 'train', count: 1 } as const;
      const actor = { figure, cast, stand: 'ground', metres: 2.3, stir: 'drive' } as const;
      const places = { ground: 160, middle: 100, depth: 0.1, room: 0.4 };
      layTracks(stage, places, [actor], [{ figure, placing: { x: 160, y: 160, size: 60 } }]);
      return [2, 318].map((x) => stage.ctx.getImageData(x, 159, 1, 1).data[3] ?? 0);
    };
    expect(laid('a train in a meadow')).toEqual([255, 255]);
    expect(laid('a toy train in a room')).toEqual([0, 0]);
  });
});

describe('rings on water', () => {
  /** The ellipses that are drawn at a time in seconds. */
  const ringsAt = (rings: typeof stoneRings, time: number): number[][] => {
    const stage = stageOf('a lake in the rain');
    const { ctx } = createStage(stage.scene, 320, 180, createRandom(2));
    const all: number[][] = [];
    const own = ctx.ellipse.bind(ctx);
    ctx.ellipse = (...args: Parameters<typeof own>) => {
      all.push(args.slice(0, 4) as number[]);
      own(...args);
    };
    const draws: ((at: number) => void)[] = [];
    const live = (draw: (context: typeof ctx, at: number, focus: () => void) => void) =>
      draws.push((at) => draw(ctx, at, () => {}));
    const reel = { live, nearAt: () => 0.5 } as unknown as NonNullable<typeof stage.reel>;
    rings({ ...stage, ctx, canvas: createCanvas(320, 180), reel }, { top: 100, bottom: 170, near: () => 1 });
    for (const draw of draws) draw(time);
    return all;
  };

  it('of a stone spread from one place', () => {
    const [early, late] = [ringsAt(stoneRings, 0.1), ringsAt(stoneRings, 0.4)];
    expect(late[0]?.slice(0, 2)).toEqual(early[0]?.slice(0, 2));
    expect(late[0]?.[2]).toBeGreaterThan(early[0]?.[2] ?? Infinity);
  });

  it('of rain come in many places, and in others later', () => {
    const rain: typeof stoneRings = (stage, surface) => rainRings(stage, surface, 1);
    const places = (time: number) => new Set(ringsAt(rain, time).map(([x = 0]) => Math.round(x)));
    const [now, later] = [places(0), places(4)];
    expect(now.size).toBeGreaterThan(20);
    expect([...later].filter((x) => !now.has(x)).length).toBeGreaterThan(20);
  });

  it.each([
    ['a boy throws a stone into the lake', 'river', true],
    ['a girl skipping stones', 'river', true],
    ['男孩在湖边打水漂', 'river', true],
    ['小男孩往河里扔石头', 'river', true],
    ['a boy throws a stone', null, undefined],
    ['a stone by the lake', 'river', undefined],
  ] as const)('%s', (prompt, setting, tossed) => {
    expect(understand(prompt)).toMatchObject({ setting });
    expect(understand(prompt).tossed).toBe(tossed);
  });
});
