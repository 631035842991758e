import { Trans, useLingui } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '../../store/announcer.ts';
import { browser } from '../../store/browser.ts';
import { messageList } from '../../store/messages/message-list.ts';
import { messages } from '../../store/messages/messages.ts';
import { readAllMessages } from '../../store/messages/read-all.ts';
import { reportAs } from '../errors/report-as.ts';
import { Button } from '../kit/button.tsx';
import { WideWords } from '../kit/wide-words.tsx';

/** Marks all messages as read. Shown while some are unread; once pressed it stays, since it has the focus. */
export function ReadAllButton() {
  const { t } = useLingui();
  const { unread } = useSnapshot(messages);
  const { items } = useSnapshot(messageList);
  const { online } = useSnapshot(browser);
  const [pressed, setPressed] = useState(false);
  if (items.length === 0 || (unread === 0 && !pressed)) return null;
  const press = () => {
    setPressed(true);
    readAllMessages().then(
      () => announce(t`All messages are read`),
      (error: unknown) => reportAs(t`Couldn't mark the messages as read`, error),
    );
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      title={t`Mark all as read`}
      blocked={unread === 0}
      disabledReason={!online && t`You're offline`}
      onClick={press}
    >
      <CheckCheck aria-hidden strokeWidth={1.75} />
      <WideWords>
        <Trans>Mark all as read</Trans>
      </WideWords>
    </Button>
  );
}
