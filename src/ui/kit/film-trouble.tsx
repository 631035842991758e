import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import styles from './film-trouble.module.css';
import type { FilmTrouble as Trouble } from './use-film-arriving.ts';

/** Says over a film that it cannot be played now, or that it is slow to come. */
export function FilmTrouble({
  trouble,
  begun,
}: {
  trouble: Trouble;
  /** Whether it stopped in the middle. */
  begun: boolean;
}) {
  const { online } = useSnapshot(browser);
  return (
    <p className={styles.trouble} role="alert">
      {!online && begun ? (
        <Trans>You're offline. The film goes on as soon as you're back online.</Trans>
      ) : !online ? (
        <Trans>You're offline, and this film has not been watched here before</Trans>
      ) : trouble === 'slow' ? (
        <Trans>This film is taking long to arrive</Trans>
      ) : (
        <Trans>This film can't be played right now. Try again later</Trans>
      )}
    </p>
  );
}
