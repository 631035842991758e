import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CARD_CHARACTERS, type Transition } from '../../../api/film-settings.ts';
import { filmLook } from '../../../store/film/export/film-settings.ts';
import { film } from '../../../store/film/film.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { Button } from '../../kit/button.tsx';
import { useFullWords } from '../../kit/full-note.tsx';
import { Segments } from '../../kit/segments.tsx';
import { TextField } from '../../kit/text-field.tsx';
import styles from './film-look.module.css';
import { ShotTransitions } from './shot-transitions.tsx';
import { useTransitions } from './use-transitions.ts';

/** Transitions, and opening and closing cards. Nothing on a server without such settings. */
export function FilmLook() {
  const { t } = useLingui();
  // sync: a controlled field that renders late moves the caret
  const { state, transition, title, end } = useSnapshot(filmLook, { sync: true });
  const titleFull = useFullWords(title, CARD_CHARACTERS);
  const endFull = useFullWords(end, CARD_CHARACTERS);
  const { name } = useSnapshot(film);
  const { shots } = useSnapshot(board);
  const [choosing, setChoosing] = useState(false);
  const list = useId();
  const transitions = useTransitions();
  if (state !== 'ready') return null;
  return (
    <>
      <div className={styles.between}>
        <Segments
          label={t`Between shots`}
          value={transition}
          options={transitions}
          onChange={(value: Transition) => {
            filmLook.transition = value;
          }}
        />
        <Button
          variant="quiet"
          size="sm"
          disabledReason={shots.length < 2 && t`The film has one shot`}
          className={styles.more}
          aria-expanded={choosing}
          aria-controls={list}
          onClick={() => setChoosing(!choosing)}
        >
          <Trans>Choose for each shot</Trans>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </Button>
        <div id={list}>{choosing && <ShotTransitions />}</div>
      </div>
      <div className={styles.cards}>
        <TextField
          label={t`Title card`}
          value={title}
          maxLength={CARD_CHARACTERS}
          placeholder={name}
          hint={titleFull || t`Shown before the film. Empty for none.`}
          onValue={(value) => {
            filmLook.title = value;
          }}
        />
        <TextField
          label={t`End card`}
          value={end}
          maxLength={CARD_CHARACTERS}
          placeholder={t`The end`}
          hint={endFull || t`Shown after it. Empty for none.`}
          onValue={(value) => {
            filmLook.end = value;
          }}
        />
      </div>
    </>
  );
}
