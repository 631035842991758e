import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const figures = (prompt: string): string[] => understand(prompt).cast.map(({ figure }) => figure);

describe('words that are not what they look like', () => {
  it.each(['A grandfather teaching his grandson to fish at a lake', 'a girl learns to fish with her uncle'])(
    'who is taught to fish has a rod, and no fish is beside them: %s',
    (prompt) => {
      expect(figures(prompt)).toContain('rod');
      expect(figures(prompt)).not.toContain('fish');
    },
  );

  it.each(['Book cover: a detective in an alley', '一本书的封面：侦探站在巷子里', 'a book cover with a fox'])(
    'the cover of a book shows no book: %s',
    (prompt) => {
      expect(figures(prompt)).not.toContain('book');
      expect(figures(prompt)).toHaveLength(1);
    },
  );

  it('who rides the clouds is not in a fog', () => {
    expect(understand('孙悟空腾云驾雾')).toMatchObject({ weather: 'cloudy' });
    expect(understand('孙悟空在雾里腾云驾雾').weather).toBe('fog');
  });

  it.each(['A polar bear and her cub', '北极熊妈妈和两只宝宝'])(
    'the cub of a white bear is white: %s',
    (prompt) => {
      const [bear, cub] = understand(prompt).cast;
      expect(cub).toMatchObject({ figure: 'bear', young: true });
      expect(cub?.colour).toEqual(bear?.colour);
      expect(cub?.colour).toBeDefined();
    },
  );
});
