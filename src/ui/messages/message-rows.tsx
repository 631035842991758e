import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { browser } from '../../store/browser.ts';
import { messageList } from '../../store/messages/message-list.ts';
import { Plain } from '../kit/plain.tsx';
import { useRowFocus } from '../kit/use-row-focus.ts';
import { MessageRow } from './message-row.tsx';
import { loadOlder, useOlderMessages } from './use-older-messages.ts';

/** The list, newest first; its end asks for more, by itself when it comes into sight (MSG-03) and by a button. */
export function MessageRows({
  onOpen,
  onRetry,
}: {
  onOpen: (message: Broadcast) => void;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const { items, state, hasNext, older } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  const end = useOlderMessages(items.length);
  const none = useRef<HTMLDivElement>(null);
  const { list, kept } = useRowFocus(items.length, () => none.current);
  if (items.length === 0)
    return (
      <div ref={none} className="messages-none" tabIndex={-1} {...kept}>
        <NoRows onRetry={onRetry} />
      </div>
    );
  return (
    <>
      <ul
        ref={list}
        className="messages"
        aria-label={t`Messages`}
        aria-busy={state === 'loading' || older === 'loading'}
      >
        {items.map((message) => (
          <MessageRow key={message.id} message={message} onOpen={onOpen} />
        ))}
      </ul>
      {hasNext && online && (
        <Button
          variant="outline"
          size="md"
          className="messages-more"
          aria-disabled={older === 'loading'}
          onClick={() => void loadOlder()}
          {...kept}
        >
          {older === 'failed' ? <Trans>Could not be read, try again</Trans> : <Trans>Show older ones</Trans>}
        </Button>
      )}
      <i ref={end} className="messages-end" aria-hidden />
    </>
  );
}

/** What stands where no message is. */
function NoRows({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const { state } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  if (state === 'idle' || state === 'loading') return <Bones />;
  return state === 'ready' ? (
    <Plain heading="h3" title={t`No messages yet`}>
      <Trans>News of the studio will come here.</Trans>
    </Plain>
  ) : (
    <Plain
      heading="h3"
      title={online ? t`The messages could not be read` : t`You are offline`}
      action={{ label: t`Try again`, run: onRetry }}
    >
      {online ? (
        <Trans>Something went wrong on the way. They are not lost.</Trans>
      ) : (
        <Trans>Messages that you have seen are kept on this device; there are none yet.</Trans>
      )}
    </Plain>
  );
}

function Bones() {
  const { t } = useLingui();
  return (
    <div className="messages" role="img" aria-label={t`Loading`}>
      {[1, 2, 3, 4].map((row) => (
        <div className="message message-bones" key={row}>
          <i className="bone" />
          <i className="bone" />
        </div>
      ))}
    </div>
  );
}
