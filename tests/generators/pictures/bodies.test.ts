import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../generators/pictures/brush/draw-part.ts';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { actor, type Bearing } from '../../../generators/pictures/figures/actor.ts';
import { asleep } from '../../../generators/pictures/figures/eyes.ts';
import { wanderer } from '../../../generators/pictures/figures/wanderer.ts';
import { luminance } from '../../../generators/pictures/light/colour.ts';
import { CUTS, type CutName } from '../../../generators/pictures/people/cuts.ts';
import { personLook } from '../../../generators/pictures/people/person-look.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import type { PersonLook } from '../../../generators/pictures/words/plan.ts';

const lookOf = (words: string, more: Partial<PersonLook> = {}): PersonLook => ({
  ...personLook(
    { name: 'Lin', look: { words, seed: 5 } },
    { figure: /girl|boy/.test(words) ? 'child' : 'person' },
    1,
  ),
  ...more,
});
const drawn = (look: PersonLook, bearing: Partial<Bearing> = {}): Figure =>
  actor(look, { pose: 'stand', behind: false, umbrella: false, ...bearing });

const ctx = createCanvas(1, 1).getContext('2d');
/** The color of the topmost opaque part at a point. */
const colourAt = ({ parts }: Figure, x: number, y: number) =>
  parts.findLast((part) => part.fill && (part.alpha ?? 1) === 1 && ctx.isPointInPath(pathOf(part), x, y))
    ?.fill;

describe('the heads of whole figures', () => {
  it.each(['a man', 'a woman', 'a girl', 'an old man'])(
    '%s: the whole of both eyes is known, so that they shut in talking heads without a rim',
    (words) => {
      const { parts, face } = drawn(lookOf(words, { glasses: false }));
      if (!face) throw new Error('No face.');
      const [[left, top], [, , right, bottom]] = face.eyes;
      // ends of curves
      const points = parts
        .filter(({ shut }) => shut !== undefined)
        .flatMap(({ d }) => [...d.matchAll(/(?:M|1 1 )(-?[\d.]+) (-?[\d.]+)/gu)])
        .map(([, x, y]) => [Number(x), Number(y)] as const);
      expect(points.length).toBeGreaterThan(10);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(right);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(bottom);
      }
    },
  );

  it.each(Object.keys(CUTS) as CutName[])(
    'hair %s leaves the face free, and covers it from behind',
    (cut) => {
      for (const words of ['a man', 'a woman', 'a girl'])
        for (let seed = 0; seed < 6; seed++) {
          const look = lookOf(words, { cut: CUTS[cut], beard: false, glasses: false, seed });
          const { head } = drawn(look);
          if (!head) throw new Error('No head.');
          const { x, y, scale } = head.at;
          // above the brows, on the cheeks, at the chin
          for (const [px, py] of [
            [0, -0.34],
            [0.6, 0.3],
            [-0.6, 0.3],
            [0, 0.86],
          ] as const)
            expect(colourAt(drawn(look), x + px * scale, y + py * scale), `${words} ${px} ${py}`).toEqual(
              look.skin,
            );
          if (cut !== 'bald')
            expect(colourAt(drawn(look, { behind: true }), x, y + scale * 0.3)).toEqual(look.hair);
        }
    },
  );

  it.each([0, 1, 2, 3])('eyes are seen on dark skin, and closed ones are a lid alone: seed %i', (seed) => {
    const figure = drawn(lookOf('a woman with dark skin', { seed, glasses: false }));
    const { at, eyes } = figure.head ?? { at: { x: 0, y: 0, scale: 1 }, eyes: [] };
    const [x, y] = [at.x + (eyes[0]?.[0] ?? 0) * at.scale, at.y + (eyes[0]?.[1] ?? 0) * at.scale];
    const lightest = (one: Figure) =>
      Math.max(
        ...one.parts.flatMap((part) =>
          part.fill && ctx.isPointInPath(pathOf(part), x - at.scale * 0.16, y) ? luminance(part.fill) : [],
        ),
      );
    expect(lightest(figure)).toBeGreaterThan(0.9);
    expect(lightest(asleep(figure))).toBeLessThan(0.6);
  });

  it.each(['raise', 'stand', 'jump'] as const)('nothing is above the height of somebody: %s', (pose) => {
    const figure = drawn(lookOf('a man'), { pose, ...(pose === 'jump' && { stride: 0 }) });
    for (let x = -40; x <= 40; x++) expect(colourAt(figure, x, -figure.tall - 0.5)).toBeUndefined();
  });
});

describe('the bodies of whole figures', () => {
  const POSES = ['stand', 'walk', 'run', 'raise', 'hold', 'reach', 'sit', 'drink'] as const;

  it.each(POSES)('the hand that holds things is where things are held: %s', (pose) => {
    for (const words of ['a man', 'a woman', 'a boy']) {
      const look = lookOf(words, { beard: false });
      const figure = drawn(look, { pose });
      const [x, y] = figure.hand ?? [0, 0];
      expect(colourAt(figure, x, y), words).toEqual(look.skin);
    }
  });

  it('a hand is open with nothing in it, and closed around a thing', () => {
    const look = lookOf('a man');
    const fingers = (bearing: Partial<Bearing>) => {
      const figure = drawn(look, bearing);
      const [x, y] = figure.hand ?? [0, 0];
      return colourAt(figure, x, y + 3.6);
    };
    expect(fingers({})).toEqual(look.skin);
    expect(fingers({ joined: { right: 'level' } })).not.toEqual(look.skin);
  });

  it('a shirt ends at the hip, over trousers', () => {
    const look = lookOf('a man');
    const figure = drawn(look);
    expect(colourAt(figure, 3, -50)).toEqual(look.cloth);
    expect(colourAt(figure, 3, -36)).not.toEqual(look.cloth);
    expect(colourAt(figure, 3, -36)).toBeDefined();
  });

  it('who stands has a foot turned out to either side; who walks, both ahead', () => {
    const turnedLeft = (pose: 'stand' | 'walk', stride?: number) =>
      drawn(lookOf('a man'), { pose, ...(stride !== undefined && { stride }) }).parts.filter(
        ({ at }) => at?.mirror,
      ).length;
    expect(turnedLeft('stand')).toBeGreaterThan(turnedLeft('walk', 0.25));
  });

  it('shoes with a uniform, and of the old, are of leather: neither white nor blue', () => {
    const shoes = (more: Partial<PersonLook>) =>
      new Set(
        Array.from(
          { length: 8 },
          (_, seed) =>
            drawn(lookOf('a man', { seed, ...more })).parts.filter(({ at, fill }) => fill && at?.mirror)[0]
              ?.fill,
        ).map(String),
      );
    expect(shoes({ old: false }).size).toBe(4);
    expect(shoes({ old: true }).size).toBe(2);
    expect(shoes({ old: false, hat: 'helmet' }).size).toBe(2);
  });

  it('a wanderer takes steps of the same height', () => {
    const phases = [0, 0.25, 0.5].map((stride) =>
      wanderer(createRandom(4), undefined, 'woman', false, stride),
    );
    expect(new Set(phases.map(({ tall }) => tall)).size).toBe(1);
    expect(new Set(phases.map(({ parts }) => parts.map(({ d, at }) => [d, at]).join())).size).toBe(3);
  });
});
