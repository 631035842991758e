import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyModel } from '../../../server/models/model.ts';
import { lipSyncImage, lipSyncVideo, listShotVideos } from '../../../src/api/storyboard.ts';
import { filmOf } from '../film/film.ts';
import {
  balanceOf,
  endOf,
  type Member,
  newMember,
  openStudio,
  refusalOf,
  type Studio,
  studioForTest,
} from '../harness.ts';
import { StandInHeads } from '../media-makers.ts';
import { clipCalls } from '../video/clip-calls.ts';
import { drawnFor, soundFile, speakerOf } from './speakers.ts';

let studio: Studio;
let member: Member;
let script_id: number;
let shots: number[];
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.heads.asked.length = 0;
  member = await newMember(studio, 1000);
  ({ projectId: script_id, shotIds: shots } = await filmOf(studio, member, [{}, {}]));
});
const { made } = clipCalls(() => ({ studio, member, script_id, shots }));

const scene = () => shots[0] ?? 0;
/** A picture that was drawn for the shot. @returns its task */
const drawn = () => drawnFor(studio, member, { script_id, scene_id: scene() });
async function spoken(text: string) {
  const { audio_base64, audio_duration } = await speakerOf(studio, member).say(text);
  return { audio_base64, audio_duration, audio_text: text };
}
const clips = async () =>
  (await studio.send(member.token, listShotVideos, { scene_id: scene(), script_id, page: 1 })).lists;

describe('a picture of a shot', () => {
  const send = async (task_id: string, text = 'Hello there', draw_index = 0) =>
    studio.send(member.token, lipSyncImage, {
      ...(await spoken(text)),
      task_id,
      draw_index,
      script_id,
      scene_id: scene(),
      type: 1,
    });

  it('[BOARD-93] speaks in a clip of the shot, of any length', async () => {
    const task = await drawn();
    const before = await balanceOf(studio, member.userId);
    const text = 'A line that is longer than any clip of a shot would ever be. '.repeat(3).trim();
    const { task_id } = await send(task, text);
    expect(await endOf(studio, task_id)).toBe('done');
    expect(studio.heads.asked).toHaveLength(1);
    const [clip] = await clips();
    expect(clip).toMatchObject({ task_id, state: 3, tool_name: 'lip_sync', is_select: 1, kling_lipsync: 0 });
    const seconds = Math.ceil([...text].length / 10);
    expect(await balanceOf(studio, member.userId)).toBe(before - Math.ceil(text.length / 20) - seconds * 2);
  });

  it('[BOARD-93] must exist and belong to the member’s own film', async () => {
    const task = await drawn();
    expect((await refusalOf(send(task, 'Hi', 7))).code).toBe(404);
    const stranger = await newMember(studio);
    const input = {
      ...(await spoken('Hi')),
      task_id: task,
      draw_index: 0,
      script_id,
      scene_id: scene(),
      type: 1,
    } as const;
    expect((await refusalOf(studio.send(stranger.token, lipSyncImage, input))).code).toBe(404);
  });
});

describe('a clip of a shot', () => {
  const send = async (task_id: string, text = 'Hello there') =>
    studio.send(member.token, lipSyncVideo, { ...(await spoken(text)), task_id });

  it('[BOARD-94] [BOARD-55] is lip-synced into another clip of the shot, once', async () => {
    const task = await made();
    const { task_id } = await send(task);
    expect(await endOf(studio, task_id)).toBe('done');
    const [clip] = await clips();
    expect(clip).toMatchObject({ task_id, state: 3, tool_name: 'kling_lipsync', kling_lipsync: 1 });
    expect((await refusalOf(send(task_id))).message).toBe('This clip is lip-synced already');
  });

  it('[BOARD-97] refuses a sound longer than itself', async () => {
    const task = await made();
    const { audio_base64 } = await speakerOf(studio, member).upload(await soundFile(7));
    const input = { audio_base64, audio_duration: 1, task_id: task };
    expect((await refusalOf(studio.send(member.token, lipSyncVideo, input))).message).toBe(
      'The audio is longer than the clip',
    );
    expect(studio.heads.asked).toHaveLength(0);
  });
});

it('[BOARD-101] with a service must be within its limits', async () => {
  const heads = new StandInHeads();
  const rows: AnyModel[] = [
    {
      id: 'kling',
      medium: 'digital-human',
      for: { tool: 'kling_lipsync' },
      limits: {},
      points: 9,
      traits: {},
      name: 'Kling',
      maker: { runs: 'direct', make: (request, options) => heads.lipSync(request, options) },
    },
  ];
  const other = await studioForTest({}, { rows });
  const owner = await newMember(other, 1000);
  const film = await filmOf(other, owner, [{}]);
  const calls = clipCalls(() => ({
    studio: other,
    member: owner,
    script_id: film.projectId,
    shots: film.shotIds,
  }));
  const [small, large] = [await calls.made(), await calls.made({ resolution: '1080p' })];
  const { audio_base64 } = await speakerOf(other, owner).say('Hi');
  const send = (task_id: string) =>
    other.send(owner.token, lipSyncVideo, { audio_base64, audio_duration: 1, audio_text: 'Hi', task_id });
  expect((await refusalOf(send(small))).message).toContain('Kling takes clips of 2 to 10 seconds');
  const { task_id } = await send(large);
  expect(await endOf(other, task_id)).toBe('done');
  expect(heads.asked).toHaveLength(1);
});
