import { expect, it } from 'vitest';
import { startExport } from '../../src/api/exports.ts';
import { kindOf } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { fulfillIntent, saveIntent } from '../../src/sw/engine/intents.ts';
import { serverFor } from './kind-servers.ts';
import { Studio } from './studio.ts';

const SECOND = 1000;

it('[EXPORT-10] after the answer to an export, its task is polled every 10 seconds', async () => {
  const kind = kindOf(TASK_KINDS, 'export');
  if (!kind) throw new Error('no exports');
  const studio = new Studio({ server: (clock) => serverFor(kind, clock) });
  await studio.signIn(7);
  const context = { kind: 'export', page: '/create', script_id: 3 };
  const now = () => studio.clock.now();
  const noted = await saveIntent(studio.db, { key: 'k', path: startExport.path, context }, now());
  if (!noted) throw new Error('not recorded');
  const { engine } = studio.context();
  const watch = async () => {
    for (let passed = 0; passed < 60; passed += 5) {
      void engine.pollFor(25 * SECOND);
      await studio.clock.advance(5 * SECOND);
    }
  };
  await watch();
  expect(studio.server.asked).toEqual([]);
  studio.server.states.set('film', 2);
  await fulfillIntent(studio.db, TASK_KINDS, noted, { tasks_id: 'film' }, now());
  await watch();
  expect(studio.server.asked.length).toBeGreaterThan(5);
  for (const { path, body } of studio.server.asked)
    expect([path, body]).toEqual(['/api/script/okl-searching', { tasks_id: 'film' }]);
  expect(new Set(studio.server.gaps())).toEqual(new Set([10 * SECOND]));
});
