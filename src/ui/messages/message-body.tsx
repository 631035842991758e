import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Broadcast } from '../../api/messages.ts';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { openDialog } from '../../store/dialogs.ts';
import { loadMessages, messageList } from '../../store/messages/message-list.ts';
import { openMessage } from '../../store/messages/message-read.ts';
import { report } from '../errors/error-policy.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { later } from '../kit/later.ts';
import { PanelNote } from '../kit/panel-note.tsx';
import { MessageRows } from './message-rows.tsx';

const MessageDialog = later(() => import('./message-dialog.tsx'));

const read = (): void => {
  loadMessages().catch((error: unknown) => report(error, { background: true }));
};

/** The panel's content, or why there is none. */
export function MessageBody() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { state, items } = useSnapshot(messageList);
  /** The opened message, and whose login it was opened with: the next member on this device does not see it. */
  const [shown, setShown] = useState<{ message: Broadcast; token: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to reload the list
  useEffect(() => {
    if (token) read();
  }, [token, online, language]);

  if (!token)
    return (
      <EmptyState
        heading="h3"
        title={t`Your messages`}
        action={{ label: t`Sign in`, run: () => openDialog({ name: 'login' }) }}
      >
        <Trans>Sign in to read messages from the studio.</Trans>
      </EmptyState>
    );
  const show = (message: Broadcast): void => {
    setShown({ message, token });
    openMessage(message.id).catch(report);
  };
  const old = items.length > 0 && (!online || state === 'failed');
  return (
    <>
      <PanelNote retry={online ? read : undefined}>
        {old &&
          (online ? (
            <Trans>Couldn't refresh your messages. These are the last ones you saw.</Trans>
          ) : (
            <Trans>You're offline. These are the last messages you saw.</Trans>
          ))}
      </PanelNote>
      <MessageRows onOpen={show} onRetry={read} />
      <Suspense fallback={null}>
        {shown?.token === token && (
          <MessageDialog message={shown.message} onTurn={show} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}
