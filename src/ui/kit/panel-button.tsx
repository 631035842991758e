import { type ReactNode, Suspense, useId, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import { Button } from './button.tsx';
import { later } from './later.ts';
import { afterLast } from './pass-focus.ts';

const load = styled(() => import('./floating-panel.tsx'));
const FloatingPanel = later(load);

/** A chip that opens a panel of fields. */
export function PanelButton({
  title,
  label,
  mark,
  after,
  children,
  panel,
  open: shown,
  onOpen,
}: {
  /** Names the panel, and the chip unless `label` does. */
  title: string;
  label?: string | undefined;
  /** The chip's `data-ui`, for whatever has to find it. */
  mark?: string;
  /** The kind of rows whose last one, when it is deleted, passes the focus on to the chip. */
  after?: string;
  /** The chip's content. */
  children: ReactNode;
  /** The panel's content, loaded when it is first opened. @param close for content that closes it */
  panel: (close: () => void) => ReactNode;
  /** For an owner that also opens it by itself. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
}) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = shown ?? own;
  const setOpen = (value: boolean) => {
    setOwn(value);
    onOpen?.(value);
  };
  const warm = () => void load();
  return (
    <>
      <Button
        variant="soft"
        id={id}
        data-ui={mark}
        {...(after && afterLast(after))}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FloatingPanel anchor={id} label={title} onClose={() => setOpen(false)}>
            <Suspense fallback={null}>{panel(() => setOpen(false))}</Suspense>
          </FloatingPanel>
        </Suspense>
      )}
    </>
  );
}
