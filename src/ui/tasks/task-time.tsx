import { useLingui } from '@lingui/react/macro';

/** The clock for what began today, the date for what is older; the whole instant as a hint. */
export function TaskTime({ at }: { at: number }) {
  const { i18n } = useLingui();
  const when = new Date(at);
  if (Number.isNaN(when.getTime())) return null;
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  const today = when.toDateString() === new Date().toDateString();
  return (
    <time dateTime={when.toISOString()} title={i18n.date(when, { dateStyle: 'full', timeStyle: 'short' })}>
      {i18n.date(when, today ? clock : { month: 'short', day: 'numeric', ...clock })}
    </time>
  );
}
