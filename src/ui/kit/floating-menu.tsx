import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './floating-menu.module.css';
import { focusAnchor, leaveMenu } from './return-focus.ts';

export interface MenuEntry {
  /** Unique in its menu. */
  value: string;
  label: string;
  icon: LucideIcon;
  /** Stands at the end of the row, e.g. a cost. */
  end?: string;
  run: () => void;
}

/**
 * A menu that opens at a button which is already there, so that its code loads with the first opening. The button has the focus
 * again before an entry runs: a dialog that it opens returns the focus there too.
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
  entries: MenuEntry[];
  /** Stands above the entries; the keyboard skips it. */
  head?: ReactNode;
  placement?: 'top-start' | 'bottom-end';
  onClose: () => void;
}) {
  return (
    <Menu.Root
      open
      ids={{ trigger: anchor }}
      aria-label={label}
      positioning={{
        placement,
        gutter: 6,
        strategy: 'fixed',
        getAnchorElement: () => document.getElementById(anchor),
      }}
      onOpenChange={({ open }) => {
        if (open) return;
        leaveMenu(anchor);
        onClose();
      }}
      onSelect={({ value }) => {
        focusAnchor(anchor);
        entries.find((entry) => entry.value === value)?.run();
      }}
    >
      <Portal>
        <Menu.Positioner role="region" aria-label={label}>
          <Menu.Content>
            {head}
            {entries.map(({ value, label: text, icon: Icon, end }) => (
              <Menu.Item key={value} value={value}>
                <Icon aria-hidden strokeWidth={1.75} />
                {text}
                {end && <small className={styles.end}>{end}</small>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
