import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import type { DoneClip } from '../../store/video/change-clip.ts';
import { menuOf } from '../kit/floating-frame.tsx';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { type ClipEntry, clipActions } from './clip-actions.ts';

/** Beside the menu these have buttons of their own, the first two on phones as well (VIDEO-12). */
const SHOWN = ['download', 'reuse', 'continue', 'hd', 'sound'];
const ALWAYS = ['download', 'reuse'];

/** The clip's actions, from the same table as its card's. */
export function PlayerActions({
  done,
  onLeave,
}: {
  done: DoneClip;
  /** Closes the player, and does this then. */
  onLeave: (then: () => void) => void;
}) {
  const { t } = useLingui();
  // prices and what is possible
  useSnapshot(points);
  useSnapshot(browser);
  const id = useId();
  const [open, setOpen] = useState(false);
  const inPlayer = ({ leaves, run, ...entry }: ClipEntry) => ({
    ...entry,
    run: leaves ? () => onLeave(run) : run,
  });
  const entries = clipActions(done).map(inPlayer);
  const shown = SHOWN.flatMap((value) => entries.find((entry) => entry.value === value) ?? []);
  return (
    <>
      {shown
        .filter(({ blocked }) => !blocked)
        .map(({ value, label, end, icon: Icon, run }) => (
          <button
            key={value}
            type="button"
            data-always={ALWAYS.includes(value) || undefined}
            aria-label={label}
            title={end ? `${label} · ${end}` : label}
            onClick={run}
          >
            <Icon aria-hidden size={19} strokeWidth={1.75} />
          </button>
        ))}
      <button
        type="button"
        id={id}
        data-always
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuOf(id) : undefined}
        aria-label={t`Actions for this clip`}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {open && (
        <FloatingMenu
          anchor={id}
          label={t`Actions for this clip`}
          placement="bottom-end"
          entries={entries}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
