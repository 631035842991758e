import { Button, type ButtonProps } from './button.tsx';

/** A button with an icon instead of words. `aria-label` says what it does, e.g. `Close`. */
export const IconButton = (
  props: Omit<ButtonProps, 'size'> & ({ 'aria-label': string } | { lang: string }),
) => <Button variant="quiet" {...props} size="icon" />;
