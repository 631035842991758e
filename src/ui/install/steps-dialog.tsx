import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { install } from '../../store/install.ts';
import { Button } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { GUIDES } from './guides.tsx';
import styles from './steps-dialog.module.css';

/** How one installs the app in this browser, which asks nothing by itself; or that it can't. */
export default function StepsDialog() {
  const { i18n } = useLingui();
  const { guide } = useSnapshot(install);
  const { title, steps, note, elsewhere } = GUIDES[guide];
  const close = () => {
    install.showsSteps = false;
  };
  return (
    <SheetDialog title={i18n._(title)} size="xs" drafted onClose={close}>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, words }) => (
            <li key={Icon.displayName}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <span>{words}</span>
            </li>
          ))}
        </ol>
      )}
      {note && <Quiet>{note}</Quiet>}
      {elsewhere && (
        <DialogButtons>
          <Button size="lg" onClick={() => void copyText(location.origin + location.pathname)}>
            <Copy aria-hidden size={16} strokeWidth={1.75} />
            <Trans>Copy address</Trans>
          </Button>
        </DialogButtons>
      )}
    </SheetDialog>
  );
}
