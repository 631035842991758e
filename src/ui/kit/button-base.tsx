import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, Ref } from 'react';
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

const looks = system.getRecipeFn('button');

export const BaseButton = ({
  variant,
  size,
  attached,
  wide,
  ...props
}: Omit<ComponentProps<'button'>, 'ref' | 'className'> & ButtonLooks & { ref?: Ref<HTMLButtonElement> }) => (
  <chakra.button {...props} css={looks({ variant, size, attached, wide })} />
);

export const BaseLink = ({
  variant,
  size,
  attached,
  wide,
  ...props
}: Omit<ComponentProps<'a'>, 'ref' | 'className'> & ButtonLooks & { ref?: Ref<HTMLAnchorElement> }) => (
  <chakra.a {...props} css={looks({ variant, size, attached, wide })} />
);
