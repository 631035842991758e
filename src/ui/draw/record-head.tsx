import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { toolWords } from '../kit/tool-words.ts';
import { RecordTime } from './record-time.tsx';
import { RecordWords } from './record-words.tsx';

const RecordMenu = lazy(() => import('./record-menu.tsx'));

/** The words, the time, what it was made with, and the record's own menu. */
export function RecordHead({ view }: { view: DrawView }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <header className="rec-head">
      <RecordWords words={view.prompt} />
      <div className="rec-end">
        <RecordTime view={view} />
        <button
          type="button"
          className="mini"
          id={id}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={t`Actions for this record`}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </div>
      <ul className="chips">
        <li>{toolWords(view, i18n)}</li>
        <li>{view.ratio === 'match_input_image' ? t`As the reference` : view.ratio}</li>
        {view.provider && <li>{view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}</li>}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <RecordMenu id={view.id} prompt={view.prompt} anchor={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
