import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { shotImageModel } from '../../../api/shot-image-models.ts';
import { STORYBOARD_LIMITS } from '../../../api/storyboard.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { openDialog } from '../../../store/dialogs.ts';
import { painterOf } from '../../../store/film/picture-needs.ts';
import { lackingMotion, lackingPictures } from '../../../store/film/storyboard/batch.ts';
import { board, shotIndex } from '../../../store/film/storyboard/board.ts';
import { CLIP_WAYS, clipWayName, clipWayOf, filmerOf } from '../../../store/film/storyboard/costs.ts';
import { unfitFilmer, unfitPainter } from '../../../store/film/storyboard/film-ratio.ts';
import { clipForm } from '../../../store/film/storyboard/generate.ts';
import { pictureFormOf, pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { PointsReceipt } from '../../kit/points-receipt.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { UndrawnInFilm } from '../../kit/undrawn-note.tsx';
import { useUndrawnInFilm } from '../use-undrawn-in-film.ts';
import { WordsOnly } from '../words-only.tsx';
import { BATCHES, type BatchKind } from './batch-kinds.ts';
import { picturelessWords, wordlessWords } from './batch-words.ts';
import { runBatch } from './start-batch.ts';
import { unfitWords } from './unfit-words.ts';

/** Confirms a batch: how many, how they are made, and the total against the balance (BOARD-73). */
export default function BatchDialog({ kind, onClose }: { kind: BatchKind; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { projectId, shots, ratio } = useSnapshot(board);
  const { payload } = useSnapshot(points);
  // the film's mode, unless another one is chosen for this batch only
  const [mode, setMode] = useState(clipForm.mode);
  const { online } = useSnapshot(browser);
  const problemId = useId();
  /** A press is waiting for its price; another one does nothing. */
  const pressed = useRef(false);
  const { title, medium, hd, takes, count: words, none, cost: costOf } = BATCHES[kind];
  const waiting = takes(shots as readonly Shot[]);
  const chosen = waiting.slice(0, STORYBOARD_LIMITS.batch);
  const count = chosen.length;
  const totalNow = () => {
    const each = costOf(mode);
    return each === null ? null : each * count;
  };
  const total = payload && totalNow();
  const balance = payload?.total_points ?? 0;
  const unfit = hd ? null : medium === 'picture' ? unfitPainter(pictureForms.model) : unfitFilmer(mode);
  const draws = medium === 'picture' && !hd;
  const wordless = kind === 'clips' ? numbersOf(lackingMotion(chosen, mode)) : [];
  const pictureless = draws ? numbersOf(lackingPictures(chosen)) : [];
  const short = total !== null && total > balance;
  const more = hd
    ? 0
    : chosen.filter(({ scene_img, video_url }) => (medium === 'picture' ? scene_img : video_url)).length;
  const press = async () => {
    if (pressed.current) return;
    pressed.current = true;
    await runBatch(kind, chosen, { mode, total: totalNow, onSend: onClose }).finally(() => {
      pressed.current = false;
    });
  };
  return (
    <SheetDialog title={i18n._(title)} size="xs" onClose={onClose}>
      <DialogWords>
        {count === 0 ? (
          <p>{i18n._(none)}</p>
        ) : (
          <p>
            {words(count)}
            <SentenceGap />
            {/* a shot keeps the picture it shows, and shows its newest clip */}
            {more > 0 &&
              (medium === 'picture'
                ? plural(more, {
                    one: '# shot has a picture already and goes on showing it; the new one is added to choose from.',
                    other:
                      '# shots have a picture already and go on showing it; the new ones are added to choose from.',
                  })
                : plural(more, {
                    one: '# of them replaces an earlier one, which you keep.',
                    other: '# of them replace earlier ones, which you keep.',
                  }))}
            {hd && <Trans>The shots then show them in place of what they show now.</Trans>}
          </p>
        )}
        {waiting.length > count && (
          <p>
            <Trans>That's the most in one batch. Run another for the rest.</Trans>
          </p>
        )}
        {kind === 'clips' && count > 0 && (
          <SelectField
            label={t`Mode`}
            value={mode}
            options={CLIP_WAYS.map((way) => ({ value: way.row.value, label: clipWayName(way) }))}
            onValue={setMode}
          />
        )}
        {/* nothing is not free, it is nothing */}
        {count > 0 && (
          <PointsReceipt label={<Trans>Total</Trans>} cost={total} balance={balance}>
            {draws && (
              <div>
                <dt>
                  <Trans>Model</Trans>
                </dt>
                <dd>{shotImageModel(pictureForms.model).name}</dd>
              </div>
            )}
            {!hd && (
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
            )}
          </PointsReceipt>
        )}
        {draws && count > 0 && (
          <WordsOnly
            model={pictureForms.model}
            kept={chosen.some((shot) => pictureFormOf(shot).uploads.length > 0)}
          />
        )}
        {draws && <Undrawn shots={chosen} all={shots as readonly Shot[]} />}
        <SubmitStatus
          id={problemId}
          kind="shot-list"
          place={{ script_id: projectId }}
          urgent
          problem={
            unfitWords(unfit, ratio) ||
            wordlessWords(wordless, filmerOf(mode)?.name) ||
            picturelessWords(pictureless, painterOf(pictureForms.model)?.name) ||
            (short && (
              <>
                <Trans>You don't have enough points. A batch runs as a whole or not at all.</Trans>{' '}
                <TextButton onClick={() => openDialog({ name: 'buy' })}>
                  <Trans>Buy points</Trans>
                </TextButton>
              </>
            ))
          }
        />
      </DialogWords>
      <DialogButtons>
        <DialogDismiss />
        <Button
          variant="primary"
          size="lg"
          blocked={short || wordless.length > 0 || pictureless.length > 0}
          aria-describedby={problemId}
          disabledReason={(!online && t`You're offline`) || (unfit !== null && t`Choose another model`)}
          onClick={() => void press()}
        >
          <Trans>Generate</Trans>
        </Button>
      </DialogButtons>
    </SheetDialog>
  );
}

const numbersOf = (shots: readonly Shot[]): number[] => shots.map(({ id }) => shotIndex(id) + 1);

/** What the pictures of these shots will not show. */
function Undrawn({ shots, all }: { shots: readonly Shot[]; all: readonly Shot[] }) {
  const { projectId } = useSnapshot(board);
  const { model } = useSnapshot(pictureForms);
  const undrawn = useUndrawnInFilm(projectId, 'storyboard', all, model);
  const ofThese = undrawn.map(({ word, ids }) => ({
    word,
    ids: ids.filter((id) => shots.some((shot) => shot.id === id)),
  }));
  return <UndrawnInFilm undrawn={ofThese} ids={all.map(({ id }) => id)} />;
}
