import { useLingui } from '@lingui/react/macro';
import { ImagePlus, X } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { UPLOAD_LIMITS } from '../../api/uploads.ts';
import { drawForm, modelOf } from '../../store/draw/draw-form.ts';
import { dropReference, referenceUpload } from '../../store/draw/draw-reference.ts';
import { AddTile } from '../kit/add-tile.tsx';
import { mediaOf } from '../kit/media-address.ts';
import styles from './reference.module.css';
import { pictureIn, sendReference } from './send-reference.ts';

/** The reference picture: a place to add one, its upload, then its thumbnail. */
export function Reference() {
  const { t } = useLingui();
  const { reference, model } = useSnapshot(drawForm);
  const { progress, preview, name } = useSnapshot(referenceUpload);
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState(false);
  if (!modelOf(model).takesReference) return null;

  if (reference || progress !== null) {
    const source = preview || (reference && mediaOf(reference.url, 320)) || '';
    const title = reference?.name ?? name;
    return (
      <span data-ui="reference" className={styles.reference} title={title}>
        {source && !broken ? (
          <img src={source} alt={title} onError={() => setBroken(true)} />
        ) : (
          <ImagePlus aria-label={title} size={18} strokeWidth={1.75} />
        )}
        {progress !== null && (
          <progress
            className={styles.progress}
            style={{ '--part': progress } as CSSProperties}
            value={progress}
            aria-label={t`Uploading`}
          />
        )}
        <button type="button" aria-label={t`Remove the reference picture`} onClick={dropReference}>
          <X aria-hidden size={12} strokeWidth={2.5} />
        </button>
      </span>
    );
  }
  return (
    <>
      <AddTile
        className={styles.add}
        aria-label={t`Add a reference picture`}
        title={t`Add a reference picture`}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const picture = pictureIn(event.dataTransfer);
          if (picture) sendReference(picture);
        }}
      >
        <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
      </AddTile>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_LIMITS.drawReference.types.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          setBroken(false);
          if (file) sendReference(file);
        }}
      />
    </>
  );
}
