import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

export function CloseButton(props: ComponentProps<'button'>) {
  const { t } = useLingui();
  return (
    <button type="button" aria-label={t`Close`} {...props} className={`mini ${props.className ?? ''}`}>
      <X aria-hidden size={18} strokeWidth={1.75} />
    </button>
  );
}
