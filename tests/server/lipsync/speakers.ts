/** Fixtures of lip-syncs. */
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import {
  createLipSync,
  getLipSyncTasks,
  uploadLipSyncAudio,
  uploadLipSyncImage,
} from '../../../src/api/lipsync.ts';
import { imagineMaterial } from '../../../src/api/storyboard.ts';
import { generateAudio } from '../../../src/api/voices.ts';
import { endOf, type Member, type Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';
import { wave } from '../wave.ts';

export const SETTINGS = { voice_speed: 1, voice_vol: 1, voice_pitch: 0, voice_emotion: 'neutral' } as const;

export const pictureFile = async (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  new Blob([new Uint8Array(await plainPicture(width, height, format))], { type: `image/${format}` });

/** A real sound of so many seconds, in one of ffmpeg's formats. */
export async function soundFile(seconds: number, format = 'mp3', type = 'audio/mpeg'): Promise<Blob> {
  const { stdout } = await runFfmpeg(['-i', 'pipe:0', '-ar', '44100', '-f', format, 'pipe:1'], {
    signal: AbortSignal.timeout(30_000),
    input: wave(seconds),
  });
  return new Blob([new Uint8Array(stdout)], { type });
}

/** The calls of one member. */
export const speakerOf = (studio: Studio, { token }: Member) => {
  const picture = async (width = 64, height = 64) =>
    studio.send(token, uploadLipSyncImage, { file: await pictureFile(width, height) });
  const say = (text: string) => studio.send(token, generateAudio, { text, voice_type: 'clara', ...SETTINGS });
  return {
    picture,
    say,
    upload: (file: Blob) => studio.send(token, uploadLipSyncAudio, { file }),
    async talk(text = 'Hello there', more: { face?: object } = {}) {
      const [{ head_url }, audio] = [await picture(), await say(text)];
      return studio.send(token, createLipSync, {
        head_url,
        audio_url: audio.audio_url,
        audio_duration: audio.audio_duration,
        audio_text: text,
        aspectRatio: '1:1',
        type: 0,
        face_consent: 1,
        ...(more as object),
      });
    },
    poll: async (taskId: string) => (await studio.send(token, getLipSyncTasks, { taskId: [taskId] }))[0],
  };
};

/** Draws a picture for a shot. @returns its task, which is done */
export async function drawnFor(
  studio: Studio,
  { token }: Member,
  shot: { script_id: number; scene_id: number },
): Promise<string> {
  const input = { ...shot, api_name: 'jimeng', tool_name: 'seedream', prompt: 'a girl' };
  const answer = await studio.send(token, imagineMaterial, input);
  const task = typeof answer === 'string' ? answer : answer.task_id;
  await endOf(studio, task);
  return task;
}
