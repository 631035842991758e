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

/** The name of one song, and the number that tells the two of a task apart; empty for a song alone. */
export const titlePartsOf = (view: SongView, index: number): { name: string; number: string } => ({
  name: view.works[index]?.title || nameOf(view),
  number: view.works.length > 1 ? ` · ${index + 1}` : '',
});

/** Both in one. */
export const titleOf = (view: SongView, index: number): string => {
  const { name, number } = titlePartsOf(view, index);
  return name + number;
};
