import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { FILM_MUSIC, FILM_RESOLUTIONS, FILM_SUBTITLES } from '../../../api/exports.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { type Quote, quoteFilm, startFilm } from '../../../store/film/export/exports.ts';
import { loadFilmLook, saveFilmLook } from '../../../store/film/export/film-settings.ts';
import { exportDraft, exportForm, lacksAudio, music } from '../../../store/film/export/form.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { reportUnsent } from '../../errors/report-unsent.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { Segments } from '../../kit/segments.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { StickyFoot } from '../../kit/sticky-foot.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { toastSubmit } from '../../kit/submit-words.ts';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './export-dialog.module.css';
import { FilmLook } from './film-look.tsx';
import { FilmMusic } from './film-music.tsx';
import { FilmReceipt } from './film-receipt.tsx';
import { FilmSum } from './film-sum.tsx';
import { StillComing } from './still-coming.tsx';

/** The export's options, its cost, and the button that starts it (EXPORT-02 to 05). */
export default function ExportDialog({
  onClose,
  onDraw,
}: {
  onClose: () => void;
  /** Instead of exporting, draws the pictures that a film needs. */
  onDraw: () => void;
}) {
  const { t } = useLingui();
  const form = useSnapshot(exportForm);
  const { phase } = useSnapshot(music.state);
  const { online } = useSnapshot(browser);
  const { projectId } = useSnapshot(film);
  const { payload } = useSnapshot(points);
  const { shots } = useSnapshot(board);
  const [quote, setQuote] = useState<Quote | 'failed' | null>(null);
  /** Counts presses of Try again. */
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(true);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    void exportDraft.restore();
  }, []);

  useEffect(() => {
    // a server without such settings can export all the same
    if (online) loadFilmLook(projectId).catch((error: unknown) => report(error, { background: true }));
  }, [projectId, online]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on Try again reads it anew
  useEffect(() => {
    if (!online) return;
    let here = true;
    setQuote(null);
    quoteFilm(projectId).then(
      (told) => here && setQuote(told),
      (error: unknown) => {
        report(error, { background: true });
        if (here) setQuote('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [projectId, online, turn]);

  const known = quote !== null && quote !== 'failed' ? quote : null;
  const balance = payload?.total_points ?? 0;
  const empty = known?.shots === 0;
  const short = known !== null && known.points > balance;
  const ready = online && phase !== 'uploading' && !empty && !short && known !== null;

  const begin = async () => {
    if (lacksAudio(exportForm)) {
      setMissing(true);
      toast({ type: 'error', title: t`Please upload an audio file` });
      return;
    }
    if (!ready) return;
    setOpen(false);
    const cost = known.points;
    try {
      await saveFilmLook(board.shots);
      toastSubmit(await startFilm(projectId, { ...exportForm }, { name: film.name, cost }));
    } catch (error) {
      reportUnsent(error, { cost });
    }
    onClose();
  };
  const close = () => {
    saveFilmLook(board.shots).catch((error: unknown) =>
      reportAs(t`Couldn't save the film's settings`, error),
    );
    onClose();
  };
  if (!open) return null;
  return (
    <SheetDialog title={t`Export film`} onClose={close}>
      <div className={styles.form}>
        <FilmMusic missing={missing} onChange={() => setMissing(false)} />
        {known?.resolution && (
          <Segments
            label={t`Resolution`}
            value={form.resolution ?? known.resolution}
            options={[...new Set([known.resolution, ...FILM_RESOLUTIONS])].map((value) => ({
              value,
              label: value,
            }))}
            onChange={(value) => {
              // the studio's usual resolution is not mentioned
              exportForm.resolution = FILM_RESOLUTIONS.find((one) => one === value) ?? null;
            }}
          />
        )}
        <Segments
          label={t`Subtitles`}
          value={String(form.subtitles)}
          options={[
            { value: String(FILM_SUBTITLES.burnt), label: t`In the picture` },
            { value: String(FILM_SUBTITLES.beside), label: t`As a file` },
            { value: String(FILM_SUBTITLES.none), label: t`Off` },
          ]}
          onChange={(value) => {
            exportForm.subtitles = Number(value) as typeof form.subtitles;
          }}
        />
        <FilmLook />
        <FilmReceipt
          quote={quote}
          balance={balance}
          composed={form.music === FILM_MUSIC.automatic}
          onRetry={() => setTurn((last) => last + 1)}
        />
      </div>
      <StickyFoot>
        <StillComing />
        {known && !empty && <FilmSum quote={known} composed={form.music === FILM_MUSIC.automatic} />}
        <SubmitStatus
          kind="export"
          place={{ script_id: projectId }}
          problem={
            empty ? (
              <>
                <Trans>The storyboard has no images</Trans>{' '}
                {shots.length > 0 && (
                  <TextButton onClick={onDraw}>
                    <Trans>Draw them</Trans>
                  </TextButton>
                )}
              </>
            ) : (
              short && <Trans>Not enough points for the voice-over.</Trans>
            )
          }
          uploading={phase === 'uploading'}
        >
          <Trans>You can close everything: the studio makes the film and notifies you when it's done.</Trans>
        </SubmitStatus>
        <DialogButtons inFoot>
          <DialogDismiss>
            <Trans>Not now</Trans>
          </DialogDismiss>
          <Button variant="primary" size="lg" aria-disabled={!ready} onClick={() => void begin()}>
            <Trans>Export</Trans>
          </Button>
        </DialogButtons>
      </StickyFoot>
    </SheetDialog>
  );
}
