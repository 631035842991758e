import { useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { ACCOUNT_LIMITS } from '../../api/account.ts';

/** When the next code may be requested. It outlives the dialog, so that closing it does not skip the wait. */
const wait = proxy({ until: 0 });

export function startCountdown(): void {
  wait.until = Date.now() + ACCOUNT_LIMITS.smsCountdownSeconds * 1000;
}

/** Seconds until a code may be requested again; 0 if no countdown runs (AUTH-18). */
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
