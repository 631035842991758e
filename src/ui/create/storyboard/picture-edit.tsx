import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PROMPT_CHARACTERS } from '../../../api/draw.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { pictureChangeCost } from '../../../store/film/picture-again.ts';
import {
  changeSlot,
  editShotPicture,
  pictureChanges,
  type ShotPicture,
} from '../../../store/film/storyboard/change-picture.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { CountedField } from '../../kit/counted-field.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';
import { useKeptWords } from '../../kit/use-kept-words.ts';
import styles from './picture-edit.module.css';

const costNow = () => pictureChangeCost('edit', points.payload);

/** The dialog for an edit of a picture of the shot (BOARD-61, decisions C-48). */
export default function PictureEdit({ picture, onClose }: { picture: ShotPicture; onClose: () => void }) {
  const { t } = useLingui();
  const status = useId();
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const { words, write, forget } = useKeptWords(changeSlot(picture, 'edit'));
  const [open, setOpen] = useState(true);
  const state = useSnapshot(pictureChanges).bySlot[changeSlot(picture, 'edit')] ?? 'idle';
  const busy = isSubmitting(state);
  const submit = async () => {
    if (words.trim() === '') return toastSubmit('words');
    // as the store has it: a second press comes before this component knows of the first
    if (isSubmitting(pictureChanges.bySlot[changeSlot(picture, 'edit')] ?? 'idle') || !online) return;
    const price = knownPrice(costNow);
    try {
      const { status: sent } = await editShotPicture(picture, words, price);
      if (sent !== 'accepted') return;
      setOpen(false);
      forget();
    } catch (error) {
      report(error, { cost: await price });
    }
  };
  return (
    <SheetDialog title={t`Edit the picture`} size="sm" drafted shown={open} onClose={onClose}>
      <div className={styles.form}>
        <img src={mediaOf(picture.address, 640) ?? ''} alt={t`Before the edit`} />
        <CountedField
          label={t`What should change`}
          value={words}
          max={PROMPT_CHARACTERS}
          rows={3}
          placeholder={t`At night, in the rain`}
          onValue={write}
        />
        <SubmitStatus id={status} state={state} />
      </div>
      <DialogButtons>
        <DialogDismiss />
        <CostButton
          busy={busy}
          ready={online && !busy}
          cost={payload ? costNow() : undefined}
          describedBy={status}
          onPress={() => void submit()}
        >
          <Trans>Edit</Trans>
        </CostButton>
      </DialogButtons>
    </SheetDialog>
  );
}
