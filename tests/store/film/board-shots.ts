import type { Shot } from '../../../src/api/shot.ts';
import { closeBoard, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { closeEdits, restoreEdits } from '../../../src/store/film/storyboard/edits.ts';
import { type Answers, fakeApi, type Sent } from '../fake-api.ts';

/** A shot in the server's format, with the wire's spelling. */
export const wireShot = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  list_order: id,
  hm_desc: `screen ${id}`,
  static_desc: `still ${id}`,
  dynamic_desc: `motion ${id}`,
  narration: `said ${id}`,
  scense_img: '',
  ...more,
});

export interface Told {
  lists: ReturnType<typeof wireShot>[];
  [field: string]: unknown;
}

/** Opens a storyboard with these shots and further server answers. The list can be changed later. */
export async function openBoard(
  projectId: number,
  shots: ReturnType<typeof wireShot>[],
  answers: Answers = {},
): Promise<{ sent: Sent[]; told: Told }> {
  const told: Told = { lists: shots };
  const sent = fakeApi({ '/script/list-scense': () => told, ...answers });
  closeEdits();
  closeBoard();
  await loadBoard(projectId);
  await restoreEdits(projectId);
  sent.length = 0;
  return { sent, told };
}

/** The bodies sent to a path. */
export const bodies = (sent: Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

export const idsOf = (shots: readonly Pick<Shot, 'id'>[]): number[] => shots.map(({ id }) => id);
