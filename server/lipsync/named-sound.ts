import type { Deps } from '../deps.ts';
import { requireKey } from '../media/media-address.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { findSound, findSoundByHash, hashOfBytes, type Sound } from './sounds.ts';
import { takeSound } from './take-sound.ts';

interface Named {
  audio_url?: string | undefined;
  audio_base64?: string | undefined;
}

/**
 * The sound that a call names by its address, or sends as base64. Bytes that nobody knows are taken as an upload.
 * @throws Refusal if there is none, it is another member's, or it is not a sound that is taken
 */
export async function requireSound(
  deps: Deps,
  { host }: Pick<Context, 'host'>,
  userId: number,
  { audio_url, audio_base64 }: Named,
): Promise<Sound> {
  if (audio_url) {
    const known = await findSound(deps.db, userId, requireKey(audio_url, host));
    if (!known) throw new Refusal(400, 'soundGone');
    return known;
  }
  // a data address is base64 with a prefix
  const data = Buffer.from(audio_base64?.replace(/^data:[^,]*,/, '') ?? '', 'base64');
  if (data.length === 0) throw new Refusal(400, 'badInput', { fill: { field: 'audio_base64' } });
  return (await findSoundByHash(deps.db, userId, hashOfBytes(data))) ?? takeSound(deps, userId, data);
}
