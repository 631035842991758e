import { Trans } from '@lingui/react/macro';
import { openDialog } from '../../store/dialogs.ts';
import { Button } from '../kit/button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import styles from './for-visitors.module.css';

/** What a visitor can have of notifications: all that they tell belongs to an account, so this browser's abilities would promise too much. */
export function ForVisitors() {
  return (
    <div className={styles.visitors}>
      <Quiet>
        <Trans>
          Notifications tell you that something you made is done or a payment has arrived. Both need an
          account, so nothing is sent before you sign in. You can allow them, choose what they are about and
          send a test now.
        </Trans>
      </Quiet>
      <Button variant="secondary" size="md" onClick={() => openDialog({ name: 'login' })}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
