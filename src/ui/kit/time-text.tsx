import { useLingui } from '@lingui/react/macro';
import { dateTimeOf, fullTimeOf, instantOf, recentOf } from './times.ts';

/** An instant in the reader's time zone, with the full date as a tooltip. Shows nothing for text that is not an instant. */
export function TimeText({
  at,
  recent = false,
  className,
}: {
  at: string | number;
  /** Shows the time alone if it is today. */
  recent?: boolean;
  className?: string | undefined;
}) {
  const { i18n } = useLingui();
  const when = instantOf(at);
  if (!when) return null;
  const write = recent ? recentOf : dateTimeOf;
  return (
    <time className={className} dateTime={when.toISOString()} title={fullTimeOf(i18n.locale, when)}>
      {write(i18n.locale, when)}
    </time>
  );
}
