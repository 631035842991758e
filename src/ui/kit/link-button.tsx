import type { ComponentProps, Ref } from 'react';
import { BaseLink } from './button-base.tsx';

/** A link that looks like a button: it leads somewhere, and does nothing else. */
export const LinkButton = (props: ComponentProps<typeof BaseLink> & { ref?: Ref<HTMLAnchorElement> }) => (
  <BaseLink {...props} />
);
