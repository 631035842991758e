import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { browser } from '../../store/browser.ts';
import { messageList } from '../../store/messages/message-list.ts';
import { HtmlView } from '../kit/html-view.tsx';
import { PanelNote } from '../kit/panel-note.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { TimeText } from '../kit/time-text.tsx';
import styles from './message-dialog.module.css';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import { loadOlder } from './use-older-messages.ts';

/** One message over the list (MSG-04, SHELL-10), with buttons to the newer and older one. */
export default function MessageDialog({
  message,
  onTurn,
  onClose,
}: {
  message: Broadcast;
  onTurn: (message: Broadcast) => void;
  onClose: () => void;
}) {
  const { items, hasNext, state, older } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  const [turned, setTurned] = useState(false);
  const place = items.findIndex(({ id }) => id === message.id);
  const isLast = place >= 0 && place === items.length - 1;
  const atEnd = isLast && hasNext;
  // prefetch the next page at the last message; reloading the list discards it
  useEffect(() => {
    if (atEnd && online && state === 'ready') void loadOlder();
  }, [atEnd, online, state]);
  const failed = older === 'failed' || state === 'failed';
  const turn = (to: Broadcast) => {
    setTurned(true);
    onTurn(to);
  };
  return (
    <SheetDialog title={message.title} size="side" drafted onClose={onClose}>
      <div className={styles.head}>
        <TimeText at={message.created_at} />
        {items.length > 1 && (
          <NeighbourButtons
            newer={items[place - 1]}
            older={place < 0 ? undefined : items[place + 1]}
            onTurn={turn}
          />
        )}
      </div>
      <PanelNote retry={online ? () => void loadOlder() : undefined}>
        {atEnd &&
          (failed || !online) &&
          (online ? (
            <Trans>Couldn't load older messages.</Trans>
          ) : (
            <Trans>You're offline. Older messages need a connection.</Trans>
          ))}
      </PanelNote>
      {/* screen readers do not read a changed title of an open dialog by themselves */}
      <p className="unseen" role="status">
        {turned && message.title}
      </p>
      <HtmlView html={message.content} />
    </SheetDialog>
  );
}
