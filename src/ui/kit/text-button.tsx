import type { ComponentProps } from 'react';
import './text-button.css';

/** A button that reads as a part of the sentence beside it. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className="text-button" />
);
