import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { canRepeat, repeatCost } from '../../../store/film/storyboard/clip-again.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { type Clip, materials } from '../../../store/film/storyboard/materials.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { Button } from '../../kit/button.tsx';
import { costWords } from '../../kit/cost-words.ts';
import { TileButton } from '../../kit/tile-button.tsx';
import { deleteNow, makeAgain } from './clip-changes.ts';
import styles from './materials.module.css';

/** What can be done about a clip that failed or expired: making it again at the price of now, and deleting it. */
export function LostClipActions({ clip, number }: { clip: Clip; number: number }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const { shotId } = useSnapshot(materials);
  const busy = isSubmitting(useSnapshot(generating.clip).bySlot[shotId] ?? 'idle');
  const cost = payload && repeatCost(clip, points.payload);
  return (
    <div className={styles.lostActions}>
      {canRepeat(clip) && (
        <Button size="xs" variant="secondary" blocked={!online || busy} onClick={() => void makeAgain(clip)}>
          <span className={styles.priced}>
            <Trans>Try again</Trans> <small>{costWords(cost)}</small>
          </span>
        </Button>
      )}
      {clip.id !== undefined && (
        <TileButton
          look="quiet"
          aria-label={t`Delete clip ${number}`}
          title={t`Delete`}
          disabled={!online}
          onClick={() => deleteNow(clip, number)}
        >
          <Trash2 aria-hidden size={15} strokeWidth={1.75} />
        </TileButton>
      )}
    </div>
  );
}
