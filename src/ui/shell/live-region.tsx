import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { announcer } from '../../store/announcer.ts';

/**
 * The app's one polite live region. A new key makes the same text be announced again. It is outside the app's root, because a dialog
 * hides that from screen readers.
 */
export function LiveRegion() {
  const { text, count } = useSnapshot(announcer);
  return createPortal(
    <div className="unseen" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>,
    document.body,
  );
}
