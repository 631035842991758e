import type { Call } from '../../src/api/call.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/api/*.ts', { eager: true });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'written' in value && 'answer' in value;

/** Every call in src/api, with its name and file. */
export const allCalls: { call: Call; name: string; file: string }[] = Object.entries(modules).flatMap(
  ([path, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, Call] => isCall(entry[1]))
      .map(([name, call]) => ({ call, name, file: path.replace(/.*\//, '') })),
);
