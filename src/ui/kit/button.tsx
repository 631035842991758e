import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLooks, wearButton } from './button-looks.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLooks {
  /** What it does is on its way: it turns, and a press does nothing. */
  loading?: boolean | undefined;
  /** Not ready, yet it stays reachable: the line that `aria-describedby` names says why. */
  blocked?: boolean | undefined;
  /** Why it is disabled; nothing where it is not. */
  disabledReason?: string | false | undefined;
}

/** A button of the one set. It submits nothing unless its `type` says so. */
export function Button({ loading, blocked, disabledReason, children, onClick, ...props }: ButtonProps) {
  const stopped = blocked || loading;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) onClick?.(event);
    // a form must not be sent by a press that does nothing
    else if (props.type !== 'submit') event.preventDefault();
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
