import type { ComponentProps } from 'react';
import { type ButtonLooks, wearButton } from './button-looks.ts';

/** A link that looks like a button. It only navigates. */
export const LinkButton = (props: Omit<ComponentProps<'a'>, 'className'> & ButtonLooks) => (
  <a {...wearButton(props)} />
);
