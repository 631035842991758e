import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './maker.module.css';

/** Names the provider before points are spent. The built-in engine is described, others are named. */
export function Maker({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (!name) return null;
  return (
    <p className={styles.maker}>{name === 'built-in engine' ? children : <Trans>Made by {name}.</Trans>}</p>
  );
}
