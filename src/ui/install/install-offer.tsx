import { useLingui } from '@lingui/react/macro';
import { MonitorDown } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { declineInstall, install, startInstall } from '../../store/install.ts';
import type { OfferProps } from '../kit/use-offer.ts';

/** The offer to install the app. */
export default function InstallOffer({ children }: OfferProps) {
  const { t } = useLingui();
  const { way } = useSnapshot(install);
  return children({
    icon: MonitorDown,
    title: t`Install Inkreel`,
    words: t`Opens in its own window and starts without a network.`,
    accept: { label: way === 'steps' ? t`Show steps` : t`Install`, run: () => void startInstall() },
    dismiss: { label: t`Not now`, run: declineInstall },
  });
}
