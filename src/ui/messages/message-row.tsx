import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Broadcast } from '../../api/messages.ts';
import { Badge } from '../kit/badge.tsx';
import { TimeText } from '../kit/time-text.tsx';
import { TwoLines } from '../kit/two-lines.tsx';
import styles from './message-row.module.css';

/** One message: title, time, and a mark while it is unread (MSG-02). */
export const MessageRow = memo(function MessageRow({
  message,
  onOpen,
}: {
  message: Broadcast;
  onOpen: (message: Broadcast) => void;
}) {
  const unread = message.is_read === 0;
  return (
    <li>
      <button
        type="button"
        data-ui="message"
        className={styles.row}
        data-unread={unread || undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen(message)}
      >
        <span className={styles.title}>
          <TwoLines as="span">{message.title}</TwoLines>
        </span>
        {unread && (
          <Badge>
            <Trans>Unread</Trans>
          </Badge>
        )}
        <TimeText className={styles.time} at={message.created_at} />
      </button>
    </li>
  );
});
