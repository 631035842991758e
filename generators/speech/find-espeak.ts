import { createRequire } from 'node:module';
import { MediaToolMissing } from '../ffmpeg/find-ffmpeg.ts';

const PACKAGE = '@echogarden/espeak-ng-emscripten';

/** Resolves a package's file; throws if it is not installed. */
type Resolve = (name: string) => string;

/** Whether eSpeak NG, an optional package, is installed. Does not load it, because of its license: see voice-child.ts. */
export function hasEspeak(resolve: Resolve = createRequire(import.meta.url).resolve): boolean {
  try {
    resolve(PACKAGE);
    return true;
  } catch {
    return false;
  }
}

/** The error to throw when eSpeak NG is not installed. */
export const espeakMissing = (): MediaToolMissing =>
  new MediaToolMissing('eSpeak NG', `let npm install the optional ${PACKAGE}.`);

/** @throws {MediaToolMissing} if eSpeak NG is not installed */
export function requireEspeak(): void {
  if (!hasEspeak()) throw espeakMissing();
}
