import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import '../kit/two-lines.css';
import type { Broadcast } from '../../api/messages.ts';
import { MessageTime } from './message-time.tsx';

/** One message: its title, when it came, and a mark while it has not been read (MSG-02). */
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
        className="message"
        data-unread={unread || undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen(message)}
      >
        <span className="message-title two-lines">{message.title}</span>
        {unread && (
          <span className="message-mark">
            <Trans>Unread</Trans>
          </span>
        )}
        <MessageTime at={message.created_at} />
      </button>
    </li>
  );
});
