import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { publications } from '../../../store/works/publications.ts';
import { square, squareQuery } from '../../../store/works/square.ts';
import { report } from '../../errors/error-policy.ts';
import type { SquareAddress } from './square-address.ts';

/** Reads the square, and again for another search, order, language or login, after a publication, and when the network returns. @returns reads it again */
export function useSquare({ words, order }: SquareAddress): () => void {
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { count } = useSnapshot(publications);
  const read = useCallback(() => {
    Object.assign(squareQuery, { words, order });
    square.load().catch((error: unknown) => report(error));
  }, [words, order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to read it again
  useEffect(read, [token, online, language, count, read]);
  return read;
}
