import { useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '../../kit/icon-button.tsx';
import { later } from '../../kit/later.ts';
import { styled } from '../../theme/styled.tsx';
import styles from './shortcuts-button.module.css';
import { shortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = later(styled(() => import('./shortcuts-dialog.tsx')));

/** Opens the list of shortcuts; hidden on devices without a keyboard. */
export function ShortcutsButton() {
  const { t } = useLingui();
  const { open } = useSnapshot(shortcuts);
  return (
    <>
      <IconButton
        className={styles.keys}
        aria-label={t`Keyboard shortcuts`}
        title={t`Keyboard shortcuts (?)`}
        aria-haspopup="dialog"
        onClick={() => {
          shortcuts.open = true;
        }}
      >
        <Keyboard aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <Suspense fallback={null}>
        {open && (
          <ShortcutsDialog
            onClose={() => {
              shortcuts.open = false;
            }}
          />
        )}
      </Suspense>
    </>
  );
}
