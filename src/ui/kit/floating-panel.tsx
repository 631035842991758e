import { Popover } from '@chakra-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import styles from './floating-panel.module.css';
import { Portal } from './portal.tsx';
import { focusAnchor } from './return-focus.ts';
import { useCloseRequest } from './use-close-request.ts';

/**
 * A small panel of fields over the page, open as long as it is rendered. It is anchored to a button that exists already, so that its
 * code loads when it is first opened; closing it returns the focus to that button.
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
  const content = useRef<HTMLDivElement>(null);
  useCloseRequest(true, () => {
    focusAnchor(anchor);
    onClose();
  });
  return (
    <Popover.Root
      open
      unstyled
      autoFocus
      // focusing a field would open a phone's keyboard over the panel
      initialFocusEl={() => (matchMedia('(pointer: coarse)').matches ? content.current : null)}
      ids={{ trigger: anchor }}
      positioning={{
        placement: 'top-start',
        gutter: 8,
        strategy: 'fixed',
        getAnchorElement: () => document.getElementById(anchor),
        getAnchorRect: () => placeOf(anchor),
      }}
      onEscapeKeyDown={() => focusAnchor(anchor)}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={content} className={styles.panel} aria-label={label}>
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

/** The panel's position: over its button, and above the bar of that button, so that the bar's text stays readable. */
function placeOf(anchor: string): { x: number; y: number; width: number; height: number } | null {
  const button = document.getElementById(anchor);
  if (!button) return null;
  const { x, width, y, bottom } = button.getBoundingClientRect();
  const bar = button.closest('form')?.getBoundingClientRect();
  if (!bar) return { x, y, width, height: bottom - y };
  // a phone that is turned leaves the button beyond the row's edge, where the row is to be scrolled
  const within = Math.max(bar.x, Math.min(x, bar.right - width));
  return { x: within, y: bar.y, width, height: bottom - bar.y };
}
