import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { reloadLoses, reloadLosesNothing } from '../../store/reload.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { toast } from '../../store/toasts.ts';
import type { OfferProps } from '../kit/use-offer.ts';

/** A newer version of the app: a press activates it as soon as no typed text would be lost. */
export default function UpdateOffer({ children }: OfferProps) {
  const { t } = useLingui();
  /** Answered: this version is not offered again in this visit. */
  const answer = () => {
    const { update } = tasks;
    tasks.update = null;
    return update;
  };
  const reload = () => {
    const update = answer();
    if (!update) return;
    if (reloadLoses()) toast({ type: 'info', title: t`The app reloads when you're done here` });
    void reloadLosesNothing().then(update);
  };
  return children({
    icon: RotateCw,
    title: t`A new version is ready`,
    words: t`Your text is kept.`,
    accept: { label: t`Reload`, run: reload },
    dismiss: { label: t`Later`, run: () => void answer() },
  });
}
