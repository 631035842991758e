import { Button, type ButtonProps } from './button.tsx';

/** A button that looks like part of a sentence. */
export const TextButton = (props: Omit<ButtonProps, 'variant' | 'size'>) => (
  <Button {...props} variant="link" size="text" />
);
