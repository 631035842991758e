/** Makes a lip-sync, for the jobs of the lip-sync page and of a film's shots. */
import { join } from 'node:path';
import type { Clip } from '../../generators/clips/clips.ts';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import type { FacePlace } from '../../src/api/faces.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { partsOf, storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import { type MadeClip, requireSource } from '../video/clip-source.ts';
import { markedClip } from './mark.ts';
import { findSound, type Sound } from './sounds.ts';

/** The plan of a lip-sync; media by key. */
export type SpeakPlan =
  /** A talking picture. */
  | {
      kind: 'talk';
      source: string;
      sound: string;
      face: FacePlace;
      width: number;
      height: number;
      seed: number;
    }
  /** A clip with new speech. */
  | {
      kind: 'dub';
      source: string;
      sound: string;
      face: FacePlace | null;
      /** Cut the clip when the audio ends. */
      cut: boolean;
    };

/** The single model request of a lip-sync task. */
export const HEAD = 'head';

interface How {
  signal: AbortSignal;
  folder: string;
}

/** Seconds of a cut clip after the end of its audio. */
const AFTER_SOUND = 0.4;

/** Makes the planned clip and marks it as AI-generated. @param tool for finding the model */
export async function speak(
  deps: Deps,
  claim: Claim,
  { plan, tool }: { plan: SpeakPlan; tool: string },
  how: How,
): Promise<MadeClip> {
  const media = await requireSource(deps, claim, plan.source);
  const sound = await findSound(deps.db, claim.userId, plan.sound);
  if (!sound) throw new UnrecoverableError('The sound to be spoken is gone.', 'sourceGone');
  const provider = await providerOf(deps.db, claim.taskId);
  const made = await withLocalFile(deps.storage, storageName(media), (source) =>
    withLocalFile(deps.storage, soundName(sound), (file) =>
      make(deps, claim, { plan, tool, source, sound: { ...sound, file } }, how),
    ),
  );
  const from = plan.kind === 'talk' ? 'picture' : 'clip';
  return { ...made, file: await markedClip(made.file, { provider, from }, how), upscaled: false };
}

/** The provider of a task, as charged. */
async function providerOf(db: Queries, taskId: string): Promise<string> {
  const row = await first(
    db.query<{ provider: string }>('SELECT provider FROM tasks WHERE id = $1', [taskId]),
  );
  return row?.provider ?? '';
}

const soundName = ({ file }: Sound): string => storageName(partsOf(file));

interface Here {
  plan: SpeakPlan;
  tool: string;
  /** Paths of local files. */
  source: string;
  sound: Sound;
}

async function make(
  deps: Deps,
  { taskId }: Claim,
  { plan, tool, source, sound }: Here,
  how: How,
): Promise<Clip> {
  const part = { taskId, part: HEAD };
  const speech = { sound: sound.file, ...(sound.spoken ? { spoken: sound.spoken } : {}) };
  if (plan.kind === 'talk') {
    const { face, width, height, seed } = plan;
    const request = { picture: source, face, ...speech, width, height, seed };
    return makeFor(deps, part, deps.models.find('lip-sync', { tool }), request, how);
  }
  const end = sound.seconds + AFTER_SOUND;
  const from = plan.cut ? { clip: await cutAt(source, end, how), longest: end } : { clip: source };
  const request = { ...from, ...speech, ...(plan.face ? { face: plan.face } : {}) };
  return makeFor(deps, part, deps.models.find('digital-human', { tool }), request, how);
}

/** Cuts a clip without re-encoding: its last frames may lie after the cut. @param seconds its new length @returns the new file's path */
async function cutAt(file: string, seconds: number, { signal, folder }: How): Promise<string> {
  const cut = join(folder, 'source.mp4');
  await runFfmpeg([...fromFile(file), '-t', seconds.toFixed(3), '-map', '0:v:0', '-c', 'copy', cut], {
    signal,
  });
  return cut;
}
