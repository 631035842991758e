import type { ComponentProps } from 'react';
import { type ButtonLooks, wearButton } from './button-looks.ts';

/** A link that looks like a button: it leads somewhere, and does nothing else. */
export const LinkButton = (props: Omit<ComponentProps<'a'>, 'className'> & ButtonLooks) => (
  <a {...wearButton(props)} />
);
