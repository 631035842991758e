import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takeUploadedClip } from '../../../server/lipsync/take-clip.ts';
import { storageName } from '../../../server/media/media.ts';
import { createWork } from '../../../src/api/works.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { filmFile, streamsOf, turned } from './films.ts';
import { uploadCalls } from './upload-calls.ts';

const PART = 64 * 1024;
/** Personal metadata in the phone's file. */
const TOLD = ['Anna', '40.7128', 'Pocket Phone', 'tmcd', 'mov_text', 'tx3g'];

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({ UPLOAD_PART_KB: '64' }, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});
const calls = uploadCalls(() => ({ studio, member }));
const toldIn = (film: Buffer) => TOLD.filter((words) => film.includes(words));

/** @returns the file as downloaded from the square */
async function publish(film: Buffer): Promise<Buffer> {
  const source = await calls.send(film, PART);
  const poster = await calls.cover();
  const answer = await studio.send(member.token, createWork, { name: 'x', poster, source, duration: 3 });
  const { work } = answer as { work: { source_url: string } };
  return (await studio.app.inject({ url: work.source_url })).rawPayload;
}

it('a published film has no metadata about place, device, people and time, and its streams are unchanged', async () => {
  const film = await filmFile('from a phone');
  expect(toldIn(film)).toEqual(expect.arrayContaining(['Anna', '40.7128', 'Pocket Phone']));
  const out = await publish(film);
  expect(toldIn(out)).toEqual([]);
  expect(await streamsOf(out)).toBe(await streamsOf(film));
  // its timestamps are removed
  expect(out.readUInt32BE(out.indexOf('mvhd') + 8)).toBe(0);
});

it('a film recorded in portrait format stays so', async () => {
  const film = turned(await filmFile('from a phone'));
  const source = await calls.send(film, PART);
  expect((await calls.ask(source, '?info')).json()).toMatchObject({ width: 180, height: 320 });
});

it('a digital human’s source has no metadata either', async () => {
  const source = await calls.send(await filmFile('from a phone'), PART);
  const { media } = await takeUploadedClip(studio.deps, member.userId, source);
  const file = await studio.deps.storage.read(storageName(media));
  expect(toldIn(Buffer.from(file))).toEqual([]);
  expect(file.length).toBe(media.bytes);
});

it('in a bucket the film is uploaded in parts, none of which remains', async () => {
  const { storage } = studio.deps;
  const { path } = storage;
  // the only difference: its files are not on a disk of this machine
  storage.path = () => null;
  try {
    const out = await publish(await filmFile('from a phone'));
    expect(toldIn(out)).toEqual([]);
    const left = await readdir(join(studio.folder, 'media/incoming/works')).catch(() => []);
    expect(left).toEqual([]);
  } finally {
    storage.path = path;
  }
});
