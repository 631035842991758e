import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);

/** How large a thing in hand is, beside whoever has it. */
function shareInHand(prompt: string): number {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const figure = callUp(createStage(scene, 320, 240, createRandom(2)), false)[0]?.figure;
  const scales = figure && figure !== 'tree' ? figure.parts.flatMap(({ at }) => (at ? [at.scale] : [])) : [];
  return Math.max(...scales.filter((scale) => scale < 1)) / (figure && figure !== 'tree' ? figure.tall : 1);
}

describe('what small animals eat', () => {
  it.each([
    ['a squirrel with a nut', 'squirrel holds nut'],
    ['松鼠吃坚果', 'squirrel holds nut'],
    ['a squirrel holding an acorn', 'squirrel holds acorn'],
    ['一只松鼠抱着松果', 'squirrel holds acorn'],
    ['a mouse with cheese', 'mouse holds cheese'],
    ['小老鼠抱着一块奶酪', 'mouse holds cheese'],
  ])('%s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('is large in their paws, and small in the hand of a person', () => {
    expect(shareInHand('a squirrel holding an acorn')).toBeGreaterThan(
      shareInHand('a girl holding an acorn') * 1.5,
    );
  });

  it.each(['a girl with chestnut hair', 'say cheese', 'nuts and bolts'])('is not in "%s"', (prompt) => {
    expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('nut');
    expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('cheese');
  });
});
