import { useLingui } from '@lingui/react/macro';
import type { Shot } from '../../../api/shot.ts';
import { shownIn } from '../../../store/film/storyboard/shot-view.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import { safeAddress } from '../../kit/safe-address.ts';
import { EmptyShot } from './empty-shot.tsx';

/** The clip or the picture of a shot. */
export function Shown({
  shot,
  number,
  onClip,
}: {
  shot: Shot;
  number: number;
  /** Gets the clip's element for the controls, and null when it unmounts. */
  onClip: (clip: HTMLVideoElement | null) => void;
}) {
  const { t } = useLingui();
  const shown = shownIn(shot);
  const clip = shown.kind === 'clip' ? safeAddress(shown.address) : null;
  const picture = mediaOf(shot.scene_img, 1280);
  if (clip)
    return (
      <video
        key={clip}
        ref={onClip}
        src={clip}
        poster={picture ?? undefined}
        loop
        muted
        playsInline
        aria-label={t`Clip of shot ${number}`}
      />
    );
  return (
    <RevealedPicture source={picture ?? null} alt={t`Shot ${number} as it is now`}>
      <EmptyShot shot={shot} />
    </RevealedPicture>
  );
}
