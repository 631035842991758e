import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { publicationNow, publications } from '../../../store/works/publications.ts';
import { PUBLICATION_WORDS } from '../publication-words.ts';
import { useIsOwn } from '../use-is-own.ts';
import styles from './work-facts.module.css';

/** Tells an author that nobody else can see this work of theirs, and why. Published ones, and those of others, need no word. */
export function OwnState({ work }: { work: Work }) {
  const { i18n } = useLingui();
  const isOwn = useIsOwn(work);
  const { byWork } = useSnapshot(publications);
  const { work_id: works_id, is_show, check_status } = work;
  const publication = publicationNow(byWork, { works_id, is_show, check_status });
  if (!isOwn || publication === 'published') return null;
  return (
    <p className={styles.own} data-publication={publication}>
      <b>{i18n._(PUBLICATION_WORDS[publication])}</b>
      {publication === 'rejected' && work.check_msg && <span>{work.check_msg}</span>}
      <span>
        <Trans>Only you can see it</Trans>
      </span>
    </p>
  );
}
