import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameOf } from '../../store/music/song-view.ts';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { Arriving } from '../kit/arriving.tsx';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import { OfName } from '../kit/of-name.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { TextButton } from '../kit/text-button.tsx';
import styles from './coming-song.module.css';
import type { SongProps } from './song-props.ts';
import { useSongName } from './use-song-name.ts';

/** Songs in progress: the space of two, the elapsed time and the usual one. */
export function ComingSong({ view }: SongProps) {
  const { t } = useLingui();
  const [since] = useState(() => view.at || Date.now());
  const elapsed = clockOf(useElapsed(since));
  const usual = view.expectedSeconds && clockOf(view.expectedSeconds);
  const key = view.taskKey;
  const name = useSongName(view);
  return (
    <>
      {[0, 1].map((index) => (
        <div key={index} className={styles.row}>
          <Arriving className={styles.cover} delay={-index}>
            {index === 0 && <Spinner size={20} strokeWidth={1.75} aria-label={t`Generating`} />}
          </Arriving>
          <div className={styles.words}>
            {index === 0 && <h2>{nameOf(view)}</h2>}
            {index === 0 &&
              (view.lost && key ? (
                <p>
                  <Trans>No news of these songs.</Trans>{' '}
                  <TextButton onClick={() => checkAgain([key])}>
                    <Trans>Check again</Trans>
                    <OfName name={name} />
                  </TextButton>
                </p>
              ) : (
                <p>
                  {usual ? t`${elapsed} · usually ${usual}` : elapsed}
                  {view.progress && <small>{view.progress}</small>}
                </p>
              ))}
            {index === 1 && <Arriving className={styles.line} delay={-1.4} />}
          </div>
        </div>
      ))}
    </>
  );
}
