import type { FoundFace } from '../../generators/heads/heads.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { type Media, storageName } from '../media/media.ts';
import { makeNow } from '../models/make.ts';
import { orRefuse } from '../models/readiness.ts';

const PATIENCE = 25_000;

/** Detects the face in a member's picture, or in a clip's first frame; null for none. @throws Refusal if the file cannot be read */
export const findFaceIn = (
  { db, storage, models }: Pick<Deps, 'db' | 'storage' | 'models'>,
  userId: number,
  media: Pick<Media, 'key' | 'ext'>,
): Promise<FoundFace | null> =>
  orRefuse(
    withLocalFile(storage, storageName(media), (file) =>
      makeNow({ db }, userId, models.find('face'), { file }, { signal: timeoutSignal(PATIENCE) }),
    ),
  );
