import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { cast } from '../../../store/film/characters/cast.ts';
import { openStitch } from '../../../store/film/characters/stitch/stitch.ts';
import { film } from '../../../store/film/film.ts';
import { later } from '../../kit/later.ts';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { CastSkeleton } from './cast-skeleton.tsx';
import styles from './characters-step.module.css';
import { MissingPictures } from './missing-pictures.tsx';
import { RoleSide } from './role-side.tsx';
import { RoleStrip } from './role-strip.tsx';
import { useCast } from './use-cast.ts';

const RoleVoiceDialog = later(() => import('./role-voice-dialog.tsx'));
const StitchDialog = later(() => import('./stitch/stitch-dialog.tsx'));

/** Step 3: the strip of characters, and the chosen one's tools (CHAR-01). */
export default function CharactersStep() {
  const { t } = useLingui();
  const { state, projectId: loaded, roles, roleId } = useSnapshot(cast);
  const { projectId } = useSnapshot(film);
  const again = useCast();
  /** Whose voice is being chosen; empty for the narrator. */
  const [speaker, setSpeaker] = useState<string | null>(null);
  const [stitching, setStitching] = useState(false);
  if (state === 'failed' && loaded === projectId)
    return (
      <LoadFailed title={t`Couldn't load the characters`} onRetry={again}>
        <Trans>They are safe on the server.</Trans>
      </LoadFailed>
    );
  if (state !== 'ready' || loaded !== projectId) return <CastSkeleton />;
  const stitch = (id: number) => {
    openStitch(id);
    setStitching(true);
  };
  const role = (roles as readonly Role[]).find(({ id }) => id === roleId);
  return (
    <div data-ui="cast" className={styles.cast}>
      <div className={styles.main}>
        <MissingPictures />
        <RoleStrip onVoice={setSpeaker} onStitch={stitch} />
      </div>
      <RoleSide key={roleId} role={role} />
      <Suspense fallback={null}>
        {speaker !== null && <RoleVoiceDialog speaker={speaker} onClose={() => setSpeaker(null)} />}
        {stitching && <StitchDialog onClose={() => setStitching(false)} />}
      </Suspense>
    </div>
  );
}
