import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './text-field.module.css';
import { TextField } from './text-field.tsx';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      aside={
        <IconButton
          className={styles.inside}
          aria-pressed={shown}
          aria-label={t`Show the password`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
      }
    />
  );
}
