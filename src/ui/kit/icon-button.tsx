import { Button, type ButtonProps } from './button.tsx';

/** A button with a sign in place of words. Its name says what it does, e.g. `Close`. */
export const IconButton = (
  props: Omit<ButtonProps, 'size'> & ({ 'aria-label': string } | { lang: string }),
) => <Button variant="quiet" {...props} size="icon" />;
