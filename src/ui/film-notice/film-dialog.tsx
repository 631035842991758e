import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import {
  closeFilmNotice,
  daysLeft,
  filmNotice,
  isExpired,
  publishFilm,
} from '../../store/film/export/film-notice.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import styles from './film-dialog.module.css';
import { FilmFailed } from './film-failed.tsx';
import { FilmPlayer } from './film-player.tsx';

/** The finished film: watch it, save it, show it in the square; or why it failed (NOTICE-01, NOTICE-03, NOTICE-04). */
export default function FilmDialog() {
  const { t } = useLingui();
  const { shown } = useSnapshot(filmNotice);
  const [busy, setBusy] = useState(false);
  if (!shown) return null;
  const { done, info, name, published } = shown;
  const expired = isExpired(info);
  const left = daysLeft(info);

  const save = async (address: string | undefined) => {
    if (expired) {
      toast({
        type: 'warning',
        title: t`Resource expired: videos older than 10 days can no longer be downloaded`,
      });
      return;
    }
    await saveFile(safeAddress(address ?? '') ?? '', name, 0);
  };
  const publish = async () => {
    setBusy(true);
    try {
      const published = await publishFilm();
      toast({ type: 'success', title: published ? t`Published` : t`Reviewed before it goes public` });
    } catch (error) {
      // NOTICE-08: the server's words, or ours when it has none
      if (error instanceof ApiError && error.kind === 'refused' && error.message) report(error);
      else toast({ type: 'error', title: t`Publish failed` });
    } finally {
      setBusy(false);
    }
  };

  return (
    <SheetDialog
      title={done ? t`Your film is ready` : t`Couldn't make the film`}
      size="md"
      onClose={closeFilmNotice}
    >
      {done ? (
        <div data-ui="film-notice" className={styles.notice}>
          <FilmPlayer info={info} name={name} expired={expired} />
          <h3>{name}</h3>
          <Quiet>
            {expired ? (
              <Trans>Resource expired: videos older than 10 days can no longer be downloaded</Trans>
            ) : left !== null ? (
              plural(left, {
                one: 'Available to download for # more day.',
                other: 'Available to download for # more days.',
              })
            ) : null}
          </Quiet>
          <DialogButtons lastAlone>
            <Button variant="secondary" size="lg" onClick={() => void save(info.video_url)}>
              <Trans>Download</Trans>
            </Button>
            {info.subtitles_url && (
              <Button variant="secondary" size="lg" onClick={() => void save(info.subtitles_url)}>
                <Trans>Subtitles</Trans>
              </Button>
            )}
            <Button variant="primary" size="lg" disabled={busy || published} onClick={() => void publish()}>
              {published ? <Trans>Published</Trans> : <Trans>Publish to the square</Trans>}
            </Button>
          </DialogButtons>
        </div>
      ) : (
        <FilmFailed info={info} name={name} projectId={shown.projectId} />
      )}
    </SheetDialog>
  );
}
