/** The maximum load of one account within its limits. */
import { randomBytes } from 'node:crypto';
import type { Client } from '../../src/api/client.ts';
import { imagine } from '../../src/api/draw.ts';
import { FILM_MUSIC, startExport } from '../../src/api/exports.ts';
import { CREATION, copyProject, createProject } from '../../src/api/projects.ts';
import { requestUpload, type UploadUse } from '../../src/api/uploads.ts';
import { generateAudio } from '../../src/api/voices.ts';

/** Milliseconds before a refused call is repeated. */
const REFUSED_WAIT = 300;
/** Nested quotes, possible names, and no sentence end: the worst case for the text engine. */
const STORY = '“‘He said “Ann Lee told Bo Ray’ that she ” saw, '.repeat(120).slice(0, 4_990);
const MB = 1024 * 1024;

/** Settings of all speech in this test. */
export const SPOKEN = { voice_speed: 1, voice_vol: 1, voice_pitch: 0, voice_emotion: 'neutral' } as const;

/** One MP3 frame of MPEG 2.5, 8 kbit/s, 8 kHz: 72 bytes, 72 milliseconds. */
const FRAME = Buffer.concat([Buffer.from([0xff, 0xe3, 0x18, 0xc0]), Buffer.alloc(68)]);
const longSound = (frames: number): Buffer => Buffer.alloc(frames * FRAME.length, FRAME);

export interface NoiseSize {
  drawings: number;
  /** Number of 72 ms frames; a million is a file of twenty hours. */
  soundFrames: number;
}

/**
 * Makes requests until it is stopped.
 * @param address URL of the studio
 * @param filmId a film with many shots without speech
 * @param voice of the speech
 * @returns accepted requests by type; refused ones are not counted
 */
export function makeNoise(
  client: Client,
  address: string,
  { filmId, voice, drawings, soundFrames }: NoiseSize & { filmId: number; voice: string },
): { taken: Readonly<Record<string, number>>; begun: Promise<void>; stop(): Promise<void> } {
  const taken: Record<string, number> = {};
  let stopped = false;
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const over = async (name: string, work: () => Promise<unknown>, most = Number.POSITIVE_INFINITY) => {
    taken[name] = 0;
    while (!stopped && (taken[name] ?? 0) < most)
      try {
        await work();
        taken[name] = (taken[name] ?? 0) + 1;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, REFUSED_WAIT));
      }
  };
  const upload = async (use: UploadUse, data: Buffer): Promise<string> => {
    const grant = await client.send(requestUpload, { use });
    const answer = await fetch(new URL(grant.url, address), {
      method: 'PUT',
      body: new Uint8Array(data),
      headers: grant.headers,
    });
    if (!answer.ok) throw new Error(`The upload was refused: ${answer.status}.`);
    return grant.public_url;
  };
  const exportWith = (audio_url: string) =>
    client.send(
      startExport,
      {
        script_id: filmId,
        audio_type: audio_url ? FILM_MUSIC.upload : FILM_MUSIC.none,
        audio_vol: 1,
        audio_url,
      },
      key(),
    );
  const useLongSound = async () => {
    const music = await upload('filmMusic', longSound(soundFrames));
    // the file is inspected before the export is refused because of the limit
    await exportWith(music).catch(() => undefined);
  };
  let speech = 0;
  const draw = () =>
    client.send(imagine, { tool_name: 'irag', prompt: 'a crowded harbour', ratio: '1:1' }, key());
  const begun = Promise.all(Array.from({ length: drawings }, draw)).then(() => undefined);
  const loops = [
    over('exports', () => exportWith('')),
    over('stories', () =>
      client.send(
        createProject,
        { generate_method: CREATION.story, content: STORY, text_type: 'story', width_height: '16:9' },
        key(),
      ),
    ),
    over('copies', () => client.send(copyProject, { script_id: filmId }), 119),
    ...[0, 1, 2, 3].map(() =>
      over('speeches', () =>
        client.send(
          generateAudio,
          {
            text: `Number ${++speech}: ${'all the lamps of the harbour '.repeat(8)}`,
            voice_type: voice,
            ...SPOKEN,
          },
          key(),
        ),
      ),
    ),
    over('long sounds', useLongSound, 20),
    over('uploads', () => upload('drawReference', randomBytes(4 * MB)), 60),
  ];
  return {
    taken,
    begun,
    async stop() {
      stopped = true;
      await Promise.allSettled(loops);
    },
  };
}
