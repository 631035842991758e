import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './revealed-picture.module.css';
import { useBrokenPicture } from './use-broken-picture.ts';

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A picture that fades in over what was there before, once it has loaded. Give it a key for each place where it is shown. One that cannot
 * be loaded, e.g. because the storage is away, is marked, in words if it has a text of its own, and comes back by itself.
 */
export function RevealedPicture({
  source,
  alt,
  lazy = false,
  awaited = false,
  signed = false,
  children,
  onError,
}: {
  source: string | null;
  alt: string;
  /** Loads when it is near the viewport. */
  lazy?: boolean;
  /** It was made while the person was watching: it is revealed the first time, too. */
  awaited?: boolean;
  /** Something else stands in its middle, so that no sign of a missing file fits there. */
  signed?: boolean;
  /** Placeholder for a picture that is not there yet. */
  children?: ReactNode;
  /** Called when the file could not be loaded. */
  onError?: () => void;
}) {
  /** The address of the picture that has fully faded in. */
  const [there, setThere] = useState(awaited ? null : source);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useBrokenPicture(source);
  const arrives = source !== null && source !== there;
  const settle = () => setThere(source);
  if (broken)
    return (
      <span data-ui="lost-picture" className={styles.lost}>
        {!signed && <ImageOff aria-hidden size={22} strokeWidth={1.5} />}
        {alt && <Trans>Couldn't load this picture</Trans>}
      </span>
    );
  return (
    <>
      {there === null && children}
      {there !== null && arrives && <img src={there} alt="" draggable={false} />}
      {source !== null && (
        <img
          key={source}
          src={source}
          alt={alt}
          {...(lazy ? { loading: 'lazy' } : {})}
          decoding="async"
          draggable={false}
          className={arrives ? styles.arrives : undefined}
          data-loaded={loaded === source || undefined}
          onLoad={() => {
            setLoaded(source);
            if (arrives && wantsNoMotion()) settle();
          }}
          onAnimationEnd={settle}
          onError={() => {
            setBroken(true);
            onError?.();
          }}
        />
      )}
    </>
  );
}
