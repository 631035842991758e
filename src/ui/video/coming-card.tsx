import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checkAgain } from '../../store/tasks/tasks.ts';
import { Arriving } from '../kit/arriving.tsx';
import { clockOf, useElapsed } from '../kit/elapsed.ts';
import { ItemActions } from '../kit/item-actions.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { TILE } from '../kit/tile-button.tsx';
import { useLongPress } from '../kit/use-long-press.ts';
import styles from './card.module.css';
import type { CardProps } from './card-props.ts';
import { clipActions } from './clip-actions.ts';

/** A clip in progress: a spinner, the time so far and the usual one (VIDEO-03). */
export function ComingCard({ clip, view }: CardProps) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const press = useLongPress(() => setMenu(true));
  const key = view.taskKey;
  const elapsed = clockOf(useElapsed(view.at || Date.now()));
  const usual = view.expectedSeconds && clockOf(view.expectedSeconds);
  return (
    <div {...TILE} className={styles.media} {...press}>
      <Arriving className={styles.coming}>
        <Spinner size={24} strokeWidth={1.75} aria-label={t`Generating`} />
        {view.lost && key ? (
          <span className={styles.lost}>
            <Trans>No news of this clip.</Trans>{' '}
            <TextButton onClick={() => checkAgain([key])}>
              <Trans>Check again</Trans>
            </TextButton>
          </span>
        ) : (
          <em>{usual ? t`${elapsed} · usually ${usual}` : elapsed}</em>
        )}
      </Arriving>
      <ItemActions
        label={t`Actions for this clip`}
        actions={() => clipActions({ clip, view })}
        open={menu}
        onOpen={setMenu}
      />
    </div>
  );
}
