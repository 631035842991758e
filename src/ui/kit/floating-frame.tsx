import { Menu } from '@chakra-ui/react/menu';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { wasPressed } from './last-deed.ts';
import { Portal } from './portal.tsx';
import { leaveMenu } from './return-focus.ts';
import { useCloseRequest } from './use-close-request.ts';

/** The id of a button's menu. A button in a dialog names it in `aria-controls`, or the dialog's focus trap excludes it. */
export const menuOf = (anchor: string): string => `${anchor}-menu`;

const openedByKeyboard = (anchor: string): boolean =>
  !wasPressed() && document.getElementById(anchor)?.matches(':focus-visible') === true;

/** The second click of two at one place was meant for the button that the surface may cover by now. */
function dropSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The floating surface of a menu, open as long as it is rendered. It is anchored to a button that exists already, so that its code
 * loads when it is first opened; closing it returns the focus to that button. Opened by keyboard, its first row is marked. It is its own
 * region, since it is rendered outside the page's landmarks.
 */
export function FloatingFrame({
  anchor,
  label,
  first,
  placement,
  gutter,
  className,
  children,
  onSelect,
  onClose,
}: {
  /** Id of the button. */
  anchor: string;
  label: string;
  /** The value of the first row that can be chosen. */
  first?: string | undefined;
  placement: 'top-start' | 'bottom-end';
  /** Pixels between button and surface. */
  gutter: number;
  className?: string | undefined;
  children: ReactNode;
  onSelect?: (value: string) => void;
  onClose: () => void;
}) {
  const close = () => {
    leaveMenu(anchor);
    onClose();
  };
  useCloseRequest(true, close);
  // before the menu takes the focus
  const [marked] = useState(() => (openedByKeyboard(anchor) ? first : undefined));
  return (
    <Menu.Root
      open
      ids={{ trigger: anchor, content: menuOf(anchor) }}
      aria-label={label}
      defaultHighlightedValue={marked ?? null}
      positioning={{
        placement,
        gutter,
        strategy: 'fixed',
        // a long one may cover its button: it must not leave the window
        overlap: true,
        getAnchorElement: () => document.getElementById(anchor),
      }}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      onSelect={({ value }) => onSelect?.(value)}
    >
      <Portal>
        <Menu.Positioner role="region" aria-label={label} onClickCapture={dropSecond}>
          <Menu.Content className={className}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
