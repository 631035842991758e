/** A story on Mars or the moon is there in each of its shots: a home, a town or a room is that of a base. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { sharedPlace } from '../../../generators/pictures/shared-place.ts';
import { worldOfShot } from '../../../generators/pictures/shared-world.ts';

const people = [
  { name: 'Mia', look: { words: 'Mia, a girl', seed: 1 } },
  { name: '小满', look: { words: '小满，女孩', seed: 2 } },
];
type World = ReturnType<typeof worldOfShot>;

const sceneOf = (words: string, world: World) => {
  const where = sharedPlace([words], people, 5);
  const around = {
    place: createRandom(5),
    film: createRandom(5),
    ...(where && { where }),
    ...(world && { world }),
  };
  const plan = understandNaming(words, undefined, people, 3);
  return castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 3, createRandom(3), [], around);
};
/** Shots as "place | words". */
const worldsOf = (...shots: string[]): World[] => {
  const film = shots.map((shot) => {
    const [place = '', words = ''] = shot.split(' | ');
    return { place, words };
  });
  return film.map((_, at) => worldOfShot(film, at));
};

describe('a shot of a story on another world', () => {
  it.each([
    ['Long shot. Small town. The whole of the small town, Mia small in the frame.', 'mars'],
    ['Full shot. Village. Mia in full figure in the village. Mia walks.', 'moon'],
    ['远景，平视。小镇。小镇的全貌。', 'mars'],
    ['中景，平视。小镇。小满半身，身后是小镇。小满走在小镇上。', 'mars'],
    ['Full shot. Street. Mia in full figure in the street.', 'mars'],
    ['Full shot. Garden. Mia in full figure in the garden.', 'moon'],
  ] as const)('in a town is at a base, without houses and trees: %s', (words, world) => {
    const { setting, site, cast } = sceneOf(words, world);
    expect({ setting, site }).toEqual({ setting: world, site: 'base' });
    expect(cast.map(({ figure }) => figure)).not.toContain('house');
  });

  it.each([
    'Full shot. Home. Mia in full figure at home. Mia waits.',
    'Full shot. Home. Mia in full figure at home. Mia eats dinner.',
    'Full shot. Room. Mia in full figure in the room.',
    'Full shot. School. Mia in full figure in the school.',
    '全景。家里。小满全身入镜，在家里。小满等着。',
    '全景。房间。小满全身入镜，在房间。',
  ])('in a room is in one of a base: %s', (words) => {
    expect(sceneOf(words, 'mars')).toMatchObject({ setting: 'room', world: 'mars' });
    expect(sceneOf(words, 'mars').outside).toBeUndefined();
    expect(sceneOf(words, undefined).world).toBeUndefined();
  });

  it('that names nothing is on the ground, and one in a forest in it', () => {
    const plain = sceneOf('Full shot. Plain setting. Mia in full figure.', 'mars');
    expect(plain.setting).toBe('mars');
    expect(plain.site).toBeUndefined();
    expect(sceneOf('Full shot. Forest. Mia in full figure in the forest.', 'mars').setting).toBe('forest');
  });
});

describe('the world of a film', () => {
  it('is the one that it begins on', () => {
    expect(
      worldsOf('town | Mia lives in a town on Mars.', 'home | At home, Mia eats.', 'room | In her room.'),
    ).toEqual(['mars', 'mars', 'mars']);
    expect(worldsOf('小镇 | 小满是火星上的小女孩。', '家里 | 小满在家里。')).toEqual(['mars', 'mars']);
    expect(worldsOf('lunar base | The lunar base.', 'room | She sleeps.')).toEqual(['moon', 'moon']);
  });

  it('is that of its scene, whichever shot names it', () => {
    expect(worldsOf('town | The town.', 'town | It is a town on Mars.', 'sea | The sea.')[0]).toBe('mars');
  });

  it('is left when the film goes to the earth', () => {
    expect(
      worldsOf(
        'town | A town on Mars.',
        'space | They fly to Earth.',
        'village | A village.',
        'home | Home.',
      ),
    ).toEqual(['mars', undefined, undefined, undefined]);
  });

  it('leaves what was on earth there', () => {
    expect(
      worldsOf(
        'village | Mia lives in a village.',
        'mars | Mia stands on Mars.',
        'room | In her room, Mia sleeps.',
        'village | The village waits.',
        'home | Mia is at home.',
      ),
    ).toEqual([undefined, 'mars', 'mars', undefined, undefined]);
  });

  it.each([
    'Mia dreams of a house on Mars.',
    'Mia reads a book about a base on Mars.',
    '小满梦见火星上的家。',
  ])('is not where somebody only thinks of: %s', (words) => {
    expect(worldsOf(`home | ${words}`, 'town | The town.')).toEqual([undefined, undefined]);
  });
});
