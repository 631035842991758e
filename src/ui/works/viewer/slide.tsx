import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import { askWhetherGone } from '../../../store/works/work-facts.ts';
import { report } from '../../errors/error-policy.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { safeAddress } from '../../kit/safe-address.ts';
import { useTriedAgain } from '../../kit/use-tried-again.ts';
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
  const [broken, setBroken] = useState('');
  const source = safeAddress(work.source_url);
  const { name } = work;
  const failed = !source || broken === source;
  const player = useRef<HTMLVideoElement>(null);
  useTriedAgain(broken !== '', () => player.current?.load());
  const isAsked = failed && side === 0 && online;
  useEffect(() => {
    if (isAsked) askWhetherGone(work).catch((error: unknown) => report(error, { background: true }));
  }, [isAsked, work]);
  return (
    <div className={styles.slide} data-side={side} inert={side !== 0} aria-hidden={side !== 0 || undefined}>
      {/* biome-ignore lint/a11y/useMediaCaption: works have no captions of their own */}
      <video
        ref={film}
        className={styles.film}
        src={source ?? undefined}
        poster={mediaOf(work.poster_url, 1280) ?? undefined}
        aria-label={work.alt ? t`Work: ${name}. ${work.alt}` : t`Work: ${name}`}
        controls
        playsInline
        loop
        preload={side === 0 ? 'auto' : 'metadata'}
        onError={({ currentTarget }) => {
          player.current = currentTarget;
          setBroken(source ?? '');
        }}
        onLoadedMetadata={() => setBroken('')}
      />
      {failed && side === 0 && (
        <p className={styles.broken} role="alert">
          {online ? (
            <Trans>This film can't be played right now. Try again later</Trans>
          ) : (
            <Trans>You're offline, and this film has not been watched here before</Trans>
          )}
        </p>
      )}
    </div>
  );
}
