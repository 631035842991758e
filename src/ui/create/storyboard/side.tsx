import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { FILM_TAB, film } from '../../../store/film/film.ts';
import { chooseTab } from '../../../store/film/storyboard/board.ts';
import { Quiet } from '../../kit/quiet.tsx';
import boxStyles from './box.module.css';
import { ClipTab } from './clip-tab.tsx';
import { Materials } from './materials.tsx';
import { Narration } from './narration.tsx';
import { PictureTab } from './picture-tab.tsx';
import { SavingLine } from './saving-line.tsx';
import { ShotDialogue } from './shot-dialogue.tsx';
import { ShotLength } from './shot-length.tsx';
import styles from './side.module.css';
import { useShot } from './use-shot.ts';

/** The selected shot's tools (BOARD-27 to 29). */
export function Side() {
  const { t } = useLingui();
  const { tab } = useSnapshot(film);
  const { shot, index } = useShot();
  if (!shot)
    return (
      <aside data-ui="shot-tools" className={styles.side} aria-label={t`Shot`}>
        <Quiet>
          <Trans>Select or add a shot to see its tools.</Trans>
        </Quiet>
      </aside>
    );
  const number = index + 1;
  const drawing = tab === FILM_TAB.drawing;
  const tabs = [
    { value: FILM_TAB.drawing, label: t`Drawing` },
    { value: FILM_TAB.video, label: t`Video` },
  ];
  return (
    <aside data-ui="shot-tools" className={styles.side} aria-label={t`Shot ${number}`}>
      <div className={styles.head}>
        <h2>{t`Shot ${number}`}</h2>
        <div className={styles.tabs} role="tablist" aria-label={t`Contents`}>
          {tabs.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`tab-${value}`}
              aria-selected={tab === value}
              aria-controls="shot-tab"
              tabIndex={tab === value ? 0 : -1}
              onClick={() => chooseTab(value)}
              onKeyDown={({ key }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
                const other = value === FILM_TAB.drawing ? FILM_TAB.video : FILM_TAB.drawing;
                chooseTab(other);
                document.getElementById(`tab-${other}`)?.focus();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <SavingLine />
      {shot.hm_desc && (
        <section className={boxStyles.box}>
          <h3>
            <Trans>Script</Trans>
          </h3>
          <p dir="auto">{shot.hm_desc}</p>
        </section>
      )}
      <div
        id="shot-tab"
        data-ui="shot-tab"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        className={styles.panel}
      >
        {drawing ? <PictureTab key={shot.id} shot={shot} /> : <ClipTab key={shot.id} shot={shot} />}
        <ShotDialogue key={`speaks ${shot.id}`} shot={shot} />
        <Narration key={`said ${shot.id}`} shot={shot} />
        <ShotLength shot={shot} />
        <Materials
          key={drawing ? 'picture' : 'clip'}
          medium={drawing ? 'picture' : 'clip'}
          shotId={shot.id}
        />
      </div>
    </aside>
  );
}
