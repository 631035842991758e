import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { notices, saveNotices } from '../../store/notices/notices.ts';
import { noticeOffer } from '../../store/notices/offer.ts';
import { switchNotices } from '../../store/notices/push.ts';
import { toast } from '../../store/toasts.ts';
import type { OfferProps } from '../kit/use-offer.ts';
import { useReach } from './use-reach.ts';
import { REACH, unblockWords } from './words.tsx';

/** The offer of notifications, with what this browser can do; after a refusal, how to allow them after all. */
export default function NoticesOffer({ children }: OfferProps) {
  const { t, i18n } = useLingui();
  const { refused } = useSnapshot(notices);
  const reach = useReach();
  const close = () => {
    notices.refused = false;
    // stored first, so that a reload right after this does not ask again
    void saveNotices({ asked: true }).finally(() => {
      noticeOffer.wanted = false;
    });
  };
  const accept = async () => {
    await switchNotices(true);
    notices.refused = notices.permission === 'denied';
    if (notices.permission !== 'granted') return;
    noticeOffer.wanted = false;
    toast({ type: 'success', title: t`We'll notify you when it's done` });
  };
  const offer = { icon: BellRing, words: i18n._(refused ? unblockWords() : REACH[reach]) };
  if (refused)
    return children({
      ...offer,
      title: t`Notifications are blocked`,
      dismiss: { label: t`Got it`, run: close },
    });
  const title = t`Notify you when it's done?`;
  // there is nothing to turn on before the app is installed
  if (reach === 'installed') return children({ ...offer, title, dismiss: { label: t`Got it`, run: close } });
  return children({
    ...offer,
    title,
    accept: { label: t`Turn on`, run: () => void accept() },
    dismiss: { label: t`Not now`, run: close },
  });
}
