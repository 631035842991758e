import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { tryNotice } from '../../store/notices/push.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { useFailure } from '../kit/use-failure.tsx';
import styles from './try-it.module.css';

/** Sends a real notification, and a real push where pushes are on. */
export function TryIt({ ready }: { ready: boolean }) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const failure = useFailure();
  const send = async () => {
    setSaid('');
    failure.clear();
    try {
      setSaid(
        (await tryNotice())
          ? t`Sent. A second one follows by push. If it doesn't arrive, check your system's notification settings.`
          : t`Sent. If you don't see it, check your system's notification settings.`,
      );
    } catch (error) {
      // the page's own notification needs no network
      failure.say(t`A notification was sent. The push could not be asked for.`, error);
    }
  };
  return (
    <div className={styles.try}>
      <Button variant="secondary" size="md" disabled={!ready} onClick={() => void send()}>
        <Trans>Send a test</Trans>
      </Button>
      <Quiet role="status">
        {ready ? (failure.words ?? said) : <Trans>Turn notifications on to test them.</Trans>}
      </Quiet>
    </div>
  );
}
