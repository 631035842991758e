/** What the jobs of lip-syncs do: of the lip-sync page, and of a film's shots. */
import { join } from 'node:path';
import type { Clip } from '../../generators/clips/clips.ts';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import type { FacePlace } from '../../src/api/faces.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import { type MadeClip, requireSource } from '../video/clip-source.ts';
import { markedClip } from './mark.ts';
import { findSound, type Sound } from './sounds.ts';

/** Media by key. */
export type SpeakPlan =
  /** A picture that speaks. */
  | {
      kind: 'talk';
      source: string;
      sound: string;
      face: FacePlace;
      width: number;
      height: number;
      seed: number;
    }
  /** Somebody in a clip who says something else. */
  | {
      kind: 'dub';
      source: string;
      sound: string;
      face: FacePlace | null;
      /** Ends the clip with the sound. */
      cut: boolean;
    };

/** The one request of a lip-sync's task. */
export const HEAD = 'head';

interface How {
  signal: AbortSignal;
  folder: string;
}

/** Seconds of a clip that is cut after its sound. */
const AFTER_SOUND = 0.4;

/** Makes what is planned, with the mark that a machine did. @param tool for the table of models */
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

/** Who makes a task, as it was charged. */
async function providerOf(db: Queries, taskId: string): Promise<string> {
  const row = await first(
    db.query<{ provider: string }>('SELECT provider FROM tasks WHERE id = $1', [taskId]),
  );
  return row?.provider ?? '';
}

const soundName = ({ file }: Sound): string => {
  const [key = '', ext = ''] = file.split('.');
  return storageName({ key, ext });
};

interface Here {
  plan: SpeakPlan;
  tool: string;
  /** Files of this machine. */
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
  const said = { sound: sound.file, ...(sound.spoken ? { spoken: sound.spoken } : {}) };
  if (plan.kind === 'talk') {
    const { face, width, height, seed } = plan;
    const request = { picture: source, face, ...said, width, height, seed };
    return makeFor(deps, part, deps.models.find('lip-sync', { tool }), request, how);
  }
  const clip = plan.cut ? await cutAt(source, sound.seconds + AFTER_SOUND, how) : source;
  const request = { clip, ...said, ...(plan.face ? { face: plan.face } : {}) };
  return makeFor(deps, part, deps.models.find('digital-human', { tool }), request, how);
}

/** The beginning of a clip, without coding it again. */
async function cutAt(file: string, seconds: number, { signal, folder }: How): Promise<string> {
  const cut = join(folder, 'source.mp4');
  await runFfmpeg([...fromFile(file), '-t', seconds.toFixed(3), '-map', '0:v:0', '-c', 'copy', cut], {
    signal,
  });
  return cut;
}
