import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { closeFilmNotice, filmNotice, noticeSeen } from '../../store/film/export/film-notice.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { addressOf } from '../router/routes.ts';
import { FilmActions } from './film-actions.tsx';
import { FilmFacts } from './film-facts.tsx';
import { FilmPlayer } from './film-player.tsx';
import styles from './notice-dialog.module.css';
import { NoticeFailed } from './notice-failed.tsx';
import { lostOf } from './work-of.ts';

/** Stands in the dialog, to tell that it is on the screen. */
function Seen() {
  useEffect(noticeSeen, []);
  return null;
}

/** Shows a finished film, to watch and save at once, or why it failed (NOTICE-01, NOTICE-03, NOTICE-04). */
export default function NoticeDialog() {
  const { t } = useLingui();
  const { shown, waiting, nth } = useSnapshot(filmNotice);
  if (!shown) return null;
  const { done, info, name, taskId, projectId } = shown;
  const lost = lostOf(info);
  const all = nth + waiting.length;
  return (
    <SheetDialog
      title={done ? t`Your film is ready` : t`Couldn't make the film`}
      size="md"
      onClose={closeFilmNotice}
    >
      <Seen />
      {all > 1 && (
        <Quiet small>
          <Trans>
            Film {nth} of {all}
          </Trans>
        </Quiet>
      )}
      {done ? (
        <div data-ui="film-notice" className={styles.notice}>
          <FilmPlayer info={info} name={name} lost={lost} />
          <div className={styles.head}>
            <h3 dir="auto">{name}</h3>
            <Dialog.CloseTrigger asChild unstyled>
              <LinkButton variant="link" size="text" href={`#${addressOf('film', `id=${taskId}`)}`}>
                <Trans>Open the film's page</Trans>
              </LinkButton>
            </Dialog.CloseTrigger>
          </div>
          <FilmFacts info={info} lost={lost} />
          <FilmActions info={info} name={name} lost={lost} />
        </div>
      ) : (
        <NoticeFailed info={info} name={name} projectId={projectId} />
      )}
    </SheetDialog>
  );
}
