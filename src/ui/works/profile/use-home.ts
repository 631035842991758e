import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { HomeInfo } from '../../../api/works.ts';
import { profile, profileWorks } from '../../../store/works/profile.ts';

/**
 * The owner of the open page, with later changes; null until it is known, and for a visitor's own page. It stays while another filter
 * is loaded.
 */
export function useHome(): HomeInfo | null {
  const { totals, state } = useSnapshot(profileWorks.state);
  const { homeId, changed } = useSnapshot(profile);
  const last = useRef<{ homeId: number; home: HomeInfo | null }>({ homeId, home: null });
  const home = totals?.home_info ?? null;
  if (home || state !== 'loading' || last.current.homeId !== homeId) last.current = { homeId, home };
  return last.current.home && { ...last.current.home, ...changed };
}
