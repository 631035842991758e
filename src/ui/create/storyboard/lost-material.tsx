import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './materials.module.css';

/** Placeholder for a picture or clip that failed, with the reason and the refunded points. */
export function LostMaterial({
  why,
  refunded,
  children,
}: {
  why: string | undefined;
  refunded: number | undefined;
  children?: ReactNode;
}) {
  return (
    <li className={styles.material} data-state="failed">
      <b>{children ?? <Trans>Failed</Trans>}</b>
      {why && <span>{why}</span>}
      {refunded ? (
        <span>{plural(refunded, { one: '# point refunded', other: '# points refunded' })}</span>
      ) : null}
    </li>
  );
}
