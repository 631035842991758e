import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { isOnStairs, stoodOnStairs } from '../../../generators/pictures/climbing.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { room } from '../../../generators/pictures/scenes/room.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

/** Those of a picture of stairs who are on them, in the order of the words. */
function onStairs(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 640, 480, createRandom(2));
  const places = room(stage);
  const climbers = callUp(stage, false).filter((actor) => isOnStairs(scene, places, actor));
  return stoodOnStairs(scene, places, climbers).map(({ placing }) => placing);
}

describe('who is on stairs', () => {
  it.each(['a boy climbs the stairs', 'a girl runs up the stairs', '男孩爬楼梯', '女孩走上楼梯'])(
    'is on a tread and in the picture: %s',
    (prompt) => {
      const [one] = onStairs(prompt);
      expect(one?.y).toBeLessThan(300);
      expect((one?.y ?? 0) - (one?.size ?? 0)).toBeGreaterThan(0);
      expect(one?.flip).toBe(false);
    },
  );

  it('goes up behind who is named first, and down before them', () => {
    const [first, second] = onStairs('a woman and a boy climb the stairs');
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    const down = onStairs('妈妈和儿子走下楼梯');
    expect(down.map(({ flip }) => flip)).toEqual([true, true]);
    expect(down[0]?.y).toBeGreaterThan(down[1]?.y ?? 0);
    expect(down[1]?.size).toBeLessThan((down[0]?.size ?? 0) * 0.85);
  });

  it('is before them who only waits there, and sits on their lowest steps', () => {
    expect(onStairs('a man waits in the stairwell')).toEqual([]);
    expect(onStairs('a girl sits on the stairs')).toEqual([]);
  });
});

it.each(['一家人在电影院看电影', 'a couple in the cinema'])('who is in a cinema sits there: %s', (prompt) => {
  expect(read(prompt).shown?.pose).toBe('sit');
});

describe('children of a playground', () => {
  const on = (prompt: string) =>
    (read(prompt).relations ?? []).map(({ who, trait, to }) => `${trait ?? who}: ${to}`);
  it('are on its slide and its swing', () => {
    expect(on('children play in the playground')).toEqual(['child: slide']);
    expect(on('a boy and a girl in the playground')).toEqual(['boy: swing', 'girl: slide']);
    expect(on('孩子们在游乐场玩')).toEqual(['child: slide']);
  });

  it('do what the words say instead', () => {
    expect(on('a boy sleeps in the playground')).toEqual([]);
    expect(on('a boy runs across the playground')).toEqual([]);
    expect(on('a girl with a kite in the playground')).not.toContain('girl: swing');
  });
});
