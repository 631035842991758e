import { type ReactNode, useState } from 'react';
import styles from './revealed-picture.module.css';

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A picture that fades in over what was there before, once it has loaded. Give it a key for each place where it is shown. */
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
  /** Loads when it is near the viewport. */
  lazy?: boolean;
  /** It was made while the person was watching: it is revealed the first time, too. */
  awaited?: boolean;
  /** Placeholder for a picture that is not there yet. */
  children?: ReactNode;
  /** Called when the file could not be loaded. */
  onError?: () => void;
}) {
  /** The address of the picture that has fully faded in. */
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
