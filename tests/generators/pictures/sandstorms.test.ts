import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { drawWeather } from '../../../generators/pictures/brush/weather.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import type { Weather } from '../../../generators/pictures/words/plan.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { weatherIn } from '../../../generators/text/weather.ts';
import { sceneOfPlan } from './place-pixels.ts';

/** What a weather alone draws over a desert. */
function drawn(weather: Weather): string {
  const scene = { ...sceneOfPlan(understand('a desert')), weather };
  const stage = createStage(scene, 60, 45, createRandom(2));
  drawWeather(stage);
  return Buffer.from(stage.ctx.getImageData(0, 0, 60, 45).data).toString('base64');
}

describe('a sandstorm', () => {
  it.each(['a sandstorm over the city', 'a village in a dust storm', '沙尘暴中的城市', '漫天黄沙里的骆驼'])(
    'is no thunderstorm: %s',
    (prompt) => {
      expect(understand(prompt).weather).toBe('sand');
    },
  );

  it('is in the desert, unless the words name another place', () => {
    expect(understand('沙尘暴来了，一个男人往前走')).toMatchObject({ weather: 'sand', setting: 'desert' });
    expect(understand('a man in a sandstorm in the street').setting).toBe('street');
    expect(understand('教室里的男孩，窗外是沙尘暴').setting).toBe('room');
  });

  it('is drawn over everything', () => {
    expect(drawn('sand')).not.toBe(drawn('clear'));
    expect(drawn('sand')).not.toBe(drawn('fog'));
  });

  it('is the weather of a story that tells of one', () => {
    expect(weatherIn('A sandstorm hits the caravan.')).toBe('sand');
    expect(weatherIn('沙尘暴来了。')).toBe('sand');
    expect(weatherIn('A dust storm darkens the sky.')).toBe('sand');
  });
});
