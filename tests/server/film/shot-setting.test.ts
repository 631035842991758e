import { beforeEach, expect, it } from 'vitest';
import { editOfShot } from '../../../server/film/storyboard/edit-of-shot.ts';
import { changeImage } from '../../../src/api/draw.ts';
import { handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { endOf } from '../harness.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { filmWithShots, pictureCalls } from './film-with-shots.ts';

const made = filmWithShots();
const { batch, drawn, materials, picture, tasks } = pictureCalls(made);
const settings = () => made.studio.pictures.asked.map(({ setting }) => setting);
const DREAM = { api_name: 'mj', tool_name: 'mj' };

/** Two shots of the pier, and one of the sea. */
beforeEach(async () => {
  for (const [i, scene] of ['Old pier, dusk', 'Old pier, night, rain', 'Sea'].entries())
    await made.studio.db.query(
      'UPDATE drama_lines SET cj_desc = $2 WHERE id = (SELECT drama_id FROM shots WHERE id = $1)',
      [made.shots[i], scene],
    );
});

it('the shots of one place look alike, whatever the time there, and another place does not', async () => {
  const [first = 0, second = 0, sea = 0] = made.shots;
  for (const shot of [first, second, sea]) await drawn(shot);
  const [pier, again, other] = settings();
  expect(pier).toMatchObject({ varies: true });
  expect(again).toEqual({ seed: pier?.seed, film: pier?.film });
  expect(other?.seed).not.toBe(pier?.seed);
  // the light of the whole film
  expect(other?.film).toBe(pier?.film);
  expect(other?.film).toEqual(expect.any(Number));
});

it('also when all of them are drawn at once', async () => {
  await batch(made.shots.slice(0, 2).map((id) => ({ type: 1, ...picture(id) })));
  for (const { id } of await tasks()) await endOf(made.studio, id);
  const seeds = settings().map((setting) => setting?.seed);
  expect(seeds).toHaveLength(2);
  expect(new Set(seeds).size).toBe(1);
});

it('the picture that was chosen for the first shot decides how the others look', async () => {
  const [first = 0, second = 0] = made.shots;
  await drawn(first, DREAM);
  await made.studio.db.query('UPDATE shots SET draw_index = 2 WHERE id = $1', [first]);
  await drawn(second);
  const [pier, again] = settings();
  expect(again).toEqual({ seed: ((pier?.seed ?? 0) + 2) % 2 ** 32, film: pier?.film });
});

it('the first shot, drawn again, may look otherwise, and the next ones follow it', async () => {
  const [first = 0, second = 0] = made.shots;
  await drawn(first);
  await drawn(first);
  await made.studio.db.query(
    'UPDATE shots SET draw_id = (SELECT max(id) FROM draws WHERE shot_id = $1) WHERE id = $1',
    [first],
  );
  await drawn(second);
  const [before, after, follower] = settings();
  expect(after?.seed).not.toBe(before?.seed);
  expect(follower).toEqual({ seed: after?.seed, film: before?.film });
});

it('a variation, an edit and a clip of a picture stay where it was', async () => {
  const [id = 0] = made.shots;
  await drawn(id, DREAM);
  const [source] = (await materials(id)).lists;
  const place = { script_id: made.film.script_id, scene_id: id };
  const varied = await made.studio.send(made.member.token, changeImage, {
    api_name: 'mj',
    action: 'VARIATION',
    index: 2,
    task_id: source?.task_id ?? '',
    message_input: 'again',
    ...place,
  });
  const image_url = source?.images[2] ?? '';
  await endOf(made.studio, varied.task_id ?? '');
  const clips = clipCalls(() => ({ ...made, script_id: made.film.script_id }));
  await clips.made({ image: image_url, prompt: 'waves' });
  const [drawnWith, ...others] = settings();
  const same = { seed: ((drawnWith?.seed ?? 0) + 2) % 2 ** 32, film: drawnWith?.film };
  expect(others).toEqual([same]);
  expect(made.studio.clips.asked.at(-1)?.recipe?.setting).toEqual(same);
  const file = new URL(image_url, 'http://x').pathname.split('/').at(-1) ?? '';
  expect((await editOfShot(made.studio.db, id, file, 'add a boat'))?.setting).toEqual(same);
});

it('the shots of a scene without a place are in one place, whatever each of them shows', async () => {
  const [first = 0, second = 0, third = 0] = made.shots;
  const words = [
    'Plain setting. A woman in full figure. She waits.',
    'Plain setting. A woman in full figure beside a horse.',
    'Sea. A woman in full figure by the sea.',
  ];
  for (const [i, scene] of ['Plain setting', 'Plain setting, snow', 'Sea'].entries()) {
    await made.studio.db.query(
      'UPDATE drama_lines SET cj_desc = $2 WHERE id = (SELECT drama_id FROM shots WHERE id = $1)',
      [made.shots[i], scene],
    );
    await made.studio.db.query('UPDATE shots SET static_desc = $2 WHERE id = $1', [made.shots[i], words[i]]);
  }
  for (const shot of [first, second, third]) await drawn(shot);
  const [plain, again, sea] = settings();
  expect(plain?.where?.setting).toMatch(/meadow|mountain/);
  expect(again?.where).toEqual(plain?.where);
  expect(sea?.where).toBeUndefined();
});

it('a home and a town of a story on Mars are there, also in a clip', async () => {
  const [first = 0, second = 0, third = 0] = made.shots;
  const words = [
    'Small town. A girl lives in a small town on Mars.',
    'Home. A girl at home.',
    'Town. A girl.',
  ];
  for (const [i, scene] of ['Small town', 'Home', 'Town'].entries()) {
    await made.studio.db.query(
      'UPDATE drama_lines SET cj_desc = $2 WHERE id = (SELECT drama_id FROM shots WHERE id = $1)',
      [made.shots[i], scene],
    );
    await made.studio.db.query('UPDATE shots SET static_desc = $2 WHERE id = $1', [made.shots[i], words[i]]);
  }
  for (const shot of [first, second, third]) await drawn(shot);
  expect(settings().map((setting) => setting?.world)).toEqual(['mars', 'mars', 'mars']);
  await clipCalls(() => ({ ...made, script_id: made.film.script_id })).made({
    prompt: 'waves',
    scene_id: second,
  });
  expect(made.studio.clips.asked.at(-1)?.setting?.world).toBe('mars');
});

it('a shot that was added by hand is no place of the script, and neither is a role', async () => {
  const { id = 0 } =
    (await made.studio.send(made.member.token, handleShot, {
      type: SHOT_ACTION.add,
      script_id: made.film.script_id,
    })) ?? {};
  await drawn(id);
  expect(settings()).toEqual([undefined]);
});
