/** A server with pictures of a film that failed, for the storyboard and the characters. */
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Refused } from '../../store/fake-api.ts';

export const CHANGE = '/draw/chagne-image';
export const REQUEST = '/studio/task/request';
export const DELETE = '/draw/del-draw';
export const RESTORE = '/studio/draw/restore';

/** What a picture that failed has in place of its file. */
export const LOST = {
  state: 4,
  images: [],
  image_one: '',
  action_cmd: '',
  fail_msg: 'The words were refused',
};

/**
 * Its answers to what can be done about a picture.
 * @param kept the request that it keeps, and its call @param refuses whether it deletes none
 */
export function lostPictures(kept: { path: string; input: object }, { refuses = false } = {}) {
  /** The ids of what was deleted. */
  const gone = new Set<number>();
  const answers = {
    [REQUEST]: () => ({ ...kept, points: 3 }),
    [CHANGE]: () => ({ task_id: 'again' }),
    [DELETE]: ({ draw_id }: { draw_id: number }) =>
      refuses ? new Refused('Not now') : void gone.add(draw_id),
    [RESTORE]: ({ draw_id }: { draw_id: number }) => {
      gone.delete(draw_id);
      return { draw_id, task_id: `p${draw_id}`, state: 4, tool_name: 'seedream', update_time: '' };
    },
  };
  const left = <Picture extends { id: number }>(pictures: readonly Picture[]): Picture[] =>
    pictures.filter(({ id }) => !gone.has(id));
  return { answers, gone, left };
}

/** The only message, when it is there. */
export async function onlyMessage() {
  let all = takeToasts();
  await waitFor(() => {
    all = [...all, ...takeToasts()];
    expect(all).toHaveLength(1);
  });
  return all[0];
}

/** Tells the page of what another tab does with a picture. */
export function otherTab() {
  const channel = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => channel.postMessage({ userId: 7, list: 'shot-image', news });
  return {
    deletes: (id: number) => tell({ kind: 'deleted', id }),
    restores: (id: number) => tell({ kind: 'restored', id, row: { task_id: `p${id}` } }),
    close: () => channel.close(),
  };
}
