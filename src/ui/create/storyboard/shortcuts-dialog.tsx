import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { Quiet } from '../../kit/quiet.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SwitchRow } from '../../kit/switch-row.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';
import { allowSingleKeys, shortcuts } from './use-shortcuts.ts';

/** The shortcuts of the storyboard, and a switch for those without a modifier key. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { single } = useSnapshot(shortcuts);
  return (
    <SheetDialog title={t`Keyboard shortcuts`} size="sm" onClose={onClose}>
      <div className={styles.body}>
        <dl>
          {SHORTCUTS.map(({ keys, words }) => (
            <div key={keys}>
              <dt>{i18n._(words)}</dt>
              <dd>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <SwitchRow label={t`Keys without Ctrl`} checked={single} onChange={allowSingleKeys} />
        <Quiet small>
          <Trans>They don't work while you type. On a Mac, Command stands for Ctrl.</Trans>
          <SentenceGap />
          <Trans>In the row of shots, the arrow keys, Home and End go to another shot.</Trans>
        </Quiet>
      </div>
    </SheetDialog>
  );
}
