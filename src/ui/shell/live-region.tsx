import { useSnapshot } from 'valtio';
import { announcer } from '../../store/announcer.ts';

/** The one polite voice of the app. A new key makes the same words be read again. */
export function LiveRegion() {
  const { text, count } = useSnapshot(announcer);
  return (
    <div className="unseen" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
