import { Trans, useLingui } from '@lingui/react/macro';
import { publicationOf, type Work } from '../../../api/works.ts';
import { PUBLICATION_WORDS } from '../publication-words.ts';
import { useIsOwn } from '../use-is-own.ts';
import styles from './work-facts.module.css';

/** Tells an author that nobody else can see this work of theirs, and why. Published ones, and those of others, need no word. */
export function OwnState({ work }: { work: Work }) {
  const { i18n } = useLingui();
  const isOwn = useIsOwn(work);
  const publication = publicationOf(work);
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
