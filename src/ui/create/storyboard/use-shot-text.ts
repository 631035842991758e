import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { edits, type ShotField, textOf } from '../../../store/film/storyboard/edits.ts';

/** Milliseconds without a keystroke until everything but the text box updates. */
const PAUSE = 120;

const listenNow = (changed: () => void) => subscribe(edits, changed, true);
const listen = (changed: () => void) => subscribe(edits, changed);
function listenAtPause(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = subscribe(edits, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * A shot's text for its text box: synchronously, because a late render would move the cursor and break an input method's composition.
 */
export const useTypedText = (shot: Shot, field: ShotField): string =>
  useSyncExternalStore(listenNow, () => textOf(shot, field));

/** A shot's text, typed or saved, for what depends on it. It updates at a pause in typing, so that typing stays fast. */
export const useShotText = (shot: Shot, field: ShotField): string =>
  useSyncExternalStore(listenAtPause, () => textOf(shot, field));

/**
 * Something about typed text other than the text itself, such as whether its save failed.
 * @param read gives a plain value, or the same object while nothing has changed
 */
export const useEdits = <Value>(read: () => Value): Value => useSyncExternalStore(listen, read);

/** The same for what depends on all texts: it updates at a pause in typing. */
export const useEditsAtPause = <Value>(read: () => Value): Value => useSyncExternalStore(listenAtPause, read);
