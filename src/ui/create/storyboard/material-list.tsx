import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Quiet } from '../../kit/quiet.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './materials.module.css';

/** A list of a shot's pictures or clips, with a button for older ones (BOARD-49). */
export function MaterialList({
  list,
  title,
  state,
  empty,
  hasNext,
  count,
  children,
  onMore,
  onAgain,
}: {
  list: Ref<HTMLUListElement>;
  title: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  empty: ReactNode;
  hasNext: boolean;
  count: number;
  children: ReactNode;
  onMore: () => void;
  onAgain: () => void;
}) {
  return (
    <section className={styles.materials} aria-label={title}>
      <h3>{title}</h3>
      {count > 0 && <ul ref={list}>{children}</ul>}
      {count === 0 && state === 'ready' && <Quiet>{empty}</Quiet>}
      {count === 0 && state === 'loading' && (
        <div className={styles.skeletons} aria-hidden>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {state === 'failed' && (
        <TextButton onClick={onAgain}>
          <Trans>Couldn't load. Try again</Trans>
        </TextButton>
      )}
      {hasNext && (
        <TextButton onClick={onMore}>
          <Trans>Show older</Trans>
        </TextButton>
      )}
    </section>
  );
}
