import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { browser } from '../../store/browser.ts';
import { loadOlderMessages, messageList } from '../../store/messages/message-list.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadingRows } from '../kit/loading-rows.tsx';
import { OlderButton } from '../kit/older-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useRowFocus } from '../kit/use-row-focus.ts';
import messageRowStyles from './message-row.module.css';
import { MessageRow } from './message-row.tsx';
import styles from './message-rows.module.css';
import { useOlderMessages } from './use-older-messages.ts';

/** The list, newest first; its end asks for more, by itself when it comes into sight (MSG-03) and by a button. */
export function MessageRows({
  onOpen,
  onRetry,
}: {
  onOpen: (message: Broadcast) => void;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const paged = useSnapshot(messageList);
  const { items, state, older } = paged;
  const end = useOlderMessages(items.length);
  const none = useRef<HTMLDivElement>(null);
  const { list, cached } = useRowFocus(items.length, () => none.current);
  if (items.length === 0)
    return (
      <div ref={none} className={styles.none} tabIndex={-1} {...cached}>
        <NoRows onRetry={onRetry} />
      </div>
    );
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        data-ui="messages"
        aria-label={t`Messages`}
        aria-busy={state === 'loading' || older === 'loading'}
      >
        {items.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={onOpen} />
        ))}
      </ul>
      <OlderButton list={paged} className={styles.more} load={loadOlderMessages} {...cached} />
      <i ref={end} data-ui="messages-end" className={styles.end} aria-hidden />
    </>
  );
}

/** What stands where no message is. */
function NoRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const { state } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  if (state === 'idle' || state === 'loading') return <Loading />;
  return state === 'ready' ? (
    <EmptyState heading="h3" title={t`No messages yet`}>
      <Trans>News from the studio will appear here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      heading="h3"
      title={online ? t`Couldn't load your messages` : t`You're offline`}
      action={{ label: t`Try again`, run: onRetry }}
    >
      {online ? (
        <Trans>Something went wrong. Your messages are not lost.</Trans>
      ) : (
        <Trans>Messages you've read are saved on this device. There are none yet.</Trans>
      )}
    </EmptyState>
  );
}

const Loading = () => (
  <LoadingRows
    count={4}
    className={styles.list}
    row={(key) => (
      <div className={`${messageRowStyles.row} ${messageRowStyles.loading}`} key={key}>
        <Skeleton className={messageRowStyles.titleSkeleton} />
        <Skeleton className={messageRowStyles.timeSkeleton} />
      </div>
    )}
  />
);
