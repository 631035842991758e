import { Plural, Trans } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { picturesMissing } from '../../../store/film/storyboard/batch.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { Button } from '../../kit/button.tsx';
import styles from './player.module.css';

const BatchDialog = lazy(() => import('./batch-dialog.tsx'));

/** Shown for a shot without a picture: how to make one, and those of all other shots without. */
export function EmptyShot() {
  const shots = useSnapshot(board).shots as readonly Shot[];
  const [asking, setAsking] = useState(false);
  const missing = picturesMissing(shots).length;
  return (
    <div className={styles.empty}>
      <p>
        <Trans>This shot has no picture yet. Describe it and press Generate.</Trans>
      </p>
      {missing > 1 && (
        <Button size="sm" variant="soft" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <ImagePlus aria-hidden size={15} strokeWidth={1.75} />
          <Plural value={missing} one="Draw # missing picture" other="Draw all # missing pictures" />
        </Button>
      )}
      <Suspense fallback={null}>
        {asking && <BatchDialog kind="missing" onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}
