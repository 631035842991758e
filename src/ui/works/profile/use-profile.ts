import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { HOME } from '../../../api/works.ts';
import { session } from '../../../store/account/session-state.ts';
import { browser } from '../../../store/browser.ts';
import { openProfile } from '../../../store/works/profile.ts';
import { publications } from '../../../store/works/publications.ts';
import { report } from '../../errors/error-policy.ts';

/** The member in an address's query, `id=12`; one's own page without one. */
const homeIn = (query: string): number => {
  const id = Number(new URLSearchParams(query).get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : HOME.own;
};

/** Reads the page in the address, and again for another login or language, after a publication, and when the network returns. @returns reads it again */
export function useProfile(): () => void {
  const homeId = homeIn(useSearch());
  const { token } = useSnapshot(session);
  const { online, language } = useSnapshot(browser);
  const { count } = useSnapshot(publications);
  const read = useCallback(() => {
    openProfile(homeId).catch((error: unknown) => report(error));
  }, [homeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to read it again
  useEffect(read, [token, online, language, count, read]);
  return read;
}
