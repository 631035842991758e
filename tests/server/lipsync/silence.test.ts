import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { requireSpeech } from '../../../server/lipsync/require-speech.ts';
import { partsOf, storageName } from '../../../server/media/media.ts';
import { CODE } from '../../../src/api/errors.ts';
import { createLipSync, faceConsent } from '../../../src/api/lipsync.ts';
import { lipSyncImage } from '../../../src/api/storyboard.ts';
import { filmOf } from '../film/film.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import { drawnFor, soundFile, speakerOf } from './speakers.ts';

const SILENT = 'Nothing can be heard in this audio. Choose a recording in which somebody speaks';

let studio: Studio;
let member: Member;
let speaker: ReturnType<typeof speakerOf>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.heads.asked.length = 0;
  studio.heads.speech = true;
  member = await newMember(studio, 1000);
  speaker = speakerOf(studio, member);
  await studio.send(member.token, faceConsent, { given: 1 });
});

/** Two seconds of one of ffmpeg's sources, as MP3. */
async function sourceOf(source: string): Promise<Buffer> {
  const args = ['-f', 'lavfi', '-i', source, '-t', '2', '-f', 'mp3', 'pipe:1'];
  return (await runFfmpeg(args, { signal: AbortSignal.timeout(30_000) })).stdout;
}
const fileWith = async (source: string): Promise<Blob> =>
  new Blob([new Uint8Array(await sourceOf(source))], { type: 'audio/mpeg' });

const SILENCE = 'anullsrc=r=44100:cl=stereo';
/** What a muted microphone records: the noise of its amplifier. */
const HISS = 'anoisesrc=a=0.0003';
/** Left and right cancel each other out in a mix, but both can be heard. */
const OPPOSED = 'aevalsrc=0.2*sin(300*t)|-0.2*sin(300*t)';

it.each([SILENCE, HISS])('silence is refused when it is uploaded, and not stored: %s', async (source) => {
  const { code, message } = await refusalOf(speaker.upload(await fileWith(source)));
  expect([code, message]).toEqual([CODE.soundSilent, SILENT]);
  const { rows } = await studio.db.query('SELECT 1 FROM sounds WHERE user_id = $1', [member.userId]);
  expect(rows).toEqual([]);
});

it.each(['sine=frequency=440', 'anoisesrc=a=0.2', 'anoisesrc=a=0.006', OPPOSED])(
  'what can be heard is accepted, since whether it is speech cannot be told safely: %s',
  async (source) => {
    expect((await speaker.upload(await fileWith(source))).audio_duration).toBeCloseTo(2, 0);
  },
);

/** A sound that an earlier version took although it is silent. */
async function storedSilence(): Promise<string> {
  const { audio_url } = await speaker.upload(await soundFile(2));
  const [file = ''] = /[0-9a-f]{32}\.mp3/.exec(audio_url) ?? [];
  await studio.deps.storage.put(storageName(partsOf(file)), await sourceOf(SILENCE));
  return audio_url;
}

it('silence is refused by every call that would make a mouth speak it, before points are taken', async () => {
  const [{ head_url }, audio_url] = [await speaker.picture(), await storedSilence()];
  const { projectId: script_id, shotIds } = await filmOf(studio, member, [{}]);
  const scene_id = shotIds[0] ?? 0;
  const task_id = await drawnFor(studio, member, { script_id, scene_id });
  const before = await balanceOf(studio, member.userId);
  const audio_base64 = (await sourceOf(SILENCE)).toString('base64');
  const ofPage = { head_url, audio_url, audio_duration: 2, aspectRatio: '1:1', type: 0 } as const;
  const ofShot = { audio_duration: 2, task_id, draw_index: 0, script_id, scene_id, type: 1 } as const;
  for (const call of [
    () => studio.send(member.token, createLipSync, ofPage),
    () => studio.send(member.token, lipSyncImage, { ...ofShot, audio_base64 }),
    () => studio.send(member.token, lipSyncImage, { ...ofShot, audio_base64: '', audio_url }),
  ])
    expect((await refusalOf(call())).message).toBe(SILENT);
  expect(await balanceOf(studio, member.userId)).toBe(before);
  expect(studio.heads.asked).toEqual([]);
});

it('a recording in which the built-in engine hears no speech is refused before points are taken, and is no matter to other models', async () => {
  const [{ head_url }, { audio_url }] = [await speaker.picture(), await speaker.upload(await soundFile(2))];
  studio.heads.speech = false;
  const before = await balanceOf(studio, member.userId);
  const input = { head_url, audio_url, audio_duration: 2, aspectRatio: '1:1', type: 0 } as const;
  const refused = await refusalOf(studio.send(member.token, createLipSync, input));
  expect(refused.code).toBe(CODE.soundWithoutSpeech);
  expect(refused.message).toBe(
    'The built-in engine hears no speech in this recording, so the mouth would not move. Choose one in which somebody speaks clearly',
  );
  expect(await balanceOf(studio, member.userId)).toBe(before);
  await speaker.talk('Hello there');
  expect(await balanceOf(studio, member.userId)).toBeLessThan(before);
  const sound = { file: '', seconds: 2, spoken: null, language: null };
  await requireSpeech(studio.deps, { traits: {} }, sound);
});
