import type { TaskKind } from '../../src/api/task-kind.ts';
import { FakeServer } from './fake-server.ts';
import type { VirtualClock } from './virtual-clock.ts';

type Shape = ConstructorParameters<typeof FakeServer>[1];

/** Requests and answers of each kind's poll on the wire, written from the contract, independent of the tested table. */
const SHAPES: Record<string, Shape> = {
  draw: {
    idField: 'taskId',
    row: (id, state) => ({ task_id: id, state, images: state === 1 ? [`/media/${id}.jpg`] : [] }),
  },
  'shot-image': { idField: 'taskId', row: (id, state) => ({ task_id: id, state, images: [] }) },
  video: {
    idField: 'task_id',
    row: (id, state) => ({ task_id: id, state, video_url: state === 3 ? '/media/v.mp4' : '' }),
  },
  'shot-video': { idField: 'task_id', row: (id, state) => ({ task_id: id, state }) },
  music: { idField: 'music_id', row: (id, state) => ({ music_id: id, state, works: [] }) },
  'lip-sync': { idField: 'taskId', row: (id, state) => ({ task_id: id, status_code: state }) },
  'shot-list': {
    idField: 'script_id',
    row: (_, state) => ({
      lists: [],
      image_need: state === 0 ? 2 : 0,
      video_need: 0,
      batch_done: state === 1 ? 2 : 0,
      batch_failed: state === 2 ? 2 : 0,
    }),
    wrap: ([only]) => only ?? { lists: [], image_need: 1, video_need: 1 },
  },
  project: {
    idField: 'script_ids',
    row: (id, state) => [id, state],
    wrap: (rows) => Object.fromEntries(rows as [string, number][]),
  },
  export: {
    idField: 'tasks_id',
    row: (_, state) => ({ step: state, video_url: state === 4 ? '/media/film.mp4' : '' }),
    wrap: ([only]) => only ?? { step: 1 },
  },
};

/** A fake server for one kind's poll. */
export function serverFor({ kind }: TaskKind, clock: VirtualClock): FakeServer {
  const shape = SHAPES[kind];
  if (!shape) throw new Error(`no server for ${kind}`);
  return new FakeServer(clock, shape);
}
