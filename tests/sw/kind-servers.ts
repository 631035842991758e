import type { TaskKind } from '../../src/api/task-kind.ts';
import { FakeServer } from './fake-server.ts';
import type { VirtualClock } from './virtual-clock.ts';

type Shape = ConstructorParameters<typeof FakeServer>[1];

/** How each kind's poll is asked and answered on the wire, written from the contract and not from the table under test. */
const SHAPES: Record<string, Shape> = {
  draw: {
    idField: 'taskId',
    row: (id, state) => ({ task_id: id, state, images: state === 1 ? [`/media/${id}.jpg`] : [] }),
  },
};

/** A server that answers one kind's poll. */
export function serverFor({ kind }: TaskKind, clock: VirtualClock): FakeServer {
  const shape = SHAPES[kind];
  if (!shape) throw new Error(`no server for ${kind}`);
  return new FakeServer(clock, shape);
}
