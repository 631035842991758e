import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STITCH, shapesFor } from '../../../../store/film/characters/stitch/layout.ts';
import {
  openStitch,
  type StitchItem,
  setOutput,
  stitch,
} from '../../../../store/film/characters/stitch/stitch.ts';
import { Button } from '../../../kit/button.tsx';
import { DialogDismiss } from '../../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../../kit/dialog-parts.tsx';
import { later } from '../../../kit/later.ts';
import { Segments } from '../../../kit/segments.tsx';
import { SheetDialog } from '../../../kit/sheet-dialog.tsx';
import { giveResult, stitchNow, takeFiles } from './stitch-actions.ts';
import styles from './stitch-dialog.module.css';
import { StitchDrop } from './stitch-drop.tsx';
import { StitchPicture } from './stitch-picture.tsx';

const CropDialog = later(() => import('./crop-dialog.tsx'));

/** Stitches up to four pictures into one for a character (STITCH-01, STITCH-02). */
export default function StitchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { items, format, shape, state, preview } = useSnapshot(stitch);
  const [cropped, setCropped] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // the pictures take memory
  useEffect(() => () => openStitch(0), []);
  const count = items.length;
  const shapes = shapesFor(count);
  const use = async () => {
    setSending(true);
    if (await giveResult()) onClose();
    setSending(false);
  };
  return (
    <SheetDialog title={t`Stitch pictures`} size="md" onClose={onClose}>
      {count > 0 && (
        <ul className={styles.pictures} aria-label={t`Pictures to stitch`}>
          {(items as readonly StitchItem[]).map((item, index) => (
            <StitchPicture
              key={item.id}
              item={item}
              number={index + 1}
              canBeMain={count >= STITCH.mainFrom}
              onCrop={() => setCropped(item.id)}
            />
          ))}
        </ul>
      )}
      {count < STITCH.most && <StitchDrop onFiles={takeFiles} />}
      <div className={styles.output}>
        {shape && shapes.length > 0 && (
          <Segments
            small
            label={t`Shape`}
            value={shape}
            options={shapes.map((value) => ({ value, label: value }))}
            onChange={(value) => setOutput({ shape: value })}
          />
        )}
        <Segments
          small
          label={t`Format`}
          value={format}
          options={[
            { value: 'jpg', label: 'JPG' },
            { value: 'png', label: 'PNG' },
          ]}
          onChange={(value) => setOutput({ format: value })}
        />
      </div>
      <div role="status">
        {preview && <img className={styles.result} src={preview} alt={t`The result`} />}
      </div>
      <DialogButtons>
        <DialogDismiss />
        {state === 'result' ? (
          <Button variant="primary" size="lg" loading={sending || undefined} onClick={() => void use()}>
            <Trans>Use this picture</Trans>
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            loading={state === 'processing' || undefined}
            disabledReason={count === 0 && t`Add at least one picture`}
            onClick={() => void stitchNow()}
          >
            <Trans>Stitch</Trans>
          </Button>
        )}
      </DialogButtons>
      <Suspense fallback={null}>
        {cropped && <CropDialog id={cropped} onClose={() => setCropped(null)} />}
      </Suspense>
    </SheetDialog>
  );
}
