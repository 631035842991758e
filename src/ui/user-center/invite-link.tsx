import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { INVITE_REWARD } from '../../api/user-center.ts';
import { browser } from '../../store/browser.ts';
import { invite, readInvite } from '../../store/user-center/invite.ts';
import { report } from '../errors/error-policy.ts';
import { Button } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { PanelNote } from '../kit/panel-note.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SentenceGap } from '../kit/sentence-gap.tsx';
import { shareLink } from '../kit/share-link.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { InviteCode } from './invite-code.tsx';
import styles from './invite-link.module.css';

const read = () => void readInvite().catch((error: unknown) => report(error, { background: true }));

/** The rewards of an invitation, and the link to share (USER-11, USER-12). */
export function InviteLink() {
  const { t } = useLingui();
  const { url, rewardsPerDay, failed } = useSnapshot(invite);
  const { online } = useSnapshot(browser);
  const [code, setCode] = useState(false);
  const { inviter, friend } = INVITE_REWARD;
  useEffect(() => {
    if (online) read();
  }, [online]);
  const share = (picture?: File) =>
    void shareLink('Inkreel', url, {
      text: t`Make pictures and films with me on Inkreel`,
      ...(picture && { files: [picture] }),
    });
  /** There is no link, and none is loading. */
  const missing = !url && (failed || !online);
  return (
    <section className={styles.invite} aria-label={t`Invite friends`}>
      <p>
        <Trans>
          You get {inviter} points for each friend who joins with your link, and they get {friend} points.
        </Trans>
        <SentenceGap />
        {rewardsPerDay !== null && (
          <Quiet as="span">
            {plural(rewardsPerDay, {
              0: 'Right now only your friend gets points.',
              one: 'You can earn points for one friend a day.',
              other: 'You can earn points for up to # friends a day.',
            })}
          </Quiet>
        )}
      </p>
      <div>
        <PanelNote retry={online ? read : undefined}>
          {missing &&
            (online ? (
              <Trans>Couldn't load your link.</Trans>
            ) : (
              <Trans>You're offline. Your link needs a connection.</Trans>
            ))}
        </PanelNote>
        {url && (
          <input
            className={styles.url}
            aria-label={t`Your invitation link`}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        )}
        {!url && !missing && (
          <Skeleton className={styles.urlSkeleton} as="div" role="img" aria-label={t`Loading`} />
        )}
      </div>
      <div className={styles.ways}>
        <Button variant="primary" size="md" disabled={!url} onClick={() => void copyText(url)}>
          <Copy aria-hidden strokeWidth={1.75} />
          <Trans>Copy</Trans>
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" size="md" disabled={!url} onClick={() => share()}>
            <Share2 aria-hidden strokeWidth={1.75} />
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          variant="secondary"
          size="md"
          disabled={!url}
          aria-expanded={code}
          onClick={() => setCode(!code)}
        >
          <QrIcon aria-hidden strokeWidth={1.75} />
          <Trans>QR code</Trans>
        </Button>
      </div>
      {code && url && <InviteCode url={url} onShare={share} />}
    </section>
  );
}
