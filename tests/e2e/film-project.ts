import { expect } from '@playwright/test';
import type { Member, Studio } from './harness.ts';

interface Board {
  lists: { id: number; scense_img: string }[];
}

export const boardOf = (
  studio: Studio,
  { token }: Pick<Member, 'token'>,
  script_id: number,
): Promise<Board> => studio.call('/script/list-scense', { script_id }, token);

/** Adds shots whose picture is drawn only once for an account: copies of a shot show the same picture. */
export async function addShots(
  studio: Studio,
  member: Member,
  script_id: number,
  narrations: readonly string[],
): Promise<number[]> {
  const call = <T>(path: string, body: object) => studio.call<T>(path, body, member.token);
  await call('/script/handle-scense', { type: 1, script_id, add_type: 2 });
  const first = (await boardOf(studio, member, script_id)).lists[0]?.id ?? 0;
  await call('/script/imagine', {
    script_id,
    scene_id: first,
    api_name: 'baidu',
    tool_name: 'irag',
    prompt: 'a paper lamp at the edge of a forest',
    ratio: '16:9',
  });
  await expect.poll(async () => (await boardOf(studio, member, script_id)).lists[0]?.scense_img).not.toBe('');
  for (const _ of narrations.slice(1)) await call('/script/copy-scense', { script_id, scene_id: first });
  const ids = (await boardOf(studio, member, script_id)).lists.map(({ id }) => id);
  for (const [index, narration] of narrations.entries())
    await call('/script/handle-scense', { type: 3, script_id, scene_id: ids[index], narration });
  return ids;
}

/** Creates a blank project through the API. @returns its id */
export async function blankProject(studio: Studio, { token }: Member, name = 'The lamp'): Promise<number> {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    generate_method: '3',
    name,
    text_type: 'story',
    width_height: '16:9',
  }))
    form.append(key, value);
  const response = await fetch(`http://127.0.0.1:${studio.server.port}/api/script/generate-base`, {
    method: 'POST',
    headers: { authorization: token, 'device-type': 'web' },
    body: form,
  });
  const { data, message } = (await response.json()) as { data: { script_id: number }; message: string };
  if (!data) throw new Error(message);
  return data.script_id;
}

/** Creates a project with a short storyboard: one picture, these narrations. @returns its id */
export async function shortFilm(
  studio: Studio,
  member: Member,
  narrations: readonly string[] = ['A lamp.', 'A forest.'],
): Promise<number> {
  const script_id = await blankProject(studio, member);
  await addShots(studio, member, script_id, narrations);
  return script_id;
}
