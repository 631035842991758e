import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FilmPreview } from '../../../api/film-preview.ts';
import { browser } from '../../../store/browser.ts';
import { filmPreview } from '../../../store/film/preview/film-preview.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import { useLostFocus } from '../../kit/use-lost-focus.ts';
import styles from './film-notes.module.css';
import { makeVoices } from './make-voices.ts';
import { playButton } from './play-button.ts';

/** What of the film cannot be heard or seen yet, and why. Nothing is made or paid for without being asked for. */
export default function FilmNotes() {
  const { t } = useLingui();
  const { plan, music, lost, stale } = useSnapshot(filmPreview);
  const { online } = useSnapshot(browser);
  const [making, setMaking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const held = useLostFocus(() => playButton(place.current));
  const film = plan as FilmPreview | null;
  if (!film) return null;
  const { unspoken, points, without_media: left } = film;
  const notes = [
    stale && t`You're offline: this is the film as you saw it last.`,
    unspoken > 0 &&
      plural(unspoken, {
        one: '# text has no voice yet: you see it and hear nothing.',
        other: '# texts have no voice yet: you see them and hear nothing.',
      }),
    left > 0 &&
      plural(left, {
        one: '# shot has no picture and is left out.',
        other: '# shots have no picture and are left out.',
      }),
    lost > 0 && t`A voice did not arrive and is left out here.`,
    music === 'making' && t`The music is being composed.`,
    music === 'film' && t`The music is composed with the film.`,
    music === 'missing' && t`No music of your own is chosen yet: the film plays without it.`,
    music === 'lost' && online && t`The music could not be composed.`,
  ].filter((words) => typeof words === 'string');
  const speak = async () => {
    setMaking(true);
    await makeVoices();
    setMaking(false);
  };
  return (
    <div ref={place} {...held} data-ui="film-notes" className={styles.notes}>
      <StatusLine>{notes.join(' ')}</StatusLine>
      {unspoken > 0 && (
        <CostButton busy={making} ready={online} cost={points} onPress={() => online && void speak()}>
          <Trans>Make the voices</Trans>
        </CostButton>
      )}
    </div>
  );
}
