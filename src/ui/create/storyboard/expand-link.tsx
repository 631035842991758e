import { Trans, useLingui } from '@lingui/react/macro';
import { WandSparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import { toast } from '../../../store/toasts.ts';
import { expansionCostWords } from '../../kit/expansion-cost.ts';
import { later } from '../../kit/later.ts';
import { toastSubmit } from '../../kit/submit-words.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { styled } from '../../theme/styled.tsx';
import styles from './expand-link.module.css';

const ShotExpansion = later(styled(() => import('./shot-expansion.tsx')));

/** The link to smart expansion, with its cost, or with what is missing for it (BOARD-64, BOARD-65). */
export function ExpandLink({ shot, field }: { shot: Shot; field: 'static_desc' | 'dynamic_desc' }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const [open, setOpen] = useState(false);
  const cost = payload ? expansionCostWords(points.payload) : '';
  const begin = () => {
    if (!browser.online) toastSubmit('offline');
    else if (field === 'static_desc' && textOf(shot, field).trim() === '') toastSubmit('words');
    else if (field === 'dynamic_desc' && !shot.scene_img)
      toast({ type: 'warning', title: t`Image required. Give the shot a picture first` });
    else setOpen(true);
  };
  return (
    <div className={styles.line}>
      <TextButton aria-haspopup="dialog" onClick={begin}>
        <WandSparkles aria-hidden size={14} strokeWidth={1.75} />
        <Trans>Smart expansion</Trans> {cost && <small>{cost}</small>}
      </TextButton>
      <Suspense fallback={null}>
        {open && <ShotExpansion shot={shot} field={field} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
