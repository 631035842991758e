import type { Deps } from '../deps.ts';
import { findOwnMedia, type Media } from '../media/media.ts';
import type { Claim } from '../tasks/claims.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';

/** Files of a new clip, in the work folder. */
export interface MadeClip {
  file: string;
  /** The poster's file; null to keep that of the source clip. */
  poster: string | null;
  width: number;
  height: number;
  seconds: number;
  upscaled: boolean;
}

/** A member's file that a clip is made from. @throws UnrecoverableError if it was deleted */
export async function requireSource(
  { db }: Pick<Deps, 'db'>,
  { userId }: Claim,
  key: string,
): Promise<Media> {
  const media = await findOwnMedia(db, userId, key);
  if (!media) throw new UnrecoverableError('A file that the clip is made from is gone.', 'sourceGone');
  return media;
}
