import { Menu } from '@chakra-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../store/toasts.ts';
import { FloatingFrame } from './floating-frame.tsx';
import styles from './floating-menu.module.css';
import { focusAnchor } from './return-focus.ts';

export interface MenuEntry {
  /** Unique in its menu. */
  value: string;
  label: string;
  icon: LucideIcon;
  /** At the end of the row, e.g. a cost. */
  end?: string;
  /** Why it is not possible now. The entry stays readable, and a press says it again. */
  blocked?: string;
  /** Has its own button where there is room, beside the one that opens the menu. */
  quick?: boolean;
  /** What that button is called, where the label and what it is of are not a name. */
  quickName?: string;
  run: () => void;
}

/** Runs an entry, or says why it is blocked. */
export function runEntry({ blocked, run }: MenuEntry): void {
  if (blocked) toast({ type: 'info', title: blocked });
  else run();
}

/**
 * A menu of things to do. Its button has the focus again before an entry runs, so that a dialog which the entry opens returns the
 * focus there too.
 */
export function FloatingMenu({
  anchor,
  label,
  entries,
  head,
  placement = 'top-start',
  onClose,
}: {
  /** Id of the button. */
  anchor: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Rendered above the entries; the keyboard skips it. */
  head?: ReactNode;
  placement?: 'top-start' | 'bottom-end';
  onClose: () => void;
}) {
  return (
    <FloatingFrame
      anchor={anchor}
      label={label}
      first={entries[0]?.value}
      placement={placement}
      gutter={6}
      onSelect={(value) => {
        focusAnchor(anchor);
        const entry = entries.find((one) => one.value === value);
        if (entry) runEntry(entry);
      }}
      onClose={onClose}
    >
      {head}
      {entries.map(({ value, label: text, icon: Icon, end, blocked }) => (
        // not the library's `disabled`: the keyboard would skip the entry, and its reason
        <Menu.Item key={value} value={value} aria-disabled={blocked ? true : undefined}>
          <Icon aria-hidden strokeWidth={1.75} />
          {blocked ? (
            <span className={styles.blocked}>
              {text}
              <small>{blocked}</small>
            </span>
          ) : (
            text
          )}
          {end && !blocked && <small className={styles.end}>{end}</small>}
        </Menu.Item>
      ))}
    </FloatingFrame>
  );
}
