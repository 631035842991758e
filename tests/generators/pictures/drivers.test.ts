import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { CABS, driven } from '../../../generators/pictures/figures/cabs.ts';
import { placed } from '../../../generators/pictures/figures/together.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

/** The figures of a picture. */
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false).flatMap((actor) =>
    actor.figure === 'tree' ? [] : [{ ...actor, figure: actor.figure }],
  );
}

describe('who is at the wheel', () => {
  it.each([
    ['a bear driving a bus', 'bear on bus'],
    ['a woman drives a red truck', 'person on truck'],
    ['一个男人开火车', 'person on train'],
    ['一只狐狸开着一辆红色的消防车', 'fox on fireTruck'],
    ['a rabbit flying a plane', 'rabbit on plane'],
    ['一只猫开飞机', 'cat on plane'],
    ['an astronaut flying a rocket', 'astronaut on rocket'],
    ['a fox sailing a boat', 'fox on boat'],
    ['a bus driver', 'person on bus'],
    ['火车司机', 'person on train'],
    ['a bus driven by two bears', 'bear on bus'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(read(prompt).inside).toBeUndefined();
  });

  it.each([
    'a man driving past a bus',
    'a bird flying over a plane',
    '打开火车门的男人',
    '一个男人离开火车',
    'a man and a bus',
  ])('%s: nobody', (prompt) => {
    expect(ties(prompt)).toEqual([]);
  });

  it('is inside if the words say so', () => {
    expect(read('a bear in a bus')).toMatchObject({ setting: 'cabin', inside: 'bus' });
  });

  it.each([
    ['a bear driving a bus', 'bus'],
    ['一个男人开火车', 'train'],
    ['a cat flying a plane', 'plane'],
  ] as const)('%s: is seen in its front window, and moves along with it', (prompt, figure) => {
    const [one, ...others] = drawn(prompt);
    expect(others).toEqual([]);
    expect(one?.cast.figure).toBe(figure);
    expect(one?.stir).toBe(figure === 'plane' ? 'glide' : 'drive');
    const [front] = CABS[figure] ?? [];
    const seen = one?.figure.parts.filter(({ within }) => within) ?? [];
    expect(seen.length).toBeGreaterThan(8);
    for (const { within } of seen) expect(within).toEqual({ d: front?.d });
  });

  it('those who go along are in the windows behind, and nobody is lost', () => {
    const panes = (prompt: string) =>
      drawn(prompt).map(({ figure }) => new Set(figure.parts.flatMap(({ within }) => within?.d ?? [])).size);
    expect(panes('three cats driving a bus')).toEqual([3]);
    expect(panes('two cats driving a truck')).toEqual([1, 1]);
  });

  it('is seen too if the vehicle is on something', () => {
    const [bridge] = drawn('a lion driving a bus on a bridge');
    expect(bridge?.cast.figure).toBe('bridge');
    expect(bridge?.figure.parts.some(({ within }) => within)).toBe(true);
  });

  it('has the head in the window, whatever its size', () => {
    const [pane] = CABS.bus ?? [];
    if (!pane) throw new Error('no window');
    const bus = { parts: [], half: 80, tall: 72 };
    for (const scale of [6, 12, 24]) {
      const one = {
        parts: [{ d: 'M0 0H1' }],
        half: 30,
        tall: 8 * scale,
        head: { at: { x: 3, y: -6 * scale, scale }, eyes: [] },
      };
      const at = driven(bus, [pane], [one]).parts.find(({ within }) => within)?.at;
      if (!at) throw new Error('nobody there');
      const [top, chin] = [at.y - 8 * scale * at.scale, at.y - 5 * scale * at.scale];
      expect(top).toBeGreaterThanOrEqual(pane.y);
      expect(chin).toBeLessThan(pane.y + pane.height);
      expect(Math.abs(at.x + 3 * at.scale - (pane.x + pane.width / 2))).toBeLessThan(pane.width / 4);
    }
  });

  it('stays in the window of a figure that is part of another', () => {
    const figure = { parts: [{ d: 'M0 0H1', within: { d: 'M0 0H2' } }], half: 1, tall: 1 };
    const [part] = placed(figure, { x: 5, y: -7, scale: 2 }).parts;
    expect(part?.within?.at).toMatchObject({ x: 5, y: -7, scale: 2 });
    expect(part?.at).toMatchObject({ x: 5, y: -7, scale: 2 });
  });
});
