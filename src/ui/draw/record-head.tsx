import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import { referenceOf } from '../../store/draw/draw-settings.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { later } from '../kit/later.ts';
import { mediaOf } from '../kit/media-address.ts';
import { TileButton } from '../kit/tile-button.tsx';
import { toolWords } from '../kit/tool-words.ts';
import { styled } from '../theme/styled.tsx';
import styles from './record-head.module.css';
import { RecordTime } from './record-time.tsx';
import { RecordWords } from './record-words.tsx';
import { shapeWords } from './shape-words.ts';
import { StarButton } from './star-button.tsx';
import { useRecordName } from './use-record-name.ts';

const RecordMenu = later(styled(() => import('./record-menu.tsx')));

/** A record's prompt, time, settings and menu. */
export function RecordHead({ record, view }: { record: DrawRecord; view: DrawView }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = useRecordName(view);
  const reference = mediaOf(referenceOf(record) ?? '', 320);
  return (
    <header className={styles.head}>
      <RecordWords words={view.prompt} name={name} />
      <div className={styles.end}>
        <RecordTime view={view} />
        <StarButton record={record} view={view} />
        <TileButton
          look="quiet"
          id={id}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={t`Actions for ${name}`}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </TileButton>
      </div>
      <ul className={styles.chips}>
        {reference && (
          <li>
            <img src={reference} alt="" loading="lazy" decoding="async" />
            <Trans>Reference</Trans>
          </li>
        )}
        <li>{toolWords(view, i18n)}</li>
        <li>{shapeWords(view)}</li>
        {view.provider && <li>{view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}</li>}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <RecordMenu record={record} view={view} anchor={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
