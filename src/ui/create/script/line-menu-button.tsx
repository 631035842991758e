import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';

import type { DramaLine } from '../../../api/script.ts';
import { editLine } from '../../../store/film/script/script-changes.ts';
import { later } from '../../kit/later.ts';
import { TileButton } from '../../kit/tile-button.tsx';
import { ActionsButton } from '../actions-button.tsx';
import { HearButton } from './hear-button.tsx';
import styles from './line.module.css';
import { removeLine } from './line-actions.ts';
import { focusLine } from './line-focus.ts';

const LineMenu = later(() => import('./line-menu.tsx'));

/** A line's buttons: hearing it, editing it, and its menu (SCRIPT-10). */
export function LineMenuButton({ line, index, of }: { line: DramaLine; index: number; of: number }) {
  const { t } = useLingui();
  const number = index + 1;
  const edit = () => {
    editLine(line.id);
    focusLine(line.id);
  };
  return (
    <div className={styles.buttons}>
      <HearButton line={line} number={number} />
      <TileButton look="quiet" data-edit aria-label={t`Edit shot ${number}`} onClick={edit}>
        <Pencil aria-hidden size={16} strokeWidth={1.75} />
      </TileButton>
      <ActionsButton
        look="quiet"
        number={number}
        lost={t`Its text goes with it. You can undo this right afterwards.`}
        onDelete={() => void removeLine(line)}
        menu={(menu) => <LineMenu line={line} index={index} of={of} {...menu} />}
      />
    </div>
  );
}
