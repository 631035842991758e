import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import { CODE } from '../../src/api/errors.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';

const PATIENCE = 60_000;
/** Peak in dBFS. Speech that nobody could hear is louder; what a muted microphone records is not. */
const SILENT_PEAK = -60;

/**
 * Checks that a sound can be heard: a mouth stands still in silence. Whether what is heard is speech cannot be told safely for every
 * model, so music and noise pass until one is chosen (`require-speech.ts`).
 * @param file path of a local file
 * @throws Refusal for silence
 */
export async function requireAudible(file: string): Promise<void> {
  const { peak } = await orRefuse(measureLoudness(file, { signal: timeoutSignal(PATIENCE) }));
  if (peak <= SILENT_PEAK) throw new Refusal(CODE.soundSilent, 'soundSilent');
}
