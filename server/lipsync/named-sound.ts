import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { partsOf, storageName } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import { nameFile } from '../media/named-files.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { requireAudible } from './audible.ts';
import { findSound, findSoundByHash, hashOfBytes, type Sound } from './sounds.ts';
import { takeSound } from './take-sound.ts';

interface Named {
  audio_url?: string | undefined;
  audio_base64?: string | undefined;
}

/**
 * The audio of a call, given as URL or base64. Unknown bytes are stored as an upload.
 * @throws Refusal if there is none, it is another member's or silent, or its format is not accepted
 */
export async function requireSound(
  deps: Deps,
  context: Pick<Context, 'host' | 'files'>,
  userId: number,
  named: Named,
): Promise<Sound> {
  const sound = await soundOf(deps, context, userId, named);
  nameFile(context, partsOf(sound.file));
  return sound;
}

async function soundOf(
  deps: Deps,
  { host }: Pick<Context, 'host'>,
  userId: number,
  { audio_url, audio_base64 }: Named,
): Promise<Sound> {
  if (audio_url) {
    const known = await findSound(deps.db, userId, requireKey(audio_url, host));
    if (!known) throw new Refusal(400, 'soundGone');
    return heard(deps, known);
  }
  // strip the prefix of a data URL
  const data = Buffer.from(audio_base64?.replace(/^data:[^,]*,/, '') ?? '', 'base64');
  if (data.length === 0) throw new Refusal(400, 'badInput', { fill: { field: 'audio_base64' } });
  const known = await findSoundByHash(deps.db, userId, hashOfBytes(data));
  return known ? heard(deps, known) : takeSound(deps, userId, data);
}

/** A stored sound that can be heard: earlier versions took silence as an upload, too. @throws Refusal for silence */
async function heard({ storage }: Pick<Deps, 'storage'>, sound: Sound): Promise<Sound> {
  // a voice has spoken it
  if (sound.language === null) await withLocalFile(storage, storageName(partsOf(sound.file)), requireAudible);
  return sound;
}
