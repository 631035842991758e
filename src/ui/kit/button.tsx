import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLooks, wearButton } from './button-looks.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLooks {
  /** The action is running: shows a spinner and ignores presses. */
  loading?: boolean | undefined;
  /** Not ready, but still focusable; the element named by `aria-describedby` says why. */
  blocked?: boolean | undefined;
  /** Disables the button and says why. */
  disabledReason?: string | false | undefined;
}

/** The app's button. It does not submit a form unless its `type` says so. */
export function Button({ loading, blocked, disabledReason, children, onClick, ...props }: ButtonProps) {
  const stopped = blocked || loading;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) onClick?.(event);
    // what is running is not sent twice; a form that is not ready gets the press, and says what is missing
    else if (loading || props.type !== 'submit') event.preventDefault();
  };
  return (
    <button
      type="button"
      {...wearButton(props)}
      {...(disabledReason && { disabled: true, title: disabledReason })}
      {...(stopped !== undefined && { 'aria-disabled': stopped })}
      {...(loading && { 'aria-busy': true })}
      onClick={press}
    >
      {loading && <Spinner size={16} />}
      {children}
    </button>
  );
}
