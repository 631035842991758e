import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpenText } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { cast } from '../../../store/film/characters/cast.ts';
import styles from './card.module.css';
import { CardVoice } from './card-voice.tsx';

/** The narrator: always first, with a voice and without a picture (CHAR-02). */
export function NarratorCard({ onVoice }: { onVoice: () => void }) {
  const { t } = useLingui();
  const { narratorVoice } = useSnapshot(cast);
  return (
    <li data-ui="narrator" className={styles.card}>
      <div className={styles.art} aria-hidden>
        <BookOpenText size={46} strokeWidth={1.25} />
      </div>
      <span className={styles.name}>
        <Trans>Narrator</Trans>
      </span>
      <CardVoice name={t`Narrator`} voice={narratorVoice} onPress={onVoice} />
      <div className={styles.actions} data-empty />
    </li>
  );
}
