import { Trans } from '@lingui/react/macro';
import { Quiet } from '../kit/quiet.tsx';
import styles from './countdown.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long a code can still be paid. @param endsAt milliseconds */
export function Countdown({ endsAt }: { endsAt: number }) {
  const left = useSecondsLeft(endsAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Quiet role="timer">
      <span className={styles.time}>
        <Trans>Expires in {time}</Trans>
      </span>
    </Quiet>
  );
}
