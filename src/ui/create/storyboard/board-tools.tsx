import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ScrollText } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { FILM_RATIOS } from '../../../api/projects.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { setRatio } from '../../../store/film/storyboard/film-look.ts';
import { askAboutScript } from '../../../store/film/storyboard/script-update.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { FloatingMenu } from '../../kit/floating-menu.tsx';
import { later } from '../../kit/later.ts';
import { Pick } from '../../kit/pick.tsx';
import { BATCHES, type BatchKind } from './batch-kinds.ts';
import styles from './board-tools.module.css';

const StyleDialog = later(() => import('./style-dialog.tsx'));
const BatchDialog = later(() => import('./batch-dialog.tsx'));
const KINDS = ['pictures', 'missing', 'clips', 'hd-pictures', 'hd-clips'] as const;
const RATIO_NAMES = { '16:9': msg`Landscape`, '9:16': msg`Portrait` } as const;

/** The storyboard's tools: ratio, style, batches (BOARD-01). */
export function BoardTools() {
  const { t, i18n } = useLingui();
  const { ratio, styleName, state, projectId: loaded, scriptChanged } = useSnapshot(board);
  const { projectId } = useSnapshot(film);
  const menu = useId();
  const [open, setOpen] = useState<'menu' | 'style' | BatchKind | null>(null);
  if (state !== 'ready' || loaded !== projectId) return null;
  return (
    <div data-ui="board-tools" className={styles.tools}>
      {scriptChanged && (
        <Button
          variant="soft"
          aria-haspopup="dialog"
          onClick={() =>
            void askAboutScript({ again: true }).catch((error: unknown) =>
              reportAs(t`Couldn't load the script's changes`, error),
            )
          }
        >
          <ScrollText aria-hidden size={15} strokeWidth={1.75} />
          <Trans>Script changed</Trans>
        </Button>
      )}
      <Pick
        title={t`Size`}
        value={ratio as (typeof FILM_RATIOS)[number]}
        choices={FILM_RATIOS.map((value) => ({ value, label: value, note: i18n._(RATIO_NAMES[value]) }))}
        onChoose={(value) =>
          void setRatio(value).catch((error: unknown) => reportAs(t`Couldn't change the size`, error))
        }
      >
        {ratio}
      </Pick>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen('style')}>
        <Trans>Style</Trans> <small>{styleName || t`None`}</small>
      </Button>
      <Button
        variant="soft"
        id={menu}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      >
        <Trans>Batch</Trans>
        <ChevronDown aria-hidden size={14} strokeWidth={1.9} />
      </Button>
      {open === 'menu' && (
        <FloatingMenu
          anchor={menu}
          label={t`Batch`}
          placement="bottom-end"
          onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          entries={KINDS.map((value) => ({
            value,
            label: i18n._(BATCHES[value].title),
            icon: BATCHES[value].icon,
            run: () => setOpen(value),
          }))}
        />
      )}
      <Suspense fallback={null}>
        {open === 'style' && <StyleDialog onClose={() => setOpen(null)} />}
        {open !== null && open !== 'menu' && open !== 'style' && (
          <BatchDialog kind={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </div>
  );
}
