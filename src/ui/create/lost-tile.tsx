import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rowOf } from '../kit/pass-focus.ts';
import styles from './lost-tile.module.css';

/**
 * Placeholder for a picture or clip that failed or was cancelled, with the reason and the refunded points.
 * @param row its kind among the rows that can be deleted @param className gives it the shape of a picture
 * @param children in place of the word for that @param actions what can be done about it
 */
export function LostTile({
  row,
  className = '',
  cancelled = false,
  why,
  refunded,
  children,
  actions,
}: {
  row: string;
  className?: string | undefined;
  cancelled?: boolean;
  why: string | undefined;
  refunded: number | undefined;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <li
      {...rowOf(row)}
      className={`${className} ${styles.lost}`}
      data-state={cancelled ? 'cancelled' : 'failed'}
    >
      {children ?? <b>{cancelled ? <Trans>Cancelled</Trans> : <Trans>Failed</Trans>}</b>}
      {why && !cancelled && <span>{why}</span>}
      {refunded ? (
        <span>{plural(refunded, { one: '# point refunded', other: '# points refunded' })}</span>
      ) : null}
      {actions}
    </li>
  );
}
