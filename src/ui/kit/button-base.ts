import { createRecipeContext } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

/** What all buttons look like: the variants of the recipe. */
export interface ButtonLooks {
  /** `primary`: the one thing to press. `danger`: what cannot be taken back. */
  variant?: 'primary' | 'danger' | 'secondary' | 'soft' | 'quiet' | 'link';
  size?: 'text' | 'xs' | 'sm' | 'md' | 'lg' | 'icon';
  /** Two buttons that look like one. */
  attached?: 'start' | 'end';
  /** As wide as its place. */
  wide?: boolean;
  /** Places the button among its neighbors; how it looks is up to the variants. */
  className?: string | undefined;
  children?: ReactNode;
}

const { withContext } = createRecipeContext({ key: 'button' });

export const BaseButton = withContext<
  HTMLButtonElement,
  Omit<ComponentProps<'button'>, 'ref' | 'className'> & ButtonLooks
>('button');

export const BaseLink = withContext<
  HTMLAnchorElement,
  Omit<ComponentProps<'a'>, 'ref' | 'className'> & ButtonLooks
>('a');
