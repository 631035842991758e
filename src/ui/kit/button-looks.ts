import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

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

/** The recipe's styles; those of each set of variants are made once. */
export const buttonStyles = system.getRecipeFn('button');
