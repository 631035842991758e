import type { Deps } from '../deps.ts';
import { findOwnMedia, type Media } from '../media/media.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';

/** Files of a clip that was made, in the task's folder. */
export interface MadeClip {
  file: string;
  /** A poster's file; null to keep that of the clip it was made from. */
  poster: string | null;
  width: number;
  height: number;
  seconds: number;
  upscaled: boolean;
}

/** A file of the member that a clip is made from. @throws UnrecoverableError if it is gone */
export async function requireSource(
  { db }: Pick<Deps, 'db'>,
  { userId }: Claim,
  key: string,
): Promise<Media> {
  const media = await findOwnMedia(db, userId, key);
  if (!media) throw new UnrecoverableError('A file that the clip is made from is gone.', 'sourceGone');
  return media;
}
