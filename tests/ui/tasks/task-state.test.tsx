import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TaskView } from '../../../src/store/task-center/rows.ts';
import { TaskState } from '../../../src/ui/tasks/task-state.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const said = async (view: Partial<TaskView>) => {
  const whole = { phase: 'done', at: 1000, endedAt: 1000, expectedSeconds: 0, progress: '', ...view };
  cleanup();
  await show(<TaskState view={whole as TaskView} />);
  return document.body.textContent ?? '';
};

test('a finished task says how long it took; one that took no second says so in words', async () => {
  expect(await said({ endedAt: 5000 })).toContain('in 0:04');
  expect(await said({ endedAt: 1400 })).toContain('in under a second');
  expect(await said({ endedAt: 900 })).not.toContain('in ');
});

test('a running task names the usual time, unless that is under a second', async () => {
  const running = { phase: 'running', at: Date.now(), endedAt: null } as const;
  expect(await said({ ...running, expectedSeconds: 4 })).toContain('usually 0:04');
  expect(await said({ ...running, expectedSeconds: 0.4 })).not.toContain('usually');
});
