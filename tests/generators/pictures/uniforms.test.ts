/** Soldiers of every rank wear a uniform, and archers have a bow. */
import { describe, expect, it } from 'vitest';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { OUTFITS } from '../../../generators/pictures/people/outfits.ts';
import { personLook } from '../../../generators/pictures/people/person-look.ts';
import { jacketOf, shoulders } from '../../../generators/pictures/scenes/shoulders.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { write } from '../text/write.ts';

const outfits = (words: string) => understand(words).cast.map(({ outfit }) => outfit);
const person = (name: string, words: string) => ({ name, look: { words, seed: 4 } });
const planOf = (words: string, people: ReturnType<typeof person>[]) =>
  understandNaming(words, undefined, people, 3);
const held = (plan: ReturnType<typeof understand>) =>
  (plan.relations ?? []).flatMap(({ how, to, by }) => (how === 'holds' ? [[to, by]] : []));

describe('the armor of old times', () => {
  it.each([
    ['从前有一位唐朝将军', 'oldSoldier'],
    ['三国将军骑着马', 'oldSoldier'],
    ['清朝的士兵站在城墙上', 'oldSoldier'],
    ['a Tang dynasty general', 'oldSoldier'],
    ['soldiers of ancient China', 'oldSoldier'],
    ['a Roman general', 'legionary'],
    ['罗马士兵', 'legionary'],
    ['a gladiator', 'legionary'],
    ['a Viking warrior', 'viking'],
    ['维京人', 'viking'],
    ['a medieval soldier', 'knight'],
    ['中世纪的士兵', 'knight'],
    ['a general', 'soldier'],
    ['博物馆里，士兵看着唐朝的画', 'soldier'],
  ])('is what soldiers of that time wear: %s', (words, outfit) => {
    expect(outfits(words)).toContain(outfit);
    expect(undrawnIn(words)).toEqual([]);
  });

  it.each(['oldSoldier', 'legionary', 'viking'] as const)(
    'is seen on a whole figure, and a helmet with it: %s',
    (outfit) => {
      const { garb, hat } = OUTFITS[outfit];
      expect(['lamellar', 'cuirass', 'mail']).toContain(garb);
      expect(['knight', 'ironCap']).toContain(hat);
      const look = personLook(person('Ann', 'a woman'), { figure: 'person', outfit }, 1);
      const plain = { ...look };
      delete plain.garb;
      for (const pose of ['stand', 'sit'] as const)
        expect(actor(look, { pose, behind: false, umbrella: false }).parts.length).toBeGreaterThan(
          actor(plain, { pose, behind: false, umbrella: false }).parts.length,
        );
    },
  );

  it('is that of a general in a story of those times, who is a role in English, too', () => {
    const story = 'In the Tang dynasty there was a general. The general rode through the gate.';
    const zh = '唐朝有一位将军。将军骑马出了城门。';
    for (const [text, name] of [
      [story, 'General'],
      [zh, '将军'],
    ] as const) {
      const role = write(text).roles.find((one) => one.name === name);
      expect(role?.description).toMatch(/armor|铠甲/u);
      const [cast] = planOf(`${name}.`, [person(name, role?.description ?? '')]).cast;
      expect(cast?.person).toMatchObject({ garb: 'lamellar', hat: 'knight' });
    }
    const roman = write('A Roman soldier walks home. The soldier sings.').roles;
    expect(roman).toEqual([{ name: 'Soldier', description: expect.stringContaining('Roman armor') }]);
    const [legionary] = planOf('Soldier.', [person('Soldier', roman[0]?.description ?? '')]).cast;
    expect(legionary?.person).toMatchObject({ garb: 'cuirass' });
    expect(write('Roman walks home. Roman sings.').roles.map(({ name }) => name)).toEqual(['Roman']);
    expect(write('A general lives by the sea. In general, the general store is open.').roles).toHaveLength(1);
  });
});

describe('a uniform', () => {
  it.each([
    ['a sergeant', 'soldier'],
    ['a soldier', 'soldier'],
    ['an army captain', 'soldier'],
    ['a lieutenant in the snow', 'soldier'],
    ['a captain on the deck', 'captain'],
    ['an admiral', 'captain'],
    ['a police sergeant', 'police'],
    ['一位中士', 'soldier'],
    ['一位上尉', 'soldier'],
    ['军士长站在雪地里', 'soldier'],
    ['士兵', 'soldier'],
    ['船长站在甲板上', 'captain'],
  ])('%s', (words, outfit) => {
    expect(outfits(words)).toEqual([outfit]);
  });

  it.each([
    ['Reed', 'Reed, a sergeant, a man'],
    ['Sergeant Reed', 'Sergeant Reed, a man'],
    ['老赵', '老赵，男人，中士'],
  ])('%s of a story wears one', (name, words) => {
    const [look] = planOf(`${name} runs.`, [person(name, words)]).cast.map((one) => one.person);
    expect(look).toMatchObject({ garb: 'uniform', hat: 'cap', cloth: OUTFITS.soldier.cloth });
  });

  it('is seen below a face, too', () => {
    expect(jacketOf('uniform')).toBe('uniform');
    expect(shoulders([90, 100, 60], 'uniform').parts.length).toBeGreaterThan(
      shoulders([90, 100, 60]).parts.length,
    );
  });

  it('a sergeant is a role of a story', () => {
    expect(write('A sergeant walks through the snow. The sergeant waits.').roles).toHaveLength(1);
    expect(write('中士走过雪地。中士等着。').roles).toHaveLength(1);
  });
});

describe('an archer', () => {
  it.each(['an archer', 'an archer in the forest', '弓箭手', 'an archer shoots an arrow', '一个射箭的人'])(
    '%s draws a bow',
    (words) => {
      expect(held(understand(words))).toEqual([['drawnBow', undefined]]);
      expect(undrawnIn(words)).toEqual([]);
    },
  );

  it('who is with others has it at the side', () => {
    expect(held(understand('an archer and a queen in the forest'))).toEqual([['longbow', undefined]]);
  });

  it.each([
    ['Robin', 'Robin, a man, an archer', 'Robin looks up.', 'longbow'],
    ['Robin', 'Robin, a man, an archer', 'Robin draws his bow.', 'drawnBow'],
    ['李广', '李广，男人，弓箭手', '李广站在雪地里。', 'longbow'],
    ['李广', '李广，男人，弓箭手', '李广弯弓射箭。', 'drawnBow'],
  ])('%s of a story has it: %s %s', (name, look, words, bow) => {
    expect(held(planOf(words, [person(name, look)]))).toEqual([[bow, name]]);
  });

  it.each(['a bow and arrow', '弓箭', 'archery'])('%s is drawn', (words) => {
    expect(undrawnIn(words)).toEqual([]);
    expect(
      understand(words)
        .cast.map(({ figure }) => figure)
        .join(),
    ).toMatch(/longbow|drawnBow/u);
  });

  it('has one arm stretched out and the other hand at the chin', () => {
    const [one] = planOf('Robin waits.', [person('Robin', 'Robin, a man')]).cast.flatMap(
      (cast) => cast.person ?? [],
    );
    if (!one) throw new Error('nobody');
    const at = { pose: 'stand', behind: false, umbrella: false, holds: true } as const;
    const [x = 0] = actor(one, { ...at, arms: 'draw' }).hand ?? [];
    expect(x).toBeGreaterThan(actor(one, at).hand?.[0] ?? 0);
  });

  it.each(['a spear', '盾牌', 'an axe'])('%s is still not drawn', (words) => {
    expect(undrawnIn(words)).toHaveLength(1);
  });
});
