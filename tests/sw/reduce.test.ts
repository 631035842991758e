import { describe, expect, it } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { finalOf, MISSING_LIMIT, reduceTask } from '../../src/sw/engine/reduce.ts';
import { newRow } from '../../src/sw/engine/track.ts';
import type { TaskRow } from '../../src/sw/protocol.ts';

const kindNamed = (name: string) => {
  const kind = TASK_KINDS.find((one) => one.kind === name);
  if (!kind) throw new Error(`no such kind: ${name}`);
  return kind;
};
const draw = kindNamed('draw');

const open = (change: Partial<TaskRow> = {}): TaskRow => {
  const row = newRow(
    TASK_KINDS,
    { kind: 'draw', id: 'a', context: { kind: 'draw', page: '/draw' } },
    7,
    1000,
  );
  if (!row) throw new Error('a fresh draw is open');
  return { ...row, ...change };
};

describe('the meaning of a state number', () => {
  it('[ENGINE-03 ENGINE-28] draw: 0, 2 and 3 are pending, 1 is done, 4 failed, and nothing expires', () => {
    expect([0, 1, 2, 3, 4, 5, 99].map((state) => finalOf(draw, state))).toEqual([
      null,
      'done',
      null,
      null,
      'failed',
      null,
      null,
    ]);
  });
});

describe('reducing a task', () => {
  it('[ENGINE-02] takes state and pictures from an answer, and ends once', () => {
    const done = reduceTask(open(), { id: 'a', state: 1, result: { images: ['/x.jpg'] } }, draw, 5000);
    expect(done).toMatchObject({
      final: 'done',
      open: 0,
      state: 1,
      endedAt: 5000,
      rev: 1,
      result: { images: ['/x.jpg'] },
    });
  });

  it('never changes an ended task: not back, not to another end, not to missing', () => {
    const ended = open({ final: 'done', open: 0, state: 1 });
    expect(reduceTask(ended, { id: 'a', state: 0, result: {} }, draw, 9)).toBeNull();
    expect(reduceTask(ended, { id: 'a', state: 4, result: {} }, draw, 9)).toBeNull();
    expect(reduceTask(ended, null, draw, 9)).toBeNull();
  });

  it('reports no change if an answer has nothing new', () => {
    const pending = reduceTask(open(), { id: 'a', state: 2, result: { expected_seconds: 4 } }, draw, 9);
    expect(pending).toMatchObject({ state: 2, open: 1, final: null });
    expect(
      pending && reduceTask(pending, { id: 'a', state: 2, result: { expected_seconds: 4 } }, draw, 10),
    ).toBeNull();
  });

  it('is unknown after 12 answers without it, and known again after one with it', () => {
    let row = open();
    for (let answer = 1; answer < MISSING_LIMIT; answer += 1) row = reduceTask(row, null, draw, 9) ?? row;
    expect(row).toMatchObject({ open: 1, unknown: false });
    row = reduceTask(row, null, draw, 9) ?? row;
    expect(row).toMatchObject({ open: 0, unknown: true, final: null });
    expect(reduceTask(row, { id: 'a', state: 2, result: {} }, draw, 9)).toMatchObject({
      open: 1,
      unknown: false,
      missing: 0,
    });
  });
});
