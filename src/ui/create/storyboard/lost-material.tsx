import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rowOf } from '../../kit/pass-focus.ts';
import styles from './materials.module.css';

/**
 * Placeholder for a picture or clip that failed or was cancelled, with the reason and the refunded points.
 * @param children in place of the word for that @param actions what can be done about it
 */
export function LostMaterial({
  cancelled = false,
  why,
  refunded,
  children,
  actions,
}: {
  cancelled?: boolean;
  why: string | undefined;
  refunded: number | undefined;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <li {...rowOf('material')} className={styles.material} data-state={cancelled ? 'cancelled' : 'failed'}>
      {children ?? <b>{cancelled ? <Trans>Cancelled</Trans> : <Trans>Failed</Trans>}</b>}
      {why && !cancelled && <span>{why}</span>}
      {refunded ? (
        <span>{plural(refunded, { one: '# point refunded', other: '# points refunded' })}</span>
      ) : null}
      {actions}
    </li>
  );
}
