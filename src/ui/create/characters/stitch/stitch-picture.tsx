import { useLingui } from '@lingui/react/macro';
import { Crop, Star, X } from 'lucide-react';
import { removePicture, type StitchItem, setMain } from '../../../../store/film/characters/stitch/stitch.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import styles from './stitch-picture.module.css';

/** One picture to stitch, with buttons to crop it, make it the main one, and remove it. */
export function StitchPicture({
  item: { id, file, image, dataURL, isMain, cropData },
  number,
  canBeMain,
  onCrop,
}: {
  item: StitchItem;
  number: number;
  /** Only among three or more (STITCH-06). */
  canBeMain: boolean;
  onCrop: () => void;
}) {
  const { t } = useLingui();
  return (
    <li className={styles.picture} data-main={isMain || undefined}>
      {image ? <img src={dataURL} alt={file.name} /> : <Spinner size={20} />}
      <div className={styles.actions}>
        <IconButton
          aria-label={t`Crop picture ${number}`}
          title={t`Crop`}
          aria-pressed={cropData !== null}
          aria-disabled={!image}
          onClick={() => image && onCrop()}
        >
          <Crop aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        {canBeMain && (
          <IconButton
            aria-label={t`Main picture: ${number}`}
            title={t`Main picture`}
            aria-pressed={isMain}
            onClick={() => setMain(id, !isMain)}
          >
            <Star aria-hidden size={16} strokeWidth={1.75} fill={isMain ? 'currentColor' : 'none'} />
          </IconButton>
        )}
        <IconButton
          aria-label={t`Remove picture ${number}`}
          title={t`Remove`}
          onClick={() => removePicture(id)}
        >
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
    </li>
  );
}
