import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FacePlace } from '../../../api/faces.ts';
import { type Face, readFace } from '../../../store/face-place.ts';
import type { SpeakSource } from '../../../store/film/storyboard/lip-sync.ts';
import { report } from '../../errors/error-policy.ts';
import { FacePlaces } from '../../kit/face-places.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import styles from './lip-sync-dialog.module.css';

/** The source of a lip-sync, with the detected face, which the person can move. */
export function LipSyncFace({
  source,
  onFace,
  onPlaced,
}: {
  source: SpeakSource;
  /** The current place; null where the server detects the face by itself. */
  onFace: (face: FacePlace | null) => void;
  /** Whether the face's place is known: detected, or set by the person. */
  onPlaced: (placed: boolean) => void;
}) {
  const { t } = useLingui();
  const [face, setFace] = useState<Face | null>(null);
  const [looking, setLooking] = useState(true);
  const [aspect, setAspect] = useState(16 / 9);
  const isClip = 'clip' in source;
  const file = isClip ? source.clip.video_url : source.picture.address;
  const take = (now: Face | null) => {
    setFace(now);
    onFace(now ? now.place : null);
    onPlaced(now?.from !== 'none');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the dialog opens
  useEffect(() => {
    readFace(file)
      .then(take)
      // without an answer, the server detects it when the clip is made
      .catch((error: unknown) => report(error, { background: true }))
      .finally(() => setLooking(false));
  }, []);
  const shown = isClip ? (
    <video
      className={styles.plain}
      src={`${mediaOf(file) ?? ''}#t=0.001`}
      poster={mediaOf(source.clip.poster, 640) ?? undefined}
      muted
      playsInline
      preload="metadata"
      aria-label={t`First picture of the clip`}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
        if (videoHeight > 0) setAspect(videoWidth / videoHeight);
      }}
    />
  ) : (
    <img
      className={styles.plain}
      src={mediaOf(file, 640) ?? ''}
      alt={t`Who is to speak`}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalHeight > 0) setAspect(naturalWidth / naturalHeight);
      }}
    />
  );
  return (
    <div className={styles.face}>
      {face ? (
        <FacePlaces aspect={aspect} face={face} onFace={take}>
          {shown}
        </FacePlaces>
      ) : (
        shown
      )}
      {looking && (
        <Quiet small>
          <Spinner size={14} strokeWidth={1.75} /> <Trans>Looking for the face…</Trans>
        </Quiet>
      )}
    </div>
  );
}
