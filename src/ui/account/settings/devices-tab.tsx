import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { type Device, signOutDevice, signOutOthers } from '../../../store/account/own-account.ts';
import { toast } from '../../../store/toasts.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TimeText } from '../../kit/time-text.tsx';
import { useRowFocus } from '../../kit/use-row-focus.ts';
import { Refusal } from './refusal.tsx';
import styles from './settings.module.css';
import { useSending } from './use-sending.ts';

/** The devices that are signed in; each other one can be signed out, or all of them. */
export function DevicesTab({ devices }: { devices: readonly Device[] }) {
  const { t } = useLingui();
  const { busy, problem, send } = useSending();
  const { list, cached } = useRowFocus(0);
  const leave = async (work: () => Promise<void>, said: string) => {
    if (await send(work)) toast({ type: 'success', title: said });
  };
  return (
    <div className={styles.part}>
      <ul ref={list} className={styles.devices} aria-label={t`Devices`} {...cached}>
        {devices.map(({ id, device, last_seen, current }) => {
          const name = device || t`Unknown device`;
          return (
            <li key={id} tabIndex={-1}>
              <MonitorSmartphone aria-hidden size={20} strokeWidth={1.5} />
              <span>
                <strong>{name}</strong>
                <small>
                  <Trans>
                    Last active <TimeText at={last_seen} />
                  </Trans>
                </small>
              </span>
              {current ? (
                <Badge>{t`This device`}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t`Sign out ${name}`}
                  blocked={busy}
                  onClick={() => void leave(() => signOutDevice(id), t`Signed out ${name}`)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Refusal>{problem}</Refusal>
      {devices.length > 1 && (
        <Button
          variant="secondary"
          size="lg"
          wide
          blocked={busy}
          onClick={() => void leave(signOutOthers, t`Signed out all other devices`)}
          {...cached}
        >
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
    </div>
  );
}
