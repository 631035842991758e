import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, Ref } from 'react';
import { type ButtonLooks, buttonStyles } from './button-looks.ts';

/** A link that looks like a button: it leads somewhere, and does nothing else. */
export const LinkButton = ({
  variant,
  size,
  wide,
  ...props
}: Omit<ComponentProps<'a'>, 'ref' | 'className'> & ButtonLooks & { ref?: Ref<HTMLAnchorElement> }) => (
  <chakra.a {...props} css={buttonStyles({ variant, size, wide })} />
);
