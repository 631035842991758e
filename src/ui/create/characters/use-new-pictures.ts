import type { RefObject } from 'react';
import type { GeneratedImage } from '../../../api/characters.ts';
import { DRAW_STATES } from '../../../api/task-kinds/draw-poll.ts';
import { type NewView, useShowNew } from '../use-show-new.ts';

/** A role's tasks as its list shows them: each finished picture is a row, anything else is one. */
export function viewsOf(items: readonly GeneratedImage[]): NewView[] {
  let at = 0;
  return items.map(({ task_id, state, images, is_select }) => {
    const isDone = DRAW_STATES.done.includes(state) && images.length > 0;
    const phase = DRAW_STATES.failed.includes(state) ? 'failed' : isDone ? 'done' : 'coming';
    const view = { key: task_id, phase, chosen: is_select === 1, poster: images[0] ?? '', clip: null, at };
    at += isDone ? images.length : 1;
    return view;
  });
}

/** Leads to a role's new pictures: on a phone they are far below the card whose button made them. */
export const useNewPictures = (
  roleId: number,
  items: readonly GeneratedImage[] | null,
): RefObject<HTMLUListElement | null> => useShowNew(`role ${roleId}`, items && viewsOf(items));
