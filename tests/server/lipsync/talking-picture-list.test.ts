import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteLipSync,
  faceConsent,
  listLipSyncs,
  restoreLipSync,
  starLipSync,
} from '../../../src/api/lipsync.ts';
import { createWork, Work } from '../../../src/api/works.ts';
import { endOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { speakerOf } from './speakers.ts';

let studio: Studio;
let member: Member;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.heads.before = async () => {};
  studio.heads.asked.length = 0;
  member = await newMember(studio, 1000);
  speaker = speakerOf(studio, member);
  await studio.send(member.token, faceConsent, { given: 1 });
});
const list = (more: object = {}) => studio.send(member.token, listLipSyncs, { page: 1, ...more });

describe('the list', () => {
  it('[LIP-08] is in pages of ten, by day, newest first', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 11; at++) ids.push(await speaker.talk(`Line ${at}`));
    for (const id of ids) await endOf(studio, id);
    const first = await list();
    expect(first.has_next).toBe(1);
    const rows = first.lists.flatMap(({ data }) => data);
    expect(rows.map(({ task_id }) => task_id)).toEqual(ids.slice(1).reverse());
    expect(first.lists[0]?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const before = rows.at(-1)?.id ?? 0;
    const rest = await list({ page: 2, before });
    expect(rest.lists.flatMap(({ data }) => data).map(({ task_id }) => task_id)).toEqual([ids[0]]);
    expect(rest.has_next).toBe(0);
  });

  it('finds by words, tool and star', async () => {
    const id = await speaker.talk('A heron on the pier');
    await endOf(studio, id);
    const row = await speaker.poll(id);
    await studio.send(member.token, starLipSync, { id: row?.id ?? 0, starred: 1 });
    for (const filter of [{ search: 'heron' }, { tool: 'hedra' }, { starred: 1 }])
      expect(await list(filter)).toMatchObject({
        filtered: 1,
        lists: [{ data: [{ task_id: id, starred: 1 }] }],
      });
    for (const filter of [{ search: 'gull' }, { tool: 'digital-human' }])
      expect((await list(filter)).lists).toEqual([]);
  });

  it('has results that are published as they are, with their length and who made them', async () => {
    const id = await speaker.talk('A heron on the pier');
    await endOf(studio, id);
    const row = await speaker.poll(id);
    const { work } = v.parse(
      v.object({ work: Work }),
      await studio.send(member.token, createWork, {
        name: 'The heron',
        source: row?.video_url ?? '',
        poster: row?.poster_url ?? '',
        duration: 1,
      }),
    );
    expect(work).toMatchObject({
      source_url: row?.video_url,
      duration: row?.seconds,
      provider: row?.provider,
    });
  });

  it('[LIP-11] is without what was deleted, once', async () => {
    const id = await speaker.talk();
    await endOf(studio, id);
    const { id: row = 0 } = (await speaker.poll(id)) ?? {};
    await studio.send(member.token, deleteLipSync, { id: row });
    expect((await list()).lists).toEqual([]);
    expect((await refusalOf(studio.send(member.token, deleteLipSync, { id: row }))).code).toBe(404);
  });

  it('has a deleted result back under its day, for its owner alone', async () => {
    const id = await speaker.talk();
    await endOf(studio, id);
    const [day] = (await list()).lists;
    const row = day?.data[0]?.id ?? 0;
    await studio.send(member.token, deleteLipSync, { id: row });
    const stranger = await newMember(studio, 0);
    expect((await refusalOf(studio.send(stranger.token, restoreLipSync, { id: row }))).code).toBe(404);
    const restored = await studio.send(member.token, restoreLipSync, { id: row });
    expect(restored).toMatchObject({ id: row, task_id: id, status_code: 2, date: day?.date });
    expect((await list()).lists).toMatchObject([{ date: day?.date, data: [{ id: row }] }]);
  });
});
