import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError, CODE } from '../../api/errors.ts';
import { refreshPoints } from '../../store/account/points.ts';
import { redeemCode } from '../../store/user-center/redeem.ts';
import { report } from '../errors/error-policy.ts';
import { useKeptWords } from '../kit/use-kept-words.ts';

/** The state of the redeem form, and its outcome. */
export function useRedeem() {
  const { t } = useLingui();
  const { words: typed, write, forget } = useKeptWords('redeem code');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState('');

  const why = (error: unknown): string => {
    const known = error instanceof ApiError;
    if (known && error.kind === 'transport') return t`Network error, please check your connection`;
    // errors with a general meaning are handled by the shell (ERR-03, ERR-05)
    if (!known || error.kind === 'unauthorized' || error.code === CODE.shortOfPoints) report(error);
    return (known && error.kind !== 'garbled' && error.message) || t`Redeem failed, please check the code`;
  };

  const send = async () => {
    const code = typed.trim();
    setDone('');
    setProblem(code ? '' : t`Please enter a code`);
    if (!code || busy) return;
    setBusy(true);
    try {
      setDone((await redeemCode(code)) || t`Redeemed. The points are yours`);
      forget();
    } catch (error) {
      setProblem(why(error));
    } finally {
      setBusy(false);
    }
    // also after a refusal: a lost answer may have credited the code
    refreshPoints().catch((error: unknown) => report(error, { background: true }));
  };

  return {
    typed,
    busy,
    problem,
    done,
    type: (value: string) => {
      write(value);
      setProblem('');
      setDone('');
    },
    send,
  };
}
