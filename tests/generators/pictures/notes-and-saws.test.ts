import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure }) => figure);

describe('a note', () => {
  it.each(['桌上有一张纸条', '一张字条', 'a handwritten note on a table', 'a note on the door'])(
    'is a slip of paper with writing, and no envelope: %s',
    (prompt) => {
      expect(castOf(prompt)).toContain('note');
      expect(castOf(prompt)).not.toContain('letter');
    },
  );

  it('is in the hands of who has it', () => {
    expect(read('女孩拿着一张纸条').relations).toContainEqual(
      expect.objectContaining({ how: 'holds', to: 'note' }),
    );
  });

  it('leaves letters and music what they are', () => {
    expect(castOf('一封信')).toEqual(['letter']);
    expect(castOf('a musical note')).not.toContain('note');
  });
});

describe('somebody who saws', () => {
  it.each([
    'a carpenter sawing wood',
    'an old man saws a plank in the yard',
    '木匠在锯木头',
    '爷爷在院子里锯木板',
  ])('is at a plank with a saw: %s', (prompt) => {
    expect(read(prompt).relations).toContainEqual(expect.objectContaining({ how: 'at', to: 'sawBench' }));
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('is in a workshop, unless the words name another place', () => {
    expect(read('a carpenter sawing wood').setting).not.toBe('forest');
    expect(read('木匠在院子里锯木头').site).toBe('courtyard');
  });

  it('has the saw at hand', () => {
    const [post] = STATIONS.sawBench?.posts ?? [];
    const bench = catalogue.sawBench.make({ figure: 'sawBench', count: 1 }, {} as never, createRandom(1));
    expect(post?.x).toBeLessThan(0);
    expect(Math.abs(post?.x ?? 99)).toBeLessThan(bench.half);
  });
});
