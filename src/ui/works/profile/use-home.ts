import { useSnapshot } from 'valtio';
import type { HomeInfo } from '../../../api/works.ts';
import { profile, profileWorks } from '../../../store/works/profile.ts';

/** Whose page is open, with what was changed about it since; null until it is known, and for a visitor's own page. */
export function useHome(): HomeInfo | null {
  const { totals } = useSnapshot(profileWorks.state);
  const { changed } = useSnapshot(profile);
  const home = totals?.home_info;
  return home ? { ...home, ...changed } : null;
}
