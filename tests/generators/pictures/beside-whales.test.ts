import { expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { sceneOfPlan } from './place-pixels.ts';

const HEIGHT = 180;
/** Whether the sea of the words ends at a beach. */
const hasBeach = (words: string): boolean => {
  const { water } = painters.sea(createStage(sceneOfPlan(understand(words)), 240, HEIGHT, createRandom(2)));
  return water !== undefined && water.bottom < HEIGHT;
};

it.each(['a girl finds a whale on the beach', '女孩在沙滩上发现一头小鲸鱼', '灯塔看守人在海边看鲸鱼'])(
  'who looks at a whale stands on the beach, not on the water: %s',
  (words) => {
    expect(hasBeach(words)).toBe(true);
  },
);

it.each(['a whale in the sea', 'a girl rides a whale', 'a man in a boat sees a whale'])(
  'a whale is far out where nobody needs ground: %s',
  (words) => {
    expect(hasBeach(words)).toBe(false);
  },
);
