import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { stirred } from '../../../generators/pictures/brush/stirring.ts';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { helicopter } from '../../../generators/pictures/figures/aloft.ts';
import { seatUnder } from '../../../generators/pictures/figures/body/seat.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createFace } from '../../../generators/pictures/people/stranger-face.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { shoulders } from '../../../generators/pictures/scenes/shoulders.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { go } from '../signal.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
function called(prompt: string) {
  const scene = castScene(
    { ...read(prompt), walks: false },
    'animation',
    { push: 0, odd: 0, chaos: 0 },
    1,
    createRandom(1),
    [],
  );
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp({ ...stage, reel: new Reel(stage, 5) }, false).flatMap((actor) =>
    actor.figure === 'tree' ? [] : [{ ...actor, figure: actor.figure }],
  );
}

describe('what newcomers name', () => {
  it.each([
    ['a helicopter over the city', 'helicopter'],
    ['直升机飞过城市上空', 'helicopter'],
    ['a man with a parachute', 'parachute'],
    ['跳伞的男孩', 'parachute'],
    ['a man paragliding over the mountains', 'paraglider'],
    ['滑翔伞在山上空', 'paraglider'],
    ['如来佛祖', 'buddha'],
    ['寺庙里的佛像', 'buddha'],
    ['a golden statue of Buddha in a forest', 'buddha'],
    ['a woman holding scissors', 'scissors'],
  ])('%s: is drawn as what it is', (prompt, figure) => {
    expect(read(prompt).cast.some((one) => one.figure === figure)).toBe(true);
    expect(read(prompt).cast.some((one) => one.figure === 'plane')).toBe(false);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each([
    ['workers on a construction site', 'building'],
    ['工地上的工人', 'building'],
    ['a car in a parking lot', 'parking'],
    ['停车场里的女孩', 'parking'],
    ['a football match in a stadium', 'stadium'],
    ['孩子们在体育场跑步', 'stadium'],
  ])('%s: the place is drawn', async (prompt, site) => {
    expect(read(prompt).site).toBe(site);
    expect(undrawnIn(prompt)).toEqual([]);
    const ask = { prompt, width: 160, height: 90, seed: 7, style: 'animation', count: 1 } as const;
    expect(await paintPictures(ask, go)).toHaveLength(1);
  });

  it.each(['a woman in a greenhouse', '温室里的花'])('%s: is among pots under glass', (prompt) => {
    expect(read(prompt)).toMatchObject({ setting: 'room', interior: 'greenhouse' });
  });

  it('names what it does not draw', () => {
    expect(undrawnIn('a farmer milking a cow')).toEqual(['milking']);
    expect(undrawnIn('农夫在挤奶')).toEqual(['挤奶']);
    expect(undrawnIn('a girl blowing dandelion seeds')).toEqual(['dandelion']);
    expect(undrawnIn('渔夫在湖上划船撒网')).toEqual(['撒网']);
    expect(undrawnIn('a platypus on a beach')).toEqual(['platypus']);
  });

  it('smoke that rises from something is no fog', () => {
    expect(read('a house with smoke from the chimney').weather).not.toBe('fog');
    expect(read('smoke over the city').weather).toBe('fog');
  });

  it.each(['a barber cutting a customer’s hair', '理发师在给顾客理发', 'a barber cutting a man’s hair'])(
    '%s: one stands with the scissors and the other sits',
    (prompt) => {
      const [both] = called(prompt).filter(({ cast }) => cast.figure === 'scissors');
      expect(both?.stir).toBe('cook');
      // two faces
      expect(
        read(prompt).cast.reduce((sum, { figure, count }) => sum + (figure === 'person' ? count : 0), 0),
      ).toBe(2);
      expect(called(prompt).filter(({ cast }) => cast.figure === 'person')).toEqual([]);
      expect(read(prompt)).toMatchObject({ setting: 'room' });
    },
  );

  it('a child who cuts paper cuts nobody’s hair', () => {
    expect(read('a girl cuts paper with scissors').relations ?? []).not.toContainEqual(
      expect.objectContaining({ how: 'at', to: 'scissors' }),
    );
  });

  it.each(['a pilot flying a helicopter', '飞行员驾驶直升机'])(
    '%s: is seen in its window, in clips too',
    (prompt) => {
      const [machine] = called(prompt).filter(({ cast }) => cast.figure === 'helicopter');
      const alone = called('a helicopter')[0]?.figure.parts.length ?? 0;
      expect(machine?.figure.parts.length).toBeGreaterThan(alone + 10);
      for (const { parts } of machine?.stride ?? [])
        expect(parts).toHaveLength(machine?.figure.parts.length ?? 0);
    },
  );

  it('who kicks the ball has it at the feet', () => {
    expect(read('a little boy kicks the ball into the goal').relations).toContainEqual(
      expect.objectContaining({ how: 'holds', to: 'ball' }),
    );
  });

  it.each(['a horse galloping along the beach', 'a horse gallops', '骏马疾驰'])('%s: runs', (prompt) => {
    expect(read(prompt).cast[0]?.gait).toBe('run');
  });

  it('who hangs under a parachute sinks, and a helicopter turns its rotor', () => {
    const [jumper] = called('a man with a parachute');
    expect(jumper?.stir).toBe('sink');
    const stance = { x: 50, size: 60, half: 18, way: 1, width: 200, u: 1, seconds: 5 } as const;
    expect(stirred('sink', 4, stance).y).toBeGreaterThan(4);
    const [machine] = called('a helicopter over the city');
    expect(machine?.stir).toBe('whirl');
    expect(new Set(machine?.stride?.map(({ parts }) => parts.map(({ d }) => d).join())).size).toBeGreaterThan(
      2,
    );
    expect(helicopter(createRandom(1), undefined, 0)).toEqual(helicopter(createRandom(1)));
  });

  it.each([
    ['people sitting in a cinema', 'cinema'],
    ['坐在楼梯上的女孩', 'steps'],
  ] as const)('%s: they sit on what is there', (prompt, kind) => {
    const shapes = seatUnder(kind, -25).map(({ d }) => d);
    for (const { figure } of called(prompt))
      expect(figure.parts.map(({ d }) => d)).toEqual(expect.arrayContaining(shapes));
  });

  it('a businessman wears a suit in his portrait, and nobody else', async () => {
    const face = async (prompt: string) => {
      const [cast] = read(prompt).cast;
      if (!cast) throw new Error('nobody');
      return await createFace(cast, { look: 'animation' }, createRandom(3));
    };
    expect((await face('portrait of a businessman')).jacket).toBe('suit');
    expect((await face('portrait of a man')).jacket).toBeUndefined();
    const cloth = [40, 50, 70] as const;
    expect(shoulders([...cloth], 'suit').parts.length).toBeGreaterThan(shoulders([...cloth]).parts.length);
  });
});
