import { plural } from '@lingui/core/macro';
import { useSnapshot } from 'valtio';
import { messages } from '../../store/messages/messages.ts';
import { EntryCount } from './entry-count.tsx';

/** How many messages of the studio have not been read (decisions C-47). */
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
