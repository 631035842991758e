import { createRequire } from 'node:module';
import { MediaToolMissing } from '../ffmpeg/find-ffmpeg.ts';

const PACKAGE = '@echogarden/espeak-ng-emscripten';

/** Finds a package's file; throws if it is not installed. */
type Resolve = (name: string) => string;

/** Whether eSpeak NG, an optional package, is installed. It is not loaded here. */
export function hasEspeak(resolve: Resolve = createRequire(import.meta.url).resolve): boolean {
  try {
    resolve(PACKAGE);
    return true;
  } catch {
    return false;
  }
}

/** What to throw, and to say, when the voices are missing. */
export const espeakMissing = (): MediaToolMissing =>
  new MediaToolMissing('eSpeak NG', `let npm install the optional ${PACKAGE}.`);

/** @throws {MediaToolMissing} when eSpeak NG is not installed. */
export function requireEspeak(): void {
  if (!hasEspeak()) throw espeakMissing();
}
