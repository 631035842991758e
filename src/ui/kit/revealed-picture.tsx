import { type ReactNode, useState } from 'react';
import styles from './revealed-picture.module.css';

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A picture that fades in over what was there before, once it has loaded. Give it a key for each place that it stands in. */
export function RevealedPicture({
  source,
  alt,
  lazy = false,
  awaited = false,
  children,
  onError,
}: {
  source: string | null;
  alt: string;
  /** Loads when it comes near the window. */
  lazy?: boolean;
  /** The person saw it being made: it is revealed the first time, too. */
  awaited?: boolean;
  /** In the place of a picture that is not there yet. */
  children?: ReactNode;
  /** The file did not load. */
  onError?: () => void;
}) {
  /** What is fully there. */
  const [there, setThere] = useState(awaited ? null : source);
  const [loaded, setLoaded] = useState<string | null>(null);
  const arrives = source !== null && source !== there;
  const settle = () => setThere(source);
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
          onError={onError}
        />
      )}
    </>
  );
}
