import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { points, refreshPoints } from '../../store/account/points.ts';
import { report } from '../errors/error-policy.ts';
import styles from './short-of-points.module.css';

/**
 * The warning of code 2001 and how many points are missing, on top of the dialog that it opens (ERR-03).
 * @param warning what the server said @param cost in points; null if unknown
 */
export function ShortOfPoints({ warning, cost }: { warning: string; cost: number | null }) {
  useEffect(() => {
    // the balance on the screen may be from before another tab or device spent it
    refreshPoints().catch((error: unknown) => report(error, { background: true }));
  }, []);
  return (
    <>
      {warning}{' '}
      <span className={styles.missing}>
        <Missing cost={cost} />
      </span>
    </>
  );
}

function Missing({ cost }: { cost: number | null }) {
  const { i18n } = useLingui();
  const balance = useSnapshot(points).payload?.total_points;
  const have = balance !== undefined && i18n.number(balance);
  const price = cost !== null && i18n.number(cost);
  // a balance that would do is not the one the server refused
  const isOld = balance !== undefined && cost !== null && balance >= cost;
  if (price && have && !isOld)
    return (
      <Trans>
        This costs {price}, you have {have}. Nothing was charged.
      </Trans>
    );
  if (price) return <Trans>This costs {price}. Nothing was charged.</Trans>;
  if (have) return <Trans>You have {have}. Nothing was charged.</Trans>;
  return <Trans>Nothing was charged.</Trans>;
}
