import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';

/** How many points are missing, on top of the dialog that code 2001 opens (ERR-03). @param cost in points; null if unknown */
export function ShortOfPoints({ cost }: { cost: number | null }) {
  const { i18n } = useLingui();
  const balance = useSnapshot(points).payload?.total_points;
  if (balance === undefined) return <Trans>Not enough points. Nothing was charged.</Trans>;
  const have = i18n.number(balance);
  if (cost === null) return <Trans>Not enough points: you have {have}. Nothing was charged.</Trans>;
  const price = i18n.number(cost);
  return (
    <Trans>
      Not enough points: this costs {price}, you have {have}. Nothing was charged.
    </Trans>
  );
}
