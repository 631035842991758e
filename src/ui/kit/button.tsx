import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, Ref } from 'react';
import { type ButtonLooks, buttonStyles } from './button-looks.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'className'>, ButtonLooks {
  ref?: Ref<HTMLButtonElement>;
  /** What it does is on its way: it turns, and a press does nothing. */
  loading?: boolean | undefined;
  /** Not ready, yet it stays reachable: the line that `aria-describedby` names says why. */
  blocked?: boolean | undefined;
  /** Why it is disabled; nothing where it is not. */
  disabledReason?: string | false | undefined;
}

/** A button of the one set. It submits nothing unless its `type` says so. */
export function Button({
  variant,
  size,
  attached,
  wide,
  loading,
  blocked,
  disabledReason,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const stopped = blocked || loading;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!stopped) onClick?.(event);
    // a form must not be sent by a press that does nothing
    else if (props.type !== 'submit') event.preventDefault();
  };
  return (
    <chakra.button
      type="button"
      {...props}
      {...(disabledReason && { disabled: true, title: disabledReason })}
      {...(stopped !== undefined && { 'aria-disabled': stopped })}
      {...(loading && { 'aria-busy': true })}
      css={buttonStyles({ variant, size, attached, wide })}
      onClick={press}
    >
      {loading && <Spinner size={16} />}
      {children}
    </chakra.button>
  );
}
