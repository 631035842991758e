import type { Track } from './player.ts';
import { nameOf, type SongView } from './song-view.ts';

export const trackKey = (musicId: string, index: number): string => `${musicId}|${index}`;

/**
 * A task's songs as the player has them.
 * @param addressOf what is loaded for an address of the list
 */
export const tracksOf = (view: SongView, addressOf: (address: string) => string): Track[] =>
  view.works.map((work, index) => ({
    key: trackKey(view.key, index),
    musicId: view.key,
    index,
    title: titleOf(view, index),
    about: view.tags || view.description,
    audio: addressOf(work.audio_url),
    cover: work.image_url,
    seconds: work.seconds,
    peaks: work.peaks,
    lines: work.lines,
  }));

/** The name of one song; a number tells the two of a task apart. */
export const titleOf = (view: SongView, index: number): string => {
  const title = view.works[index]?.title || nameOf(view);
  return view.works.length > 1 ? `${title} · ${index + 1}` : title;
};
