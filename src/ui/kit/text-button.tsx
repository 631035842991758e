import { Button, type ButtonProps } from './button.tsx';

/** A button that reads as a part of the sentence beside it. */
export const TextButton = (props: Omit<ButtonProps, 'variant' | 'size'>) => (
  <Button {...props} variant="link" size="text" />
);
