import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { openPanel, usePanel } from '../router/panel.ts';
import styles from './entry.module.css';
import { UnreadCount } from './unread-count.tsx';

/** Opens the message center beside the page (SHELL-07). */
export function MessagesEntry() {
  const { t } = useLingui();
  const open = usePanel() === 'messages';
  return (
    <button
      type="button"
      className={`place ${styles.panel} ${styles.named}`}
      data-ui="messages-entry"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-name={t`Messages`}
      onClick={() => openPanel('messages')}
    >
      <Mail aria-hidden />
      <span className="word">
        <Trans>Messages</Trans>
      </span>
      <UnreadCount />
    </button>
  );
}
