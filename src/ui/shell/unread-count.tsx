import { plural } from '@lingui/core/macro';
import { useSnapshot } from 'valtio';
import { messages } from '../../store/messages/messages.ts';
import { EntryCount } from './entry-count.tsx';

/** The number of unread messages (decisions C-47). */
export function UnreadCount({ corner = false }: { corner?: boolean }) {
  const { unread } = useSnapshot(messages);
  return (
    <EntryCount
      count={unread}
      corner={corner}
      fresh
      words={[plural(unread, { one: '# unread message', other: '# unread messages' })]}
    />
  );
}
