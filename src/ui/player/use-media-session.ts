import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  closePlayer,
  hasNext,
  pause,
  player,
  seek,
  skip,
  toggle,
  trackOf,
} from '../../store/music/player.ts';
import { mediaOf } from '../kit/media-address.ts';

/** Default seconds of the system's keys for seeking. */
const STEP = 10;

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const HANDLERS: Handlers = {
  play: () => {
    if (!player.playing) toggle();
  },
  pause,
  stop: closePlayer,
  previoustrack: () => skip(-1),
  seekbackward: ({ seekOffset }) => seek(player.time - (seekOffset ?? STEP)),
  seekforward: ({ seekOffset }) => seek(player.time + (seekOffset ?? STEP)),
  seekto: ({ seekTime }) => {
    if (typeof seekTime === 'number') seek(seekTime);
  },
};

/** Shows the song on the lock screen and in the system's media controls, and handles their keys. */
export function useMediaSession(): void {
  const now = useSnapshot(player) as typeof player;
  const track = trackOf(now);
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
  const more = hasNext(now);

  useEffect(() => {
    if (!session) return;
    session.metadata = track
      ? new MediaMetadata({
          title: track.title,
          artist: track.about,
          album: 'Inkreel',
          artwork: track.cover ? [{ src: mediaOf(track.cover, 640) ?? '', sizes: '640x640' }] : [],
        })
      : null;
  }, [session, track]);

  useEffect(() => {
    if (session) session.playbackState = track ? (now.playing ? 'playing' : 'paused') : 'none';
  }, [session, track, now.playing]);

  useEffect(() => {
    if (!session || !track) return;
    const handlers: Handlers = { ...HANDLERS, ...(more ? { nexttrack: () => skip(1) } : {}) };
    const names = Object.keys(handlers) as MediaSessionAction[];
    for (const name of names) handle(session, name, handlers[name] ?? null);
    return () => {
      for (const name of names) handle(session, name, null);
    };
  }, [session, track, more]);

  useEffect(() => {
    if (!session?.setPositionState || !track || !(now.duration > 0)) return;
    session.setPositionState({
      duration: now.duration,
      playbackRate: now.speed,
      position: Math.min(now.time, now.duration),
    });
  }, [session, track, now.duration, now.speed, now.time]);
}

/** Sets the handler of a media key, if the browser supports the key. */
function handle(
  session: MediaSession,
  name: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(name, handler);
  } catch {
    // not supported by an older browser
  }
}
