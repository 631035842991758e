import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { messageList } from '../../store/message-list.ts';
import { HtmlView } from '../kit/html-view.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { MessageTime } from './message-time.tsx';
import { loadOlder } from './use-older-messages.ts';

/** One message, in the place of the list (MSG-04, SHELL-10); its neighbours are one press away. */
export default function MessageDialog({
  message,
  onTurn,
  onClose,
}: {
  message: Broadcast;
  onTurn: (message: Broadcast) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { items, hasNext } = useSnapshot(messageList);
  const place = items.findIndex(({ id }) => id === message.id);
  const isLast = place === items.length - 1;
  // the one after the last is fetched before it is asked for
  useEffect(() => {
    if (isLast && hasNext) void loadOlder();
  }, [isLast, hasNext]);
  return (
    <SheetDialog title={message.title} size="side" drafted onClose={onClose}>
      <div className="message-head">
        <MessageTime at={message.created_at} />
        {items.length > 1 && (
          <>
            <Turn label={t`Newer message`} icon={ChevronUp} to={items[place - 1]} onTurn={onTurn} />
            <Turn
              label={t`Older message`}
              icon={ChevronDown}
              to={place < 0 ? undefined : items[place + 1]}
              onTurn={onTurn}
            />
          </>
        )}
      </div>
      <HtmlView html={message.content} />
    </SheetDialog>
  );
}

/** Without a message to turn to it stays reachable and does nothing, so that the focus is not lost at either end. */
function Turn({
  label,
  icon: Icon,
  to,
  onTurn,
}: {
  label: string;
  icon: typeof ChevronUp;
  to: Broadcast | undefined;
  onTurn: (message: Broadcast) => void;
}) {
  return (
    <button
      type="button"
      className="mini"
      aria-label={label}
      title={label}
      aria-disabled={!to}
      onClick={() => to && onTurn(to)}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
