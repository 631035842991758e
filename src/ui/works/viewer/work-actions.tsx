import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Heart, Share2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { openDialog, signInFirst } from '../../../store/dialogs.ts';
import { publicationNow, publications } from '../../../store/works/publications.ts';
import { factsNow, toggleLike, workFacts } from '../../../store/works/work-facts.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { shareLink } from '../../kit/share-link.ts';
import { workLink } from '../../kit/work-link.ts';
import { useIsOwn } from '../use-is-own.ts';
import { OwnActions } from './own-actions.tsx';
import styles from './work-facts.module.css';

/** Likes, sharing and reporting; of one's own work that is not in the square, publishing and saving. */
export function WorkActions({ work }: { work: Work }) {
  const { t, i18n } = useLingui();
  const { byWork } = useSnapshot(workFacts);
  const { online } = useSnapshot(browser);
  const { byWork: published } = useSnapshot(publications);
  const { token } = useSnapshot(session);
  const isOwn = useIsOwn(work);
  const { likes, liked } = factsNow(byWork, work);
  const { work_id: id, name } = work;
  if (!id) return null;
  const { is_show, check_status } = work;
  const publication = publicationNow(published, { works_id: id, is_show, check_status });
  if (isOwn && publication !== 'published')
    return (
      <div className={styles.actions}>
        <OwnActions work={work} publication={publication} />
      </div>
    );
  const offline = !online && t`You're offline`;
  const like = () => {
    toggleLike(work).catch((error: unknown) => reportAs(t`Couldn't save the like`, error));
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="soft"
        aria-pressed={liked === 1}
        aria-label={liked === 1 ? t`Liked. Likes: ${likes}` : t`Like. Likes: ${likes}`}
        data-ui="like"
        className={styles.like}
        disabledReason={offline}
        onClick={() => (token ? like() : signInFirst(like))}
      >
        <Heart aria-hidden strokeWidth={1.75} fill={liked === 1 ? 'currentColor' : 'none'} />
        {i18n.number(likes)}
      </Button>
      <Button variant="soft" disabledReason={offline} onClick={() => void shareLink(name, workLink(id))}>
        <Share2 aria-hidden strokeWidth={1.75} />
        {'share' in navigator ? <Trans>Share</Trans> : <Trans>Copy link</Trans>}
      </Button>
      {!isOwn && (
        <Button
          variant="quiet"
          data-ui="report"
          disabledReason={offline}
          onClick={() => openDialog({ name: 'report-work', worksId: id })}
        >
          <Flag aria-hidden strokeWidth={1.75} />
          <Trans>Report</Trans>
        </Button>
      )}
    </div>
  );
}
