import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDraw, imagine } from '../../../src/api/draw.ts';
import { listDrawPrompts, listVideoPrompts } from '../../../src/api/earlier-prompts.ts';
import { addSoundEffect } from '../../../src/api/video.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { pageClipCalls } from '../video/page-clip-calls.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio();
  member = await newMember(studio, 1000);
});
afterAll(() => studio.close());

const draw = async (prompt: string) => {
  const { task_id = '', draw_id = 0 } = await studio.send(member.token, imagine, {
    tool_name: 'irag',
    prompt,
    ratio: '1:1',
  });
  await endOf(studio, task_id);
  return draw_id;
};
const told = async ({ token } = member) => (await studio.send(token, listDrawPrompts, {})).lists;

it('tells a member their prompts of drawings, newest first, each once, without what was deleted', async () => {
  await draw('a fox');
  const hare = await draw('a hare');
  await draw('an owl');
  await draw('a fox');
  expect(await told()).toEqual(['a fox', 'an owl', 'a hare']);
  await studio.send(member.token, deleteDraw, { draw_id: hare });
  expect(await told()).toEqual(['a fox', 'an owl']);
  expect(await told(await newMember(studio, 0))).toEqual([]);
});

it('tells those of clips, without the words of their sounds', async () => {
  const { made } = pageClipCalls(() => ({ studio, member }));
  const { id, video_url = '' } = await made({ prompt: 'waves at dusk' });
  await studio.send(member.token, addSoundEffect, {
    id,
    media_url: video_url,
    media_prompt: 'the sea and gulls',
  });
  expect((await studio.send(member.token, listVideoPrompts, {})).lists).toEqual(['waves at dusk']);
});
