import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { DRAW_TOOLS } from '../../api/draw-models.ts';
import { session } from '../../store/account/session-state.ts';
import { chooseLook, historyLook } from '../../store/draw/history-look.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { type Searching, SearchRow, SearchToggle } from '../kit/search-tools.tsx';
import { toolWords } from '../kit/tool-words.ts';

/** The page head's buttons: search, and the view of the history. */
export function HistoryTools({
  open,
  onOpen,
  change,
}: Pick<Searching, 'change'> & { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { look } = useSnapshot(historyLook);
  if (!token) return null;
  const Look = look === 'grid' ? Rows3 : LayoutGrid;
  return (
    <>
      <SearchToggle label={t`Search the history`} open={open} onOpen={onOpen} change={change} />
      <IconButton
        aria-label={look === 'grid' ? t`Show records` : t`Show as a grid`}
        onClick={() => chooseLook(look === 'grid' ? 'records' : 'grid')}
      >
        <Look aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

/** The search under the page's head. */
export function DrawSearch({ onClose, ...searching }: Searching & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const tools = DRAW_TOOLS.map(({ value, name }) => ({
    value,
    label: toolWords({ tool: value, toolName: name }, i18n),
  }));
  return <SearchRow {...searching} label={t`Search your pictures`} tools={tools} onClose={onClose} />;
}
