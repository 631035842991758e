import { useLingui } from '@lingui/react/macro';
import styles from './message-time.module.css';

const WRITTEN = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Day and clock in the reader's zone; the whole of it as a hint. Nothing for an instant that is none. */
export function MessageTime({ at }: { at: string }) {
  const { i18n } = useLingui();
  const when = new Date(at);
  if (Number.isNaN(when.getTime())) return null;
  return (
    <time
      className={styles.time}
      dateTime={when.toISOString()}
      title={i18n.date(when, { dateStyle: 'full', timeStyle: 'long' })}
    >
      {i18n.date(when, WRITTEN)}
    </time>
  );
}
