import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { player, trackOf } from '../../store/music/player.ts';
import { later } from '../kit/later.ts';
import { useMediaSession } from './use-media-session.ts';

const PlayerBar = later(() => import('./player-bar.tsx'));

/** The player at the foot of every page, once something was played. It reserves its own space, so that it covers nothing. */
export function PlayerHost() {
  const now = useSnapshot(player) as typeof player;
  const track = trackOf(now);
  useMediaSession();
  const foot = document.querySelector('[data-ui="foot"]');
  return track && foot
    ? createPortal(
        <Suspense fallback={null}>
          <PlayerBar />
        </Suspense>,
        foot,
      )
    : null;
}
