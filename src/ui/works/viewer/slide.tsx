import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import { askWhetherGone } from '../../../store/works/work-facts.ts';
import { report } from '../../errors/error-policy.ts';
import { FilmTrouble } from '../../kit/film-trouble.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import { useFilmArriving } from '../../kit/use-film-arriving.ts';
import styles from './slides.module.css';

/** One film of the carousel; those next to the current one are preloaded, neither visible nor focusable. */
export function Slide({
  work,
  side,
  film,
}: {
  work: Work;
  /** 0 for the current one, -1 and 1 next to it. */
  side: number;
  film: Ref<HTMLVideoElement>;
}) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const source = safeAddress(work.source_url);
  const { name } = work;
  const { src, trouble, begun, handlers } = useFilmArriving(source);
  const isAsked = trouble === 'broken' && side === 0 && online;
  useEffect(() => {
    if (isAsked) askWhetherGone(work).catch((error: unknown) => report(error, { background: true }));
  }, [isAsked, work]);
  return (
    <div className={styles.slide} data-side={side} inert={side !== 0} aria-hidden={side !== 0 || undefined}>
      {/* works have no captions of their own */}
      <video
        ref={film}
        className={styles.film}
        src={src}
        poster={mediaOf(work.poster_url, 1280) ?? undefined}
        aria-label={work.alt ? t`Work: ${name}. ${work.alt}` : t`Work: ${name}`}
        controls
        playsInline
        loop
        preload={side === 0 ? 'auto' : 'metadata'}
        {...handlers}
      />
      {trouble && side === 0 && <FilmTrouble trouble={trouble} begun={begun} />}
    </div>
  );
}
