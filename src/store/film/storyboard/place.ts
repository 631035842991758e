/** Where somebody is in a storyboard: a reload, or the next visit to the film, goes on there. In this tab, else on this device; for each account. */
import * as v from 'valibot';
import type { Shot } from '../../../api/shot.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { tabValues } from '../../browser-values.ts';
import { ownerInTime, readDraft, writeDraft } from '../../own-drafts.ts';
import { STORAGE } from '../../storage-keys.ts';
import { FILM_TAB } from '../film.ts';

const Place = v.object({
  shotId: v.number(),
  /** The shot's position, for when it is gone. */
  index: v.number(),
  tab: v.picklist(Object.values(FILM_TAB)),
});
export type Place = v.InferOutput<typeof Place>;

const nameOf = (projectId: number): string => `board-place|${projectId}`;

/** Where this tab was, by account and film: another tab of the same film is somewhere else. */
const Places = v.record(v.string(), Place);
const keyOf = (user: number, projectId: number): string => `${user}|${projectId}`;

function placesHere(): v.InferOutput<typeof Places> {
  try {
    return v.parse(Places, JSON.parse(tabValues.read(STORAGE.boardPlaces) ?? '{}'));
  } catch {
    return {};
  }
}
onSignOut(() => tabValues.drop(STORAGE.boardPlaces));

/** Stores where the person is in a film: for this tab, and for the next one that opens it. */
export function keepPlace(projectId: number, place: Place): void {
  const { userId } = session;
  if (userId) {
    const places = { ...placesHere(), [keyOf(userId, projectId)]: place };
    tabValues.write(STORAGE.boardPlaces, JSON.stringify(places));
  }
  void writeDraft(nameOf(projectId), place);
}

/** Where the person was in a film, in this tab or else on this device; null if that is not known. */
export async function readPlace(projectId: number): Promise<Place | null> {
  const here = placesHere()[keyOf((await ownerInTime()) ?? 0, projectId)];
  if (here) return here;
  const kept = v.safeParse(Place, await readDraft(nameOf(projectId)));
  return kept.success ? kept.output : null;
}

/** The shot of a place; if it is gone, the one before it, as after a deletion (BOARD-20). 0 if there is none. */
export function shotOfPlace({ shotId, index }: Place, shots: readonly Pick<Shot, 'id'>[]): number {
  if (shots.some(({ id }) => id === shotId)) return shotId;
  const before = Math.min(index, shots.length) - 1;
  return shots[Math.max(0, before)]?.id ?? 0;
}
