import { Dialog } from '@chakra-ui/react/dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { STORYBOARD_LIMITS } from '../../../api/storyboard.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { clipsToMake, picturesToMake, startBatch } from '../../../store/film/storyboard/batch.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { clipCost, pictureCost } from '../../../store/film/storyboard/costs.ts';
import { clipForm } from '../../../store/film/storyboard/generate.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { Receipt } from '../../kit/receipt.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';

/** Asks before a batch, with its total against the balance (BOARD-73). */
export default function BatchDialog({
  medium,
  onClose,
}: {
  medium: 'picture' | 'clip';
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { shots } = useSnapshot(board);
  const { payload } = useSnapshot(points);
  const { mode } = useSnapshot(clipForm);
  const { online } = useSnapshot(browser);
  const all = shots as readonly Shot[];
  const waiting = medium === 'picture' ? picturesToMake(all) : clipsToMake(all);
  const chosen = waiting.slice(0, STORYBOARD_LIMITS.batch);
  const each =
    payload && (medium === 'picture' ? pictureCost(points.payload) : clipCost(points.payload, mode));
  const total = each === null ? null : each * chosen.length;
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
    onClose();
    try {
      toastSubmit(await startBatch(medium, chosen, total));
    } catch (error) {
      report(error, { cost: total });
    }
  };
  return (
    <SheetDialog title={medium === 'picture' ? t`Batch images` : t`Batch videos`} size="xs" onClose={onClose}>
      <DialogWords>
        {count === 0 ? (
          <p>
            {medium === 'picture' ? (
              <Trans>No shot has a description that waits for its picture.</Trans>
            ) : (
              <Trans>No shot has a picture that waits for its clip.</Trans>
            )}
          </p>
        ) : (
          <p>
            {medium === 'picture'
              ? plural(count, { one: '# shot gets a picture.', other: '# shots get a picture each.' })
              : plural(count, { one: '# shot gets a clip.', other: '# shots get a clip each.' })}{' '}
            {more > 0 &&
              plural(more, {
                one: '# of them has one already and gets another.',
                other: '# of them have one already and get another.',
              })}
          </p>
        )}
        {waiting.length > count && (
          <p>
            <Trans>More than that at once is too much: press again for the others.</Trans>
          </p>
        )}
        <Receipt>
          <div>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>{total === null ? '–' : plural(total, { one: '# point', other: '# points' })}</dd>
          </div>
          <div>
            <dt>
              <Trans>You have</Trans>
            </dt>
            <dd>{plural(balance, { one: '# point', other: '# points' })}</dd>
          </div>
        </Receipt>
        <SubmitStatus
          urgent
          problem={short && <Trans>That is more than you have. All of it is made, or nothing is.</Trans>}
        />
      </DialogWords>
      <DialogButtons>
        <Dialog.CloseTrigger asChild unstyled>
          <Button variant="secondary" size="lg">
            <Trans>Cancel</Trans>
          </Button>
        </Dialog.CloseTrigger>
        <Button
          variant="primary"
          size="lg"
          disabledReason={!online && t`You are offline`}
          onClick={() => void start()}
        >
          <Trans>Generate</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}
