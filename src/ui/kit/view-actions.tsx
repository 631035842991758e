import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { menuOf } from './floating-frame.tsx';
import { FloatingMenu, type MenuEntry } from './floating-menu.tsx';

export interface ViewEntry extends MenuEntry {
  /** Continues elsewhere: the overlay closes first. */
  leaves: boolean;
}

/** The actions of a full-screen view, from the same table as its card's: some as buttons, all in a menu. */
export function ViewActions({
  label,
  entries: all,
  shown,
  always,
  onLeave,
}: {
  /** Names the menu. */
  label: string;
  /** Called again when prices or the network change. */
  entries: () => readonly ViewEntry[];
  /** Those with their own button, in this order; without it, the quick ones. */
  shown?: readonly string[];
  /** Those that have it on a phone, too. */
  always: readonly string[];
  /** Closes the view, and then calls this. */
  onLeave: (then: () => void) => void;
}) {
  useSnapshot(points);
  useSnapshot(browser);
  const id = useId();
  const [open, setOpen] = useState(false);
  const entries = all().map(({ leaves, run, ...entry }) => ({
    ...entry,
    run: leaves ? () => onLeave(run) : run,
  }));
  const buttons = shown
    ? shown.flatMap((value) => entries.find((entry) => entry.value === value) ?? [])
    : entries.filter(({ quick }) => quick);
  return (
    <>
      {buttons
        .filter(({ blocked }) => !blocked)
        .map(({ value, label: name, end, icon: Icon, run }) => (
          <button
            key={value}
            type="button"
            data-quick
            data-always={always.includes(value) || undefined}
            aria-label={name}
            title={end ? `${name} · ${end}` : name}
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
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </button>
      {open && (
        <FloatingMenu
          anchor={id}
          label={label}
          placement="bottom-end"
          entries={entries}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
