import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

export function CloseButton(props: ButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant="quiet" aria-label={t`Close`} {...props} size="icon">
      <X aria-hidden strokeWidth={1.75} />
    </Button>
  );
}
