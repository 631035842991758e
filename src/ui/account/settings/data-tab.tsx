import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadOwnData } from '../../../store/account/own-account.ts';
import { Button } from '../../kit/button.tsx';
import { saveBlob } from '../../kit/download.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Refusal } from './refusal.tsx';
import styles from './settings.module.css';
import { useSending } from './use-sending.ts';

/** Downloading the member's data, and deleting the account. */
export function DataTab({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const { busy, problem, send } = useSending();
  const [deleting, setDeleting] = useState(false);
  if (deleting) return <DeleteAccount hasPassword={hasPassword} onCancel={() => setDeleting(false)} />;
  return (
    <div className={styles.part}>
      <section className={styles.part} aria-label={t`Download your data`}>
        <h3>
          <Trans>Download your data</Trans>
        </h3>
        <Quiet>
          <Trans>
            A JSON file with your account, points, prompts, projects, and links to your pictures and videos.
            The links work for a week.
          </Trans>
        </Quiet>
        <Refusal>{problem}</Refusal>
        <Button
          variant="secondary"
          size="lg"
          loading={busy}
          onClick={() => void send(async () => saveBlob(await downloadOwnData(), 'inkreel-account.json'))}
        >
          <Download aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Download</Trans>
        </Button>
      </section>
      <section className={styles.part} aria-label={t`Delete account`}>
        <h3>
          <Trans>Delete account</Trans>
        </h3>
        <Quiet>
          <Trans>Deletes your account and everything in it. You'll be asked to confirm.</Trans>
        </Quiet>
        <Button variant="secondary" size="lg" onClick={() => setDeleting(true)}>
          <Trans>Delete account…</Trans>
        </Button>
      </section>
    </div>
  );
}
