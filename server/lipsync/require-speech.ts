import { timeoutSignal } from '../../generators/timeout-signal.ts';
import { CODE } from '../../src/api/errors.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { partsOf, storageName } from '../media/media.ts';
import type { Model } from '../models/model.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Sound } from './sounds.ts';

const PATIENCE = 45_000;

/**
 * Checks that the mouth will move: the built-in engine opens it for speech alone, and a single word may be too short for it to tell.
 * Other models say nothing of what they hear, and are asked in any case.
 * @throws Refusal for a recording in which the model hears no speech
 */
export async function requireSpeech(
  { storage }: Pick<Deps, 'storage'>,
  { traits: { hearsSpeech } }: Pick<Model<'lip-sync'> | Model<'digital-human'>, 'traits'>,
  { file, language }: Sound,
): Promise<void> {
  // a voice has spoken it
  if (!hearsSpeech || language !== null) return;
  const options = { signal: timeoutSignal(PATIENCE) };
  const heard = await orRefuse(
    withLocalFile(storage, storageName(partsOf(file)), (path) => hearsSpeech(path, options)),
  );
  if (!heard) throw new Refusal(CODE.soundWithoutSpeech, 'soundWithoutSpeech');
}
