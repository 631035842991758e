import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const plan = (prompt: string) => understandNaming(prompt, undefined, [], 3);
const figures = (prompt: string) => plan(prompt).cast.map(({ figure }) => figure);

describe('a shot whose scene is a vehicle', () => {
  it.each([
    ['Close-up, Train, night, The girl from the chest up. The girl speaks.', 'train'],
    ['Medium shot, Taxi, rain, A girl from the waist up, the taxi behind.', 'car'],
    ['近景, 公交车，夜晚, 女孩胸部以上。女孩开口说话。', 'bus'],
    ['全景, 驾驶室, 爸爸、男孩全身入镜，在驾驶室。一天，爸爸带男孩上了火车。', 'train'],
  ])('is inside it: %s', (words, inside) => {
    expect(plan(words)).toMatchObject({ setting: 'cabin', inside });
    expect(figures(words)).not.toContain(inside);
  });

  it.each([
    ['Long shot, Taxi, rain, The whole of the taxi, the girl small in the frame.', 'car'],
    ['Full shot, Train, The girl in full figure. The girl got out of the train.', 'train'],
    ['train, sunset, mountains', 'train'],
  ])('shows it from outside where the words do: %s', (words, vehicle) => {
    expect(plan(words).setting).not.toBe('cabin');
    expect(figures(words)).toContain(vehicle);
  });

  it('a taxi is in a street', () => {
    expect(plan('a taxi in the rain').setting).toBe('street');
    expect(plan('a taxi in the desert').setting).toBe('desert');
  });
});

describe('what a room has outside', () => {
  it.each([
    '全景, 医院, 男孩全身入镜，在医院。他停下车，扶起老奶奶，把她送到医院。',
    'In the hospital. The man got out of the car and ran to the doctor.',
  ])('is the car that somebody got out of: %s', (words) => {
    expect(figures(words)).not.toContain('car');
  });

  it('is not what the words put into it', () => {
    expect(figures('a red car in a living room')).toContain('car');
    expect(figures('a boy and a red car in a living room with a big window')).toContain('car');
    expect(figures('厨房，小男孩趴在窗边看火车')).not.toContain('train');
  });

  it('is no house around the door', () => {
    expect(figures('a man opens the door in the museum')).toContain('door');
  });
});

describe('people and fish', () => {
  it.each([
    ['老渔夫网到一条金色的鱼', 'sea'],
    ['a girl looks at a fish', 'river'],
    ['家门口堆满了鱼，男孩很惊讶', 'meadow'],
  ])('are on the shore unless they swim: %s', (words, setting) => {
    expect(plan(words).setting).toBe(setting);
  });

  it('are in the water together if they do', () => {
    expect(plan('a girl swims with a fish').setting).not.toBe('river');
    expect(plan('two fish').setting).toBeNull();
  });
});

it('the hatch of a spaceship is no egg', () => {
  expect(figures('Captain Reyes opened the hatch and stepped outside')).not.toContain('brokenEgg');
  expect(figures('a chick hatches')).toContain('brokenEgg');
});

it('a letter that lay in a chest lets nobody lie', () => {
  expect(plan('A boy and a girl found a chest. Inside lay their letters.').acts ?? []).toEqual([]);
});
