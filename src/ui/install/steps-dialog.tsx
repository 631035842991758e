import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Share, SquarePlus } from 'lucide-react';
import { install } from '../../store/install.ts';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import styles from './steps-dialog.module.css';

/** Steps for iPhone and iPad, where an app can't start the installation. */
export default function StepsDialog() {
  const { t } = useLingui();
  const close = () => {
    install.showsSteps = false;
  };
  return (
    <SheetDialog title={t`Add Inkreel to your home screen`} size="xs" drafted onClose={close}>
      <ol className={styles.steps}>
        <li>
          <Share aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <Trans>
              Press <b>Share</b> in the browser’s bar.
            </Trans>
          </span>
        </li>
        <li>
          <SquarePlus aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <Trans>
              Choose <b>Add to Home Screen</b>; it may be below, under More.
            </Trans>
          </span>
        </li>
        <li>
          <Check aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <Trans>
              Press <b>Add</b>, and open Inkreel from your home screen.
            </Trans>
          </span>
        </li>
      </ol>
    </SheetDialog>
  );
}
