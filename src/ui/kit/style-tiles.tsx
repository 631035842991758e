import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './style-tiles.module.css';

/** The styles of a film side by side, as one group of radios. */
export const StyleTiles = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className={styles.tiles}>
    <legend className="unseen">{name}</legend>
    {children}
  </fieldset>
);

/** Keeps the space of the styles while they load. */
export function StyleTilesSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.tiles} role="status" aria-label={t`Loading`}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
        <Skeleton key={name} className={styles.skeleton} />
      ))}
    </div>
  );
}
