import { Menu } from '@chakra-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FloatingFrame } from './floating-frame.tsx';
import styles from './floating-menu.module.css';
import { focusAnchor } from './return-focus.ts';

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
  entries: MenuEntry[];
  /** Stands above the entries; the keyboard skips it. */
  head?: ReactNode;
  placement?: 'top-start' | 'bottom-end';
  onClose: () => void;
}) {
  return (
    <FloatingFrame
      anchor={anchor}
      label={label}
      placement={placement}
      gutter={6}
      onSelect={(value) => {
        focusAnchor(anchor);
        entries.find((entry) => entry.value === value)?.run();
      }}
      onClose={onClose}
    >
      {head}
      {entries.map(({ value, label: text, icon: Icon, end }) => (
        <Menu.Item key={value} value={value}>
          <Icon aria-hidden strokeWidth={1.75} />
          {text}
          {end && <small className={styles.end}>{end}</small>}
        </Menu.Item>
      ))}
    </FloatingFrame>
  );
}
