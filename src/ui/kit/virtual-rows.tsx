import type { Ref } from 'react';
import {
  type CustomContainerComponentProps,
  Virtualizer,
  type VirtualizerHandle,
  type VirtualizerProps,
} from 'virtua';

/** Rows of which only those near the view are in the page. */
export function VirtualRows<Row>(
  props: Omit<VirtualizerProps<Row>, 'as'> & { ref?: Ref<VirtualizerHandle> },
) {
  return <Virtualizer {...props} as={Container} />;
}

/**
 * By default rows are out of the pointer's reach while they scroll. That is inherited, so the browser styles all that they contain
 * anew at the start and at the end of each scroll: also while somebody types into a prompt bar that grows by a line, since the list
 * follows it.
 */
function Container({ style: { pointerEvents: _, ...style }, ...rest }: CustomContainerComponentProps) {
  return <div style={style} {...rest} />;
}
