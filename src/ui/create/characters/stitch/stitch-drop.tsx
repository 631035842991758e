import { Trans, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { useRef } from 'react';
import { STITCH } from '../../../../store/film/characters/stitch/layout.ts';
import { AddTile } from '../../../kit/add-tile.tsx';
import { useTouchOnly } from '../../../kit/use-touch-only.ts';
import styles from './stitch-drop.module.css';

/** A drop zone for several pictures: chosen, dropped or pasted. */
export function StitchDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddTile
        className={styles.drop}
        onClick={() => field.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onFiles([...event.dataTransfer.files]);
        }}
        onPaste={(event) => onFiles([...event.clipboardData.files])}
      >
        <Images aria-hidden size={24} strokeWidth={1.5} />
        {touch ? (
          <Trans>Choose 1 to {STITCH.most} pictures</Trans>
        ) : (
          <Trans>Choose or drop 1 to {STITCH.most} pictures</Trans>
        )}
      </AddTile>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={STITCH.types.join(',')}
        aria-label={t`Pictures to stitch`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
