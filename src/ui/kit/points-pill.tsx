import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Gem } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/points.ts';

/** The balance in the head of a page; phones only, the sidebar shows it elsewhere. */
export function PointsPill() {
  const { i18n } = useLingui();
  const { payload } = useSnapshot(points);
  if (!payload) return null;
  const total = payload.total_points;
  return (
    <span className="pill" role="img" aria-label={plural(total, { one: '# point', other: '# points' })}>
      <Gem aria-hidden size={14} strokeWidth={1.75} />
      {i18n.number(total)}
    </span>
  );
}
