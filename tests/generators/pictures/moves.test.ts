import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { cyclesAt } from '../../../generators/pictures/brush/stirring.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { LIMBS } from '../../../generators/pictures/figures/limbs.ts';
import { inMoment, momentOf, reaching } from '../../../generators/pictures/figures/moves/in-move.ts';
import { drawingsOf, MOVES, type Move } from '../../../generators/pictures/figures/moves/moves.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

/** Those of a prompt, as a clip shows them. */
function called(prompt: string) {
  const plan = { ...understandNaming(prompt, undefined, [], 1), walks: false };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp({ ...stage, reel: new Reel(stage, 5) }, false);
}
const shapes = ({ parts }: Figure) => parts.map(({ d, at }) => [d, at]);
const ALL = Object.keys(MOVES) as Move[];
const PHASES = Array.from({ length: 48 }, (_, nth) => nth / 48);
const length = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

describe('what people do in clips', () => {
  it.each<[string, Move]>([
    ['a woman dances in a park', 'dance'],
    ['大妈们在跳广场舞', 'folk'],
    ['girls dance in a circle around a campfire', 'folk'],
    ['a boy does street dance', 'street'],
    ['两个男孩跳街舞', 'street'],
    ['a man and a woman waltz in a ballroom', 'waltz'],
    ['两个人跳华尔兹', 'waltz'],
    ['two women dance together', 'waltz'],
    ['a ballerina dancing on a stage', 'ballet'],
    ['a man waves on the beach', 'wave'],
    ['小女孩向妈妈挥手', 'wave'],
    ['a girl claps on a stage', 'clap'],
    ['男孩在鼓掌', 'clap'],
    ['the boy cheered', 'cheer'],
    ['三个孩子在打雪仗', 'throw'],
    ['an old man doing tai chi in the park', 'taichi'],
    ['a woman swims in the sea', 'crawl'],
    ['男孩在泳池里游泳', 'crawl'],
    ['a boy rides a bicycle', 'pedal'],
    ['一只熊骑自行车', 'pedal'],
    ['a man rows a boat on a lake', 'row'],
    ['爷爷在湖上划船', 'row'],
    ['a painter paints at an easel', 'paint'],
    ['妈妈在厨房做饭', 'cook'],
    ['a teacher teaching children at the blackboard', 'write'],
    ['an orchestra', 'conduct'],
    ['一个男人在喝咖啡', 'sip'],
  ])('%s: goes on in the clip', (prompt, move) => {
    const doing = called(prompt).find(({ stir }) => stir === move);
    expect(doing?.stride).toHaveLength(drawingsOf(move));
    expect(doing?.figure).not.toBe('tree');
    const [first] = doing?.stride ?? [];
    // it begins as the picture
    expect(first && shapes(first)).toEqual(
      doing?.figure !== 'tree' && doing && shapes(doing.figure as Figure),
    );
    const drawings = new Set(doing?.stride?.map((one) => JSON.stringify(shapes(one))));
    expect(drawings.size).toBeGreaterThan(drawingsOf(move) / 2 - 1);
    // nobody grows or shrinks meanwhile, but for what a hand lifts above the head
    if (move !== 'throw') expect(new Set(doing?.stride?.map(({ tall }) => tall.toFixed(3))).size).toBe(1);
  });

  it.each(['a girl watches the waves', 'big waves on the beach', '一个女孩看海浪', 'a dance floor'])(
    '%s: nobody waves or dances',
    (prompt) => {
      const acts = understandNaming(prompt, undefined, [], 1).acts ?? [];
      expect(acts.map(({ does }) => does)).not.toEqual(expect.arrayContaining(['wave']));
      expect(acts.map(({ does }) => does)).not.toEqual(expect.arrayContaining(['dance']));
    },
  );

  it('is smooth, and ends where it begins', () => {
    for (const move of ALL) {
      const many = drawingsOf(move);
      for (let nth = 0; nth < many; nth++) {
        const [now, next] = [nth, nth + 1].map((n) => momentOf(move, n / many));
        if (!now || !next) throw new Error('no moment');
        for (const name of ['back', 'front', 'far', 'near'] as const)
          expect(length(now[name], next[name]), `${move} ${name} ${nth}`).toBeLessThan(16);
      }
      expect(momentOf(move, 1)).toEqual(momentOf(move, 0));
    }
  });

  it('leaves feet on the ground that do not step, however low the hips are', () => {
    for (const [pose, move] of [
      ['cheer', 'cheer'],
      ['clap', 'clap'],
      ['taichi', 'taichi'],
      ['wave', 'wave'],
    ] as const)
      for (const phase of PHASES) {
        const moment = momentOf(move, phase);
        const { far, near } = inMoment(LIMBS[pose], moment, true);
        for (const [leg, own] of [
          [far, LIMBS[pose].far],
          [near, LIMBS[pose].near],
        ] as const) {
          const [foot = [0, 0], was = [0, 0]] = [leg.at(-1), own.at(-1)];
          expect([foot[0], foot[1] + moment.low]).toEqual([expect.closeTo(was[0]), expect.closeTo(was[1])]);
        }
      }
  });

  it('bends a limb without making it longer or shorter', () => {
    const arm = LIMBS.dance.front;
    const [root = [0, 0], elbow = [0, 0], hand = [0, 0]] = arm;
    expect(reaching(arm, hand)).toEqual([root, [expect.closeTo(elbow[0]), expect.closeTo(elbow[1])], hand]);
    for (const end of [
      [12, 24],
      [26, 4],
      [19, -14],
    ] as const) {
      const [, bent = [0, 0]] = reaching(arm, end);
      expect(length(root, bent)).toBeCloseTo(length(root, elbow));
      expect(length(bent, end)).toBeCloseTo(length(elbow, hand));
    }
  });

  it('is not in time among those who clap or cheer, but among those who dance', () => {
    const stance = { size: 60, half: 18, way: 1, width: 300, u: 1.4, seconds: 5 } as const;
    const at = (move: Move, x: number) => cyclesAt(move, 3, { ...stance, x });
    for (const move of ['clap', 'cheer', 'wave'] as const) {
      expect(Math.abs(at(move, 60) - at(move, 120))).toBeGreaterThan(0.05);
      expect(cyclesAt(move, 0, { ...stance, x: 60 })).toBe(0);
    }
    expect(at('dance', 60)).toBe(at('dance', 120));
  });

  it('lets hands that hold something, or somebody, be', () => {
    const look = understandNaming('a girl dances', undefined, [], 1).cast[0]?.person;
    if (!look) throw new Error('nobody is drawn');
    for (const full of [{ holds: true }, { joined: { left: 'level' } }] as const) {
      const hands = PHASES.map(
        (moment) =>
          actor(look, { pose: 'dance', behind: false, umbrella: false, moment, ...full }).hand?.[1] ?? 0,
      );
      // up and down with the body alone
      expect(Math.max(...hands) - Math.min(...hands)).toBeLessThan(8);
    }
  });
});
