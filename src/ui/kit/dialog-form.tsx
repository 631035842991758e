import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DialogDismiss } from './dialog-dismiss.tsx';
import styles from './dialog-form.module.css';
import { DialogButtons } from './dialog-parts.tsx';
import { StickyFoot } from './sticky-foot.tsx';

/** A field that is marked as wrong, or the first one of a group that is. */
const WRONG = ':is(input, textarea, select, button)[aria-invalid=true], [aria-invalid=true] input';

/**
 * A form in a dialog, with the button that closes the dialog and the one that sends the form. A press that finds something missing
 * leads to the first field that is marked as wrong.
 */
export function DialogForm({
  submit,
  dismiss,
  busy,
  blocked,
  disabledReason,
  describedBy,
  tight,
  children,
  onSubmit,
}: {
  /** The label of the button that sends. */
  submit: ReactNode;
  /** The label of the other one; `Cancel` without it. */
  dismiss?: ReactNode;
  busy: boolean;
  /** A press does nothing; `describedBy` is the id of the line that says why. */
  blocked?: boolean;
  describedBy?: string;
  disabledReason?: string | false;
  /** Less space between fields. */
  tight?: boolean;
  children: ReactNode;
  onSubmit: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  // after the press was rendered, with its marks
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [presses]);
  return (
    <form
      ref={form}
      className={styles.form}
      data-tight={tight || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events also bubble to a form around the dialog
        event.stopPropagation();
        // the button passes on the press of a form that is not ready
        if (blocked) return;
        onSubmit();
        setPresses((number) => number + 1);
      }}
    >
      {children}
      <StickyFoot>
        <DialogButtons inFoot>
          <DialogDismiss>{dismiss}</DialogDismiss>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={busy}
            blocked={blocked}
            disabledReason={disabledReason}
            aria-describedby={describedBy}
          >
            {submit}
          </Button>
        </DialogButtons>
      </StickyFoot>
    </form>
  );
}
