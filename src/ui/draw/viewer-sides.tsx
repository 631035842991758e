import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PictureRef } from '../../store/draw/overlay.ts';
import { pictureBeside } from './neighbour.ts';
import styles from './viewer.module.css';

/** The buttons at the sides of the full-screen view. They go together, so that neither is lost while it has the focus. */
export function ViewerSides({ picture, onStep }: { picture: PictureRef; onStep: (by: 1 | -1) => void }) {
  const { t } = useLingui();
  const [before, after] = [pictureBeside(picture, -1), pictureBeside(picture, 1)];
  if (!before && !after) return null;
  return (
    <>
      <button
        type="button"
        className={styles.side}
        aria-label={t`Previous`}
        aria-disabled={!before || undefined}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden size={22} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        className={`${styles.side} ${styles.next}`}
        aria-label={t`Next`}
        aria-disabled={!after || undefined}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden size={22} strokeWidth={1.75} />
      </button>
    </>
  );
}
