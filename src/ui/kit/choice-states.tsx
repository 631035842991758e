import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from './button.tsx';
import styles from './choice-states.module.css';
import { EmptyState } from './empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Skeleton } from './skeleton.tsx';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The states of a dialog that chooses from a list, below its rows: loading, empty, failed, and a button for older ones. */
export function ChoiceStates<Item extends object>({
  list,
  isEmpty,
  onRead,
  none,
  failed,
  safe,
  className,
  skeleton,
}: {
  list: PagedList<Item>;
  isEmpty: boolean;
  onRead: () => void;
  /** The text for an empty list, and how rows get into it. */
  none: readonly [title: string, text: ReactNode];
  failed: string;
  /** The text that nothing is lost. */
  safe: ReactNode;
  /** Class of the list, and of each placeholder while it loads. */
  className: string | undefined;
  skeleton: string | undefined;
}) {
  const { state, hasNext, older } = useSnapshot(list.state);
  if (isEmpty && state === 'ready' && !hasNext)
    return (
      <EmptyState heading="h3" title={none[0]}>
        {none[1]}
      </EmptyState>
    );
  if (isEmpty && state === 'failed')
    return (
      <LoadFailed heading="h3" title={failed} onRetry={onRead}>
        {safe}
      </LoadFailed>
    );
  if (isEmpty && state !== 'ready')
    return (
      <div className={className} aria-hidden>
        {KEYS.map((key) => (
          <Skeleton key={key} className={skeleton} />
        ))}
      </div>
    );
  return hasNext ? (
    <div className={styles.more}>
      <Button
        variant="secondary"
        loading={older === 'loading'}
        // the button shows the outcome
        onClick={() => void list.loadOlder().catch((error: unknown) => report(error, { background: true }))}
      >
        {older === 'failed' ? <Trans>Couldn't load, try again</Trans> : <Trans>Show older</Trans>}
      </Button>
    </div>
  ) : null;
}
