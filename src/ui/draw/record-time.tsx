import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';

const DAY = 86_400_000;

/** The clock for today's records, the date for older ones; the whole instant as a hint. */
export function RecordTime({ view }: { view: DrawView }) {
  const { i18n } = useLingui();
  if (view.phase === 'working')
    return (
      <time>
        <Trans>now</Trans>
      </time>
    );
  const when = new Date(view.at);
  if (Number.isNaN(when.getTime())) return null;
  const recent = Date.now() - view.at < DAY && when.getDate() === new Date().getDate();
  return (
    <time dateTime={when.toISOString()} title={i18n.date(when, { dateStyle: 'full', timeStyle: 'short' })}>
      {i18n.date(
        when,
        recent
          ? { hour: '2-digit', minute: '2-digit', hour12: false }
          : { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
      )}
    </time>
  );
}
