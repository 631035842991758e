import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { shotImageModel } from '../../../api/shot-image-models.ts';
import { STORYBOARD_LIMITS } from '../../../api/storyboard.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { clipsToMake, picturesToMake, startBatch } from '../../../store/film/storyboard/batch.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import {
  CLIP_WAYS,
  clipCost,
  clipWayName,
  clipWayOf,
  pictureCost,
} from '../../../store/film/storyboard/costs.ts';
import { clipForm, takesReferences } from '../../../store/film/storyboard/generate.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { PointsReceipt } from '../../kit/points-receipt.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';

/** Asks before a batch: how many, how they are made, and the total against the balance (BOARD-73). */
export default function BatchDialog({
  medium,
  onClose,
}: {
  medium: 'picture' | 'clip';
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { shots, ratio } = useSnapshot(board);
  const { payload } = useSnapshot(points);
  // the film's mode, and another one for this batch alone
  const [mode, setMode] = useState(clipForm.mode);
  const { online } = useSnapshot(browser);
  const all = shots as readonly Shot[];
  const waiting = medium === 'picture' ? picturesToMake(all) : clipsToMake(all);
  const chosen = waiting.slice(0, STORYBOARD_LIMITS.batch);
  const totalNow = () => {
    const each =
      medium === 'picture'
        ? pictureCost(points.payload)
        : clipCost(points.payload, mode, takesReferences(mode));
    return each === null ? null : each * chosen.length;
  };
  const total = payload && totalNow();
  const balance = payload?.total_points ?? 0;
  const short = total !== null && total > balance;
  const count = chosen.length;
  const more = chosen.filter(({ scene_img, video_url }) =>
    medium === 'picture' ? scene_img : video_url,
  ).length;

  const start = async () => {
    if (count === 0) {
      // BOARD-74, BOARD-75
      toast({ type: 'error', title: t`Nothing is eligible for this batch` });
      return;
    }
    const cost = await knownPrice(totalNow);
    if (cost === null) return;
    onClose();
    try {
      toastSubmit(await startBatch(medium, chosen, { cost, mode }));
    } catch (error) {
      report(error, { cost });
    }
  };
  return (
    <SheetDialog title={medium === 'picture' ? t`Batch images` : t`Batch videos`} size="xs" onClose={onClose}>
      <DialogWords>
        {count === 0 ? (
          <p>
            {medium === 'picture' ? (
              <Trans>No shot with a description is waiting for a picture.</Trans>
            ) : (
              <Trans>No shot with a picture is waiting for a clip.</Trans>
            )}
          </p>
        ) : (
          <p>
            {medium === 'picture'
              ? plural(count, { one: 'Generate # picture.', other: 'Generate # pictures.' })
              : plural(count, { one: 'Generate # clip.', other: 'Generate # clips.' })}{' '}
            {more > 0 &&
              plural(more, {
                one: '# of them replaces an earlier one, which you keep.',
                other: '# of them replace earlier ones, which you keep.',
              })}
          </p>
        )}
        {waiting.length > count && (
          <p>
            <Trans>That's the most in one batch. Run another for the rest.</Trans>
          </p>
        )}
        {medium === 'clip' && count > 0 && (
          <SelectField
            label={t`Mode`}
            value={mode}
            options={CLIP_WAYS.map((way) => ({ value: way.row.value, label: clipWayName(way) }))}
            onValue={setMode}
          />
        )}
        <PointsReceipt label={<Trans>Total</Trans>} cost={total} balance={balance}>
          {medium === 'picture' && (
            <div>
              <dt>
                <Trans>Model</Trans>
              </dt>
              <dd>{shotImageModel(pictureForms.model).name}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Size</Trans>
            </dt>
            <dd>
              {medium === 'picture'
                ? ratio
                : [ratio, clipWayOf(mode).row.resolution].filter(Boolean).join(' · ')}
            </dd>
          </div>
        </PointsReceipt>
        <SubmitStatus
          urgent
          problem={
            short && <Trans>You don't have enough points. A batch runs as a whole or not at all.</Trans>
          }
        />
      </DialogWords>
      <DialogButtons>
        <DialogDismiss />
        <Button
          variant="primary"
          size="lg"
          disabledReason={!online && t`You're offline`}
          onClick={() => void start()}
        >
          <Trans>Generate</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
