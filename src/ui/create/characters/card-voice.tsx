import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { SentenceGap } from '../../kit/sentence-gap.tsx';
import styles from './card.module.css';

/** The voice of a character or the narrator, and the button that chooses another (CHAR-23). */
export function CardVoice({
  name,
  voice,
  onPress,
}: {
  name: string;
  /** Empty while none was chosen: then a suitable one speaks. */
  voice: string;
  onPress: () => void;
}) {
  const { t } = useLingui();
  return (
    <Button variant="quiet" className={styles.voice} aria-haspopup="dialog" onClick={onPress}>
      <AudioLines aria-hidden size={16} strokeWidth={1.75} />
      <span className="unseen">
        {t`Voice: ${name}.`}
        <SentenceGap />
      </span>
      <span>{voice || <Trans>Automatic voice</Trans>}</span>
    </Button>
  );
}
