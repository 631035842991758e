import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { announcer } from '../../store/announcer.ts';

/**
 * The one polite voice of the app. A new key makes the same words be read again. It stands beside the app, not in it: a dialog
 * hides the app from screen readers, and must not silence it.
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
