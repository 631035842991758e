import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { declineInstall, install, startInstall } from '../../store/install.ts';
import { Button } from '../kit/button.tsx';
import { CloseButton } from '../kit/close-button.tsx';
import styles from './install-card.module.css';

/** Above the page and in its flow, so that it covers nothing anywhere. */
export default function InstallCard() {
  const { t } = useLingui();
  const { way } = useSnapshot(install);
  return (
    <section className={styles.card} data-above-page aria-label={t`Install app`}>
      <img src="/web/icons/icon-192.png" alt="" width={40} height={40} />
      <p>
        <strong>
          <Trans>Install Inkreel</Trans>
        </strong>
        <span>
          <Trans>Opens in its own window and starts without a network.</Trans>
        </span>
      </p>
      <div>
        <Button variant="primary" size="sm" onClick={() => void startInstall()}>
          {way === 'steps' ? <Trans>Show steps</Trans> : <Trans>Install</Trans>}
        </Button>
        <CloseButton aria-label={t`Not now`} onClick={declineInstall} />
      </div>
    </section>
  );
}
