import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { Button } from '../kit/button.tsx';
import { costWords } from '../kit/cost-words.ts';
import { OfName } from '../kit/of-name.tsx';
import { TileButton } from '../kit/tile-button.tsx';
import styles from './lost-tile.module.css';

/**
 * What can be done about a picture or clip that failed or expired: making it again at the price of now, and deleting it.
 * @param again what making it again costs, and whether it cannot be sent now; null if it cannot be made again
 * @param note what has to be known before it is made again, or why it cannot be
 * @param label of the button that deletes @param of names the picture or clip @param onDelete null as long as it cannot be deleted
 */
export function LostActions({
  again,
  note = null,
  label,
  of,
  onAgain,
  onDelete,
}: {
  again: { cost: number | null; blocked: boolean } | null;
  note?: ReactNode;
  label: string;
  of: string;
  onAgain: () => Promise<void>;
  onDelete: (() => void) | null;
}) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  // the request of then is read first
  const [pressed, setPressed] = useState(false);
  const noteId = useId();
  const tryAgain = () => {
    setPressed(true);
    void onAgain().finally(() => setPressed(false));
  };
  return (
    <div className={styles.actions}>
      {again && note && <span id={noteId}>{note}</span>}
      {again && (
        <Button
          size="xs"
          variant="secondary"
          blocked={!online || again.blocked || pressed}
          aria-describedby={note ? noteId : undefined}
          onClick={tryAgain}
        >
          <span className={styles.priced}>
            <Trans>Try again</Trans> <small>{costWords(again.cost)}</small>
            <OfName name={of} />
          </span>
        </Button>
      )}
      {onDelete && (
        <TileButton look="quiet" aria-label={label} title={t`Delete`} disabled={!online} onClick={onDelete}>
          <Trash2 aria-hidden size={15} strokeWidth={1.75} />
        </TileButton>
      )}
    </div>
  );
}
