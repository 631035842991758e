import { Trans } from '@lingui/react/macro';
import { openDialog } from '../../../store/dialogs.ts';
import { Button } from '../../kit/button.tsx';
import { useInvitedWords } from '../../kit/use-invited-words.ts';
import styles from './invited.module.css';

/** Tells a visitor that the invitation they came by is kept, above the works that they look at first. */
export function Invited() {
  const words = useInvitedWords();
  if (!words) return null;
  return (
    <div data-ui="invited" className={styles.line}>
      <p>{words}</p>
      <Button variant="secondary" size="md" onClick={() => openDialog({ name: 'register' })}>
        <Trans>Create an account</Trans>
      </Button>
    </div>
  );
}
