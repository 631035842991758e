import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { install, startInstall } from '../../store/install.ts';
import { Button } from '../kit/button.tsx';
import styles from './more-install.module.css';

/** Shown while installing is possible, even if the offer was declined. */
export function MoreInstall({ onSignOut }: { onSignOut: () => void }) {
  const { way } = useSnapshot(install);
  if (!way) return null;
  const begin = () => {
    onSignOut();
    void startInstall();
  };
  return (
    <Button variant="secondary" size="lg" wide className={styles.install} onClick={begin}>
      <Smartphone aria-hidden size={18} strokeWidth={1.75} />
      <Trans>Install app</Trans>
    </Button>
  );
}
