import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { browser } from '../../store/browser.ts';
import { loadOlderMessages, messageList } from '../../store/messages/message-list.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PanelList, PanelListLoading } from '../kit/panel-list.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import rowStyles from './message-row.module.css';
import { MessageRow } from './message-row.tsx';
import styles from './message-rows.module.css';
import { useOlderMessages } from './use-older-messages.ts';

/** The list, newest first. More is loaded when its end comes into view, or by a button (MSG-03). */
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
  return (
    <PanelList
      ui="messages"
      label={t`Messages`}
      count={items.length}
      busy={state === 'loading' || older === 'loading'}
      wide
      paged={paged}
      load={loadOlderMessages}
      none={<NoRows onRetry={onRetry} />}
      end={<i ref={end} data-ui="messages-end" className={styles.end} aria-hidden />}
    >
      {items.map((message) => (
        <MessageRow key={message.id} message={message} onOpen={onOpen} />
      ))}
    </PanelList>
  );
}

/** Shown when there are no messages: loading, empty or failed. */
function NoRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const { state } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  if (state === 'idle' || state === 'loading') return <Loading />;
  if (state === 'ready')
    return (
      <EmptyState heading="h3" title={t`No messages yet`}>
        <Trans>News from the studio will appear here.</Trans>
      </EmptyState>
    );
  return (
    <LoadFailed
      heading="h3"
      title={online ? t`Couldn't load your messages` : t`You're offline`}
      onRetry={onRetry}
    >
      {online ? (
        <Trans>Something went wrong. Your messages are not lost.</Trans>
      ) : (
        <Trans>Messages you've read are saved on this device. There are none yet.</Trans>
      )}
    </LoadFailed>
  );
}

const Loading = () => (
  <PanelListLoading
    count={4}
    row={(key) => (
      <div className={`${rowStyles.row} ${rowStyles.loading}`} key={key}>
        <Skeleton className={rowStyles.titleSkeleton} />
        <Skeleton className={rowStyles.timeSkeleton} />
      </div>
    )}
  />
);
