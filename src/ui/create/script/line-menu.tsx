import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, ListPlus, Trash2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { DramaLine } from '../../../api/script.ts';
import { script } from '../../../store/film/script/script.ts';
import { FloatingMenu, type MenuEntry } from '../../kit/floating-menu.tsx';
import { addLineAbove, copyShotLine, putLine } from './line-actions.ts';

/** A line's other actions. Moving is here too, so that nobody has to drag. */
export default function LineMenu({
  line,
  index,
  of,
  anchor,
  onDelete,
  onClose,
}: {
  line: DramaLine;
  index: number;
  of: number;
  anchor: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { lines } = useSnapshot(script);
  const number = index + 1;
  const [above, below] = [lines[index - 1]?.id, lines[index + 1]?.id];
  const moves: MenuEntry[] = [
    ...(above && number > 1
      ? [{ value: 'up', label: t`Move up`, icon: ArrowUp, run: () => void putLine(line.id, above) }]
      : []),
    ...(below && number < of
      ? [{ value: 'down', label: t`Move down`, icon: ArrowDown, run: () => void putLine(line.id, below) }]
      : []),
  ];
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Actions for shot ${number}`}
      placement="bottom-end"
      onClose={onClose}
      entries={[
        { value: 'above', label: t`Add above`, icon: ListPlus, run: () => void addLineAbove(line.id) },
        { value: 'copy', label: t`Copy`, icon: Copy, run: () => void copyShotLine(line.id) },
        ...moves,
        { value: 'delete', label: t`Delete`, icon: Trash2, run: onDelete },
      ]}
    />
  );
}
