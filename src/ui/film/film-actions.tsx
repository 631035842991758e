import { Trans, useLingui } from '@lingui/react/macro';
import { Captions, Download, Eye, Globe, Images, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FilmInfo } from '../../api/exports.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { closeFilmNotice } from '../../store/film/export/film-notice.ts';
import { expiresAt } from '../../store/film/export/lost-film.ts';
import { toast } from '../../store/toasts.ts';
import { publicationNow, publications } from '../../store/works/publications.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { safeAddress } from '../kit/safe-address.ts';
import { saveFile } from '../kit/save-file.ts';
import { shareLink } from '../kit/share-link.ts';
import { dateOf } from '../kit/times.ts';
import { addressOf } from '../router/routes.ts';
import styles from './film-actions.module.css';
import { PartsMenu } from './parts-menu.tsx';
import { LOST, type Lost, workOf } from './work-of.ts';

/** When a link that is shared now stops working: no later than the film itself expires. */
function linkEnds({ share_until, works_time }: Readonly<Partial<FilmInfo>>): number | null {
  if (!share_until) return null;
  const ends = new Date(share_until).getTime();
  const expires = expiresAt({ works_time });
  return expires === null ? ends : Math.min(ends, expires);
}

/** The actions of a finished film: save, share, publish. */
export function FilmActions({
  info,
  name,
  lost,
}: {
  info: Readonly<Partial<FilmInfo>>;
  name: string;
  lost: Lost | null;
}) {
  const { t, i18n } = useLingui();
  const { online } = useSnapshot(browser);
  const { byWork } = useSnapshot(publications);
  const menu = useId();
  const [choosing, setChoosing] = useState(false);
  const publication = publicationNow(byWork, info);
  const offline = !online && t`You're offline`;
  const video = safeAddress(info.video_url ?? '');
  const ends = linkEnds(info);
  const until = ends === null ? '' : dateOf(i18n.locale, ends);

  const save = async (address: string | undefined) => {
    if (lost) toast({ type: 'warning', title: i18n._(LOST[lost]) });
    else await saveFile(safeAddress(address ?? '') ?? '', name, 0);
  };
  return (
    <div className={styles.actions} data-ui="film-actions">
      <div className={styles.main}>
        <Button
          variant="primary"
          size="lg"
          disabledReason={offline}
          onClick={() => void save(info.video_url)}
        >
          <Download aria-hidden strokeWidth={1.9} />
          <Trans>Download</Trans>
        </Button>
        {Boolean(info.works_id) && (
          <Button
            size="lg"
            // still focusable: the form that was opened from it gives the focus back
            blocked={publication === 'published' || publication === 'review' || undefined}
            disabledReason={lost ? i18n._(LOST[lost]) : offline}
            onClick={() => openDialog({ name: 'publish', work: workOf(info, name) })}
          >
            <Globe aria-hidden strokeWidth={1.75} />
            {publication === 'published' ? (
              <Trans>Published</Trans>
            ) : publication === 'review' ? (
              <Trans>Under review</Trans>
            ) : (
              <Trans>Publish…</Trans>
            )}
          </Button>
        )}
        {publication === 'published' && (
          <LinkButton
            size="lg"
            href={`#${addressOf('square', `work=${info.works_id}`)}`}
            onClick={closeFilmNotice}
          >
            <Eye aria-hidden strokeWidth={1.75} />
            <Trans>See it in the square</Trans>
          </LinkButton>
        )}
      </div>
      <div className={styles.more}>
        {info.subtitles_url && (
          <Button size="sm" disabledReason={offline} onClick={() => void save(info.subtitles_url)}>
            <Captions aria-hidden className={styles.icon} strokeWidth={1.75} />
            <Trans>Subtitles</Trans>
          </Button>
        )}
        {video && !lost && (
          <Button size="sm" disabledReason={offline} onClick={() => void shareLink(name, video)}>
            <Share2 aria-hidden className={styles.icon} strokeWidth={1.75} />
            {'share' in navigator ? <Trans>Share</Trans> : <Trans>Copy link</Trans>}
          </Button>
        )}
        {info.script_id !== undefined && (
          <Button
            size="sm"
            id={menu}
            aria-haspopup="menu"
            aria-expanded={choosing}
            disabledReason={offline}
            onClick={() => setChoosing(true)}
          >
            <Images aria-hidden className={styles.icon} strokeWidth={1.75} />
            <Trans>Parts</Trans>
          </Button>
        )}
      </div>
      <div className={styles.notes}>
        {publication === 'rejected' && (
          <Quiet small>
            <Trans>The studio didn't accept this film.</Trans> {info.check_msg}
          </Quiet>
        )}
        {video && !lost && until && (
          <Quiet small>
            <Trans>Anyone with the link can watch. A link shared today works until {until}.</Trans>
          </Quiet>
        )}
      </div>
      {choosing && info.script_id !== undefined && (
        <PartsMenu
          anchor={menu}
          projectId={info.script_id}
          name={name}
          subtitles={lost ? null : safeAddress(info.subtitles_url ?? '')}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
