import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '../../store/announcer.ts';
import { notices, saveNotices } from '../../store/notices/notices.ts';
import { noticeOffer } from '../../store/notices/offer.ts';
import { keepPush, switchNotices } from '../../store/notices/push.ts';
import { toast } from '../../store/toasts.ts';
import { Button } from '../kit/button.tsx';
import { CloseButton } from '../kit/close-button.tsx';
import { useQuestion } from '../kit/use-question.ts';
import styles from './offer-card.module.css';
import { useReach } from './use-reach.ts';
import { REACH, UNBLOCK } from './words.tsx';

/** Asks, beside the work that has just begun, whether to tell when it is ready; once on this device. */
export default function OfferCard() {
  const { t, i18n } = useLingui();
  const { ready, settings, permission, push } = useSnapshot(notices);
  const reach = useReach();
  const title = useId();
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    void keepPush();
  }, []);

  // what the browser can do is known a moment later, and is part of the question
  const asks = ready && push !== 'unknown' && !settings.asked && permission !== 'denied' && reach !== 'never';
  const refused = answered && permission === 'denied';
  const shown = useQuestion('notices', asks || refused);
  useEffect(() => {
    if (asks && shown) announce(t`Notify you when it's done?`);
  }, [asks, shown, t]);
  if (!shown) return null;

  const close = () => {
    // kept first: whoever loads the page again right after this is not asked a second time
    void saveNotices({ asked: true }).finally(() => {
      noticeOffer.wanted = false;
    });
  };
  const accept = async () => {
    setAnswered(true);
    await switchNotices(true);
    if (notices.permission !== 'granted') return;
    noticeOffer.wanted = false;
    toast({ type: 'success', title: t`We'll notify you when it's done` });
  };
  return (
    <aside className={styles.card} aria-labelledby={title}>
      <BellRing aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <h2 id={title}>
          {refused ? <Trans>Notifications are blocked</Trans> : <Trans>Notify you when it's done?</Trans>}
        </h2>
        <p>{i18n._(refused ? UNBLOCK : REACH[reach])}</p>
        {!refused && (
          <div className={styles.buttons}>
            {reach !== 'installed' && (
              <Button variant="primary" size="sm" onClick={() => void accept()}>
                <Trans>Turn on</Trans>
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={close}>
              {reach === 'installed' ? <Trans>Got it</Trans> : <Trans>Not now</Trans>}
            </Button>
          </div>
        )}
      </div>
      {refused && <CloseButton onClick={close} />}
    </aside>
  );
}
