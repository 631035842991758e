import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { FILM_SUBTITLES } from '../../../api/exports.ts';
import type { FilmPreview } from '../../../api/film-preview.ts';
import { browser } from '../../../store/browser.ts';
import { exportForm } from '../../../store/film/export/form.ts';
import { filmPreview, resumePreview } from '../../../store/film/preview/film-preview.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { FilmLayer } from './film-layer.tsx';
import styles from './film-screen.module.css';
import type { Layer } from './paint-layer.ts';
import { useFilmFrames } from './use-film-frames.ts';

/** Shots before and after the current one whose layers are mounted: the one that dissolves out, and those to preload. */
const KEPT = { before: 1, after: 2 } as const;

/** The film on the stage, with subtitles as in the export. */
export default function FilmScreen() {
  const { t } = useLingui();
  const { plan, index, waiting, cue, cueOnTop, state } = useSnapshot(filmPreview);
  const { online } = useSnapshot(browser);
  const { subtitles } = useSnapshot(exportForm);
  const layers = useRef(new Map<number, Layer>()).current;
  useFilmFrames(layers);
  useEffect(() => {
    const resume = () =>
      void resumePreview().catch((error: unknown) => reportAs(t`Couldn't play the film`, error));
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [t]);
  const film = plan as FilmPreview | null;
  if (state === 'offline') return <Offline />;
  if (!film)
    return (
      <span className={styles.waiting}>
        <Spinner size={26} />
      </span>
    );
  const from = Math.max(0, index - KEPT.before);
  const near = film.shots
    .slice(from, index + KEPT.after + 1)
    .map((shot, place) => ({ shot, place: from + place }));
  const [number, of] = [index + 1, film.shots.length];
  const { letter, line, foot } = film.subtitles;
  return (
    <div
      data-ui="film-screen"
      className={styles.screen}
      role="img"
      aria-label={t`The film, part ${number} of ${of}`}
    >
      {near.map(({ shot, place }) => (
        <FilmLayer key={`${shot.start} ${shot.url}`} shot={shot} index={place} layers={layers} />
      ))}
      {cue && subtitles !== FILM_SUBTITLES.none && (
        <p
          data-ui="film-cue"
          className={styles.cue}
          data-top={cueOnTop || undefined}
          style={{ '--letter': letter, '--line': line, '--foot': foot } as CSSProperties}
        >
          <span>{cue}</span>
        </p>
      )}
      {waiting &&
        (online ? (
          <span className={styles.waiting}>
            <Spinner size={26} />
          </span>
        ) : (
          <Offline />
        ))}
    </div>
  );
}

/** The next shot is not on this device. */
const Offline = () => (
  <p role="status" className={styles.offline}>
    <Trans>You're offline. The film goes on as soon as you're back online.</Trans>
  </p>
);
