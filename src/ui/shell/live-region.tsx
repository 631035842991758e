import { useSnapshot } from 'valtio';
import { announcer } from '../../store/announcer.ts';
import { Portal } from '../kit/portal.tsx';

function region(): HTMLElement {
  const part = document.createElement('div');
  part.className = 'unseen';
  part.setAttribute('role', 'status');
  part.setAttribute('aria-live', 'polite');
  return part;
}

/**
 * The app's one polite live region. A new key makes the same text be announced again. It is outside the app's root, because a dialog
 * hides that from screen readers.
 */
export function LiveRegion() {
  const { text, count } = useSnapshot(announcer);
  return (
    <Portal make={region}>
      <span key={count}>{text}</span>
    </Portal>
  );
}
