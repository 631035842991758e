import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Flag, ImagePlus } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import {
  type PicturePlace as Place,
  putPicture,
  removePicture,
  swapFrames,
} from '../../store/video/change-form.ts';
import {
  type ClipPicture,
  type ClipSettings,
  clipForm,
  picturesOf,
  rowOf,
  takesReferences,
} from '../../store/video/clip-form.ts';
import { firstFrame } from '../../store/video/frame-fit.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { PicturePlace } from '../kit/picture-place.tsx';
import { PictureTile } from '../kit/picture-tile.tsx';
import styles from './frames.module.css';
import { sendPicture } from './send-picture.ts';

/** The pictures a clip is made from: a first and a last frame, or references, as the chosen row takes them. */
export function Frames() {
  const { t } = useLingui();
  const form = useSnapshot(clipForm) as ClipSettings;
  // what a real model takes comes with the points answer
  useSnapshot(points);
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
          <Free
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
        <Free place="first" label={t`Add a first frame`} short={t`First frame`} />
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
          <Free place="last" label={t`Add a last frame`} short={t`Last frame`} />
        ))}
    </span>
  );
}

const Taken = ({
  place,
  picture: { url, name },
  label,
}: {
  place: Place;
  picture: Readonly<ClipPicture>;
  label: string;
}) => (
  <PictureTile
    source={mediaOf(url, 320) ?? ''}
    title={name}
    removeLabel={label}
    onRemove={() => removePicture(place, url)}
    onShape={(aspect) => {
      if (place === 'first') Object.assign(firstFrame, { url, aspect });
    }}
  />
);

const Free = ({ place, label, short }: { place: Place; label: string; short: string }) => (
  <PicturePlace
    upload={frameUploads[place]}
    label={label}
    short={short}
    icon={place === 'last' ? Flag : ImagePlus}
    onFile={(file) => sendPicture(place, file)}
    onPicture={(picture) => void putPicture(place, picture)}
  />
);
