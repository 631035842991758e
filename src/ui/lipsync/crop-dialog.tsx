import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LIP_SYNC_LIMITS } from '../../api/lipsync-limits.ts';
import { aspectOfShape, cropPicture, nearestShape } from '../../store/lipsync/crop.ts';
import type { Picture } from '../../store/lipsync/lip-form.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { reportAs } from '../errors/report-as.ts';
import { Button } from '../kit/button.tsx';
import type { Part } from '../kit/crop-area.tsx';
import { CropTool } from '../kit/crop-tool.tsx';
import { DialogDismiss } from '../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { Segments } from '../kit/segments.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { StickyFoot } from '../kit/sticky-foot.tsx';
import styles from './crop-dialog.module.css';
import { sendPicture } from './send-picture.ts';

/** Offers to crop a picture of another ratio, instead of refusing it (LIP-15). */
export default function CropDialog({ file }: { file: File }) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const [shape, setShape] = useState<Picture['shape'] | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  useEffect(() => {
    createImageBitmap(file).then(
      (picture) => {
        const { width, height } = picture;
        // decoded, it takes as much memory as its pixels
        picture.close();
        setShape((chosen) => chosen ?? nearestShape(width, height));
      },
      () => setShape((chosen) => chosen ?? '1:1'),
    );
  }, [file]);
  const crop = async () => {
    if (!part || !shape) return;
    try {
      const cropped = await cropPicture(file, file.name, part, shape);
      closeOverlay();
      await sendPicture(cropped);
    } catch (error) {
      reportAs(t`Couldn't crop the picture`, error);
    }
  };
  // it opens with its ratio: the focus would stay on one that was chosen for a moment
  if (!shape) return null;
  return (
    <SheetDialog title={t`Crop the picture`} size="md" onClose={closeOverlay}>
      <div className={styles.form}>
        <Quiet small>
          <Trans>A talking picture is 1:1, 16:9 or 9:16. Choose the part with the face.</Trans>
        </Quiet>
        <Segments
          small
          label={t`Ratio`}
          value={shape}
          options={LIP_SYNC_LIMITS.image.shapes.map((value) => ({ value, label: value }))}
          onChange={setShape}
        />
        {address && (
          <CropTool
            key={shape}
            address={address}
            ratio={aspectOfShape(shape)}
            onPart={setPart}
            onFailed={closeOverlay}
          />
        )}
      </div>
      <StickyFoot>
        <DialogButtons inFoot>
          <DialogDismiss />
          <Button variant="primary" size="lg" aria-disabled={!part} onClick={() => void crop()}>
            <Trans>Crop</Trans>
          </Button>
        </DialogButtons>
      </StickyFoot>
    </SheetDialog>
  );
}
