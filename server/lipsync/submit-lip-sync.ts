/** Prepares the two submits of the lip-sync page. */
import type { CallOutput } from '../../src/api/call.ts';
import { type createDigitalHuman, type createLipSync, LIP_SYNC_TOOLS } from '../../src/api/lipsync.ts';
import { fitsClip } from '../../src/api/lipsync-limits.ts';
import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import { nameFile } from '../media/named-files.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { tokenOfSource } from '../uploads/work-upload-routes.ts';
import { requireConsent } from './consent.ts';
import type { Prepared } from './lip-sync-kind.ts';
import { planDub, planTalk } from './lip-sync-plan.ts';
import { requireSound } from './named-sound.ts';
import type { Sound } from './sounds.ts';
import { requirePicture, requireShape, requireSourceClip } from './sources.ts';
import { takeUploadedClip } from './take-clip.ts';

/** Checks and prices a talking picture. @throws Refusal before anything is charged */
export async function prepareTalk(
  deps: Deps,
  context: Context,
  userId: number,
  input: CallOutput<typeof createLipSync>,
): Promise<Prepared> {
  const media = await requirePicture(deps, context, userId, input.head_url);
  await requireConsent(deps.db, userId, media, input.face_consent);
  if (requireShape(media) !== input.aspectRatio)
    throw new Refusal(400, 'badInput', { fill: { field: 'aspectRatio' } });
  const sound = await requireSound(deps, context, userId, input);
  const { audio_text: text, face } = input;
  const planned = await planTalk(deps, userId, {
    tool: LIP_SYNC_TOOLS[input.type],
    media,
    sound,
    text,
    face,
  });
  return { ...planned, text, source: fileName(media), sound: sound.file, soundSeconds: sound.seconds };
}

/** Checks and prices a digital human. @throws Refusal before anything is charged */
export async function prepareDub(
  deps: Deps,
  context: Context,
  userId: number,
  input: CallOutput<typeof createDigitalHuman>,
): Promise<Prepared> {
  const { media, seconds } = await clipOf(deps, context, userId, input.head_url);
  await requireConsent(deps.db, userId, media, input.face_consent);
  const sound = await requireSound(deps, context, userId, input);
  if (!fitsClip(sound.seconds, seconds)) throw new Refusal(400, 'soundLongerThanClip');
  const { audio_text: text, face } = input;
  const asked = { tool: LIP_SYNC_TOOLS.digitalHuman, media, sound, text, face };
  const planned = await planDub(deps, userId, asked, { cut: true });
  return { ...planned, text, source: fileName(media), sound: sound.file, soundSeconds: sound.seconds };
}

async function clipOf(deps: Deps, context: Context, userId: number, address: string) {
  if (!tokenOfSource(address)) return requireSourceClip(deps, context, userId, address);
  const taken = await takeUploadedClip(deps, userId, address);
  nameFile(context, taken.media);
  return taken;
}

/** The request for submitting a task again, with the audio's URL instead of its bytes. */
export const sameAgain = <Input extends { audio_base64?: string | undefined }>(
  { secret }: Deps,
  { audio_base64: _, ...input }: Input,
  { file }: Pick<Sound, 'file'>,
) => ({ ...input, audio_url: mediaAddress(secret, file) });
