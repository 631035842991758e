import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './maker.module.css';

/** Says who makes it, before points are spent: the built-in engine in its own words, another by its name. */
export function Maker({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return null;
  return (
    <p className={styles.maker}>{name === 'built-in engine' ? children : <Trans>Made by {name}.</Trans>}</p>
  );
}
