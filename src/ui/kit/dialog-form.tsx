import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogDismiss } from './dialog-dismiss.tsx';
import styles from './dialog-form.module.css';
import { DialogButtons } from './dialog-parts.tsx';
import { StickyFoot } from './sticky-foot.tsx';

/** A form in a dialog, with the button that closes the dialog and the one that sends the form. */
export const DialogForm = ({
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
}) => (
  <form
    className={styles.form}
    data-tight={tight || undefined}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      // React events also bubble to a form around the dialog
      event.stopPropagation();
      onSubmit();
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
