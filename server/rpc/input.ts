import * as v from 'valibot';
import type { Call, CallOutput } from '../../src/api/call.ts';
import { fromWire, toWire } from '../../src/api/spelling.ts';
import { Refusal } from './refusal.ts';

/**
 * Validates a body against its call.
 * @throws Refusal with code 400 naming the first invalid field in the contract's spelling
 */
export function readInput<C extends Call>(call: C, body: unknown): CallOutput<C> {
  const parsed = v.safeParse(call.input, fromWire(body ?? {}));
  if (parsed.success) return parsed.output as CallOutput<C>;
  const path = v.getDotPath(parsed.issues[0]);
  const field = path ? (Object.keys(toWire({ [path]: 0 }) as object)[0] ?? path) : 'body';
  throw new Refusal(400, 'badInput', { fill: { field } });
}
