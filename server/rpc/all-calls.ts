import type { Call } from '../../src/api/call.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/api/*.ts', '!../../src/api/client.ts'],
  { eager: true },
);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'written' in value && 'path' in value && 'answer' in value;

/** Every call of the contract, collected from its files so that none is forgotten. */
export const ALL_CALLS: readonly Call[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isCall),
);
