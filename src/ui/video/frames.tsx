import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { type PicturePlace, removePicture, swapFrames } from '../../store/video/change-form.ts';
import {
  type ClipPicture,
  type ClipSettings,
  clipForm,
  picturesOf,
  rowOf,
  takesReferences,
} from '../../store/video/clip-form.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { PictureTile } from '../kit/picture-tile.tsx';
import { FramePlace } from './frame-place.tsx';
import styles from './frames.module.css';

/** The pictures a clip is made from: a first and a last frame, or references, as the chosen row takes them. */
export function Frames() {
  const { t } = useLingui();
  const form = useSnapshot(clipForm) as ClipSettings;
  const { row } = rowOf(form);
  const { first, last, references } = picturesOf(form);
  if (takesReferences(form)) {
    const most = row.references?.most ?? 0;
    return (
      <span data-ui="references" className={styles.frames}>
        {references.map((picture) => (
          <Taken
            key={picture.url}
            place="reference"
            picture={picture}
            label={t`Remove the reference picture`}
          />
        ))}
        {references.length < most && (
          <FramePlace
            place="reference"
            label={t`Add a reference picture (${references.length + 1} of ${most})`}
            short={t`Reference`}
          />
        )}
      </span>
    );
  }
  if (!row.frames) return null;
  return (
    <span data-ui="frames" className={styles.frames}>
      {first ? (
        <Taken place="first" picture={first} label={t`Remove the first frame`} />
      ) : (
        <FramePlace place="first" label={t`Add a first frame`} short={t`First frame`} />
      )}
      {first && last && (
        <IconButton aria-label={t`Swap first and last frame`} onClick={swapFrames}>
          <ArrowLeftRight aria-hidden size={15} strokeWidth={1.75} />
        </IconButton>
      )}
      {row.frames.last &&
        (last ? (
          <Taken place="last" picture={last} label={t`Remove the last frame`} />
        ) : (
          <FramePlace place="last" label={t`Add a last frame`} short={t`Last frame`} />
        ))}
    </span>
  );
}

const Taken = ({
  place,
  picture: { url, name },
  label,
}: {
  place: PicturePlace;
  picture: Readonly<ClipPicture>;
  label: string;
}) => (
  <PictureTile
    source={mediaOf(url, 320) ?? ''}
    title={name}
    removeLabel={label}
    onRemove={() => removePicture(place, url)}
  />
);
