import { useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { ACCOUNT_LIMITS } from '../../api/account.ts';

/** When the next code may be asked for; outlives the dialog, so closing it is no way around the wait. */
const wait = proxy({ until: 0 });

export function startCountdown(): void {
  wait.until = Date.now() + ACCOUNT_LIMITS.smsCountdownSeconds * 1000;
}

/** Seconds until a code may be asked for again, 0 when none runs (AUTH-18). */
export function useCountdown(): number {
  const { until } = useSnapshot(wait);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(
    0,
    Math.ceil((until - Math.max(now, until - ACCOUNT_LIMITS.smsCountdownSeconds * 1000)) / 1000),
  );
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
