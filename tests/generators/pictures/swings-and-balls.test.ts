import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { BAR, swing } from '../../../generators/pictures/figures/playground.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { changed, momentOf, sceneOf } from '../motion.ts';

function called(prompt: string) {
  const plan = { ...understandNaming(prompt, undefined, [], 1), walks: true };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp({ ...stage, reel: new Reel(stage, 5) }, false).flatMap((actor) =>
    actor.figure === 'tree' ? [] : [{ ...actor, figure: actor.figure }],
  );
}

describe('what is played with in clips', () => {
  it.each(['a girl on a swing', '小女孩荡秋千'])(
    '%s: board, ropes and whoever is on it hang, not the posts',
    (prompt) => {
      const alone = swing(createRandom(1)).parts;
      expect(alone.filter(({ hangs }) => hangs)).toHaveLength(3);
      const both = called(prompt).find(({ cast }) => cast.figure === 'swing')?.figure.parts ?? [];
      expect(both.filter(({ hangs }) => hangs === BAR).length).toBeGreaterThan(10);
      expect(both.filter(({ hangs }) => !hangs)).toHaveLength(alone.length - 3);
    },
  );

  it('a swing swings, and is at its middle in the picture', async () => {
    const scene = await sceneOf('a girl on a swing', 'animation');
    const [first, away] = [0, 2].map((time) => momentOf(scene, time));
    if (!first || !away) throw new Error('no frame');
    expect(changed(first, away)).toBeGreaterThan(0.03);
  });

  it.each(['a boy plays football', '男孩踢足球'])(
    '%s: the ball rolls ahead, and is caught up with',
    (prompt) => {
      const [runner] = called(prompt);
      const balls = runner?.stride?.map(({ parts }) => parts.at(-1)?.at) ?? [];
      expect(balls).toHaveLength(16);
      const xs = balls.map((at) => at?.x ?? 0);
      expect(new Set(balls.map((at) => at?.turn?.toFixed(2))).size).toBeGreaterThan(12);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(10);
      expect(Math.abs((xs.at(-1) ?? 0) - (xs[0] ?? 0))).toBeLessThan(12);
    },
  );
});
