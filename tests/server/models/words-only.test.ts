import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PictureRequest } from '../../../generators/pictures/pictures.ts';
import type { Direct } from '../../../server/models/model.ts';
import { changeImage } from '../../../src/api/draw.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { Film } from '../film/film-for-test.ts';
import { roleCalls } from '../film/role-calls.ts';
import { balanceOf, endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

/** The requests that the model got. */
const asked: PictureRequest[] = [];
const maker: Direct<'picture'> = {
  runs: 'direct',
  make: (request) => {
    asked.push(request);
    return Promise.reject(new Error('nothing is drawn'));
  },
};

let studio: Studio;
let member: Member;
let film: Film;
const { role, update, uploaded } = roleCalls(() => ({ studio, member, film }));
beforeAll(async () => {
  const shared = { limits: { takes: { image: false, endImage: false } }, points: 9, traits: {} };
  studio = await openStudio(
    {},
    {
      rows: [
        { ...shared, id: 'k3', medium: 'picture', for: { tool: 'k3' }, name: 'SDXL', maker },
        {
          ...shared,
          id: 'vary',
          medium: 'variation',
          for: { tool: 'mj' },
          name: 'Words only',
          maker: maker as never,
        },
      ],
    },
  );
});
afterAll(() => studio.close());
beforeEach(async () => {
  asked.length = 0;
  member = await newMember(studio, 100);
  film = await Film.make(
    studio,
    member,
    'Mei found a letter on the old pier. "Come home!" said Grandmother.',
  );
});

const drawn = async (fields: object): Promise<string> => {
  const [shot] = await film.shots();
  const answer = await studio.send(member.token, imagineMaterial, {
    script_id: film.script_id,
    scene_id: shot?.id ?? 0,
    ...fields,
  } as never);
  const task = typeof answer === 'string' ? answer : answer.task_id;
  await endOf(studio, task);
  return task;
};

it('a model that is sent words only is sent no faces of the people that a shot names', async () => {
  await update((await role('Mei')).id, { role_img: await uploaded() });
  await drawn({ api_name: 'python', tool_name: 'k3', prompt: 'Mei on a pier' });
  expect(asked[0]).toMatchObject({ prompt: expect.stringContaining('Mei'), references: [] });
});

it('a variation by a model that is sent no picture is refused before points are taken: it would be another picture', async () => {
  const task_id = await drawn({ api_name: 'mj', tool_name: 'mj', prompt: 'a pier' });
  const before = await balanceOf(studio, member.userId);
  const input = {
    api_name: 'mj',
    action: 'VARIATION' as const,
    index: 0,
    task_id,
    message_input: 'a pier',
    script_id: film.script_id,
  };
  expect(await refusalOf(studio.send(member.token, changeImage, input))).toMatchObject({ code: 400 });
  expect(await balanceOf(studio, member.userId)).toBe(before);
});
