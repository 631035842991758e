import { expect, it, onTestFinished, vi } from 'vitest';
import { requireNode } from '../../tools/lib/node-version.mjs';

/** Runs the check as another Node would. @returns what it printed, and the exit code; undefined when it went on */
function under(version: string): { said: unknown[][]; code: unknown } {
  const real = Object.getOwnPropertyDescriptor(process, 'versions');
  Object.defineProperty(process, 'versions', { ...real, value: { ...process.versions, node: version } });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    if (real) Object.defineProperty(process, 'versions', real);
    vi.restoreAllMocks();
  });
  requireNode();
  return { said: print.mock.calls, code: exit.mock.calls[0]?.[0] };
}

it.each(['14.21.3', '18.20.8', '20.18.3'])('Node %s is refused in one line', (version) => {
  const { said, code } = under(version);
  expect(said).toEqual([[`Inkreel needs Node 20.19 or newer; this is ${version}.`]]);
  expect(code).toBe(1);
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('Node %s will do', (version) => {
  expect(under(version)).toEqual({ said: [], code: undefined });
});
