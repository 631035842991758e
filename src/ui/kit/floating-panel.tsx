import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import styles from './floating-panel.module.css';
import { focusAnchor } from './return-focus.ts';

/**
 * A small panel of fields over the page, open as long as it is rendered. It stands at a button that is already there, so that its
 * code loads with the first opening; closing it returns the focus to that button.
 */
export default function FloatingPanel({
  anchor,
  label,
  children,
  onClose,
}: {
  /** Id of the button. */
  anchor: string;
  label: string;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Popover.Root
      open
      unstyled
      autoFocus
      ids={{ trigger: anchor }}
      positioning={{
        placement: 'top-start',
        gutter: 8,
        strategy: 'fixed',
        getAnchorElement: () => document.getElementById(anchor),
      }}
      onEscapeKeyDown={() => focusAnchor(anchor)}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Popover.Positioner className={styles.place}>
          <Popover.Content className={styles.panel} aria-label={label}>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
