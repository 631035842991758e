import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { timeoutSignal } from '../../generators/timeout-signal.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('a limit of time comes behind AbortSignal.any too, after garbage was collected', async () => {
  const member = new AbortController();
  const reasons: unknown[] = [];
  const wait = (): void => {
    const either = AbortSignal.any([member.signal, timeoutSignal(200)]);
    either.addEventListener('abort', () => reasons.push((either.reason as DOMException).name));
  };
  for (let one = 0; one < 20; one++) wait();
  await vi.waitFor(() => {
    collect();
    expect(reasons).toEqual(Array.from({ length: 20 }, () => 'TimeoutError'));
  });
  expect(member.signal.aborted).toBe(false);
});

it('is what the server and the engine use everywhere', () => {
  const files = ['server', 'generators'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => join(root, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const native = files.filter((name) => readFileSync(name, 'utf8').includes('AbortSignal.timeout('));
  expect(native).toEqual([]);
});
