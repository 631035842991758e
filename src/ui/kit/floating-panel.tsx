import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';

/** A panel that opens above a button which is already there; see floating-menu.tsx. */
export function FloatingPanel({
  anchor,
  title,
  children,
  initialFocus,
  onClose,
}: {
  /** Id of the button. */
  anchor: string;
  title: string;
  children: ReactNode;
  initialFocus?: () => HTMLElement | null;
  onClose: () => void;
}) {
  return (
    <Popover.Root
      open
      ids={{ trigger: anchor }}
      autoFocus
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      positioning={{
        placement: 'top-start',
        gutter: 8,
        strategy: 'fixed',
        getAnchorElement: () => document.getElementById(anchor),
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Body>
              <Popover.Title>{title}</Popover.Title>
              {children}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
