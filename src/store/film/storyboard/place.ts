/** Where somebody is in a storyboard: a reload, or the next visit to the film, goes on there. On this device, for each account. */
import * as v from 'valibot';
import type { Shot } from '../../../api/shot.ts';
import { readDraft, writeDraft } from '../../own-drafts.ts';
import { FILM_TAB } from '../film.ts';

const Place = v.object({
  shotId: v.number(),
  /** The shot's position, for when it is gone. */
  index: v.number(),
  tab: v.picklist(Object.values(FILM_TAB)),
});
export type Place = v.InferOutput<typeof Place>;

const nameOf = (projectId: number): string => `board-place|${projectId}`;

/** Stores where the person is in a film. */
export const keepPlace = (projectId: number, place: Place): void => void writeDraft(nameOf(projectId), place);

/** Where the person was in a film; null if that is not known. */
export async function readPlace(projectId: number): Promise<Place | null> {
  const kept = v.safeParse(Place, await readDraft(nameOf(projectId)));
  return kept.success ? kept.output : null;
}

/** The shot of a place; if it is gone, the one before it, as after a deletion (BOARD-20). 0 if there is none. */
export function shotOfPlace({ shotId, index }: Place, shots: readonly Pick<Shot, 'id'>[]): number {
  if (shots.some(({ id }) => id === shotId)) return shotId;
  const before = Math.min(index, shots.length) - 1;
  return shots[Math.max(0, before)]?.id ?? 0;
}
