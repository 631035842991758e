import * as v from 'valibot';
import type { Call, CallOutput } from '../../src/api/call.ts';
import { fromWire, toWire } from '../../src/api/spelling.ts';
import { Refusal } from './refusal.ts';

/**
 * Validates a body against its call.
 * @throws Refusal with code 400 that names the first invalid field in the contract's spelling
 */
export function readInput<C extends Call>(call: C, body: unknown): CallOutput<C> {
  if (!isPlain(body)) throw new Refusal(400, 'badBody');
  const parsed = v.safeParse(call.input, fromWire(body ?? {}));
  if (parsed.success) return parsed.output as CallOutput<C>;
  const path = v.getDotPath(parsed.issues[0]);
  const field = path ? (Object.keys(toWire({ [path]: 0 }) as object)[0] ?? path) : 'body';
  throw new Refusal(400, 'badInput', { fill: { field } });
}

/** Maximum nesting; no call needs more. */
const DEEPEST = 12;

/**
 * Whether a body can be stored and compared: no NUL, which Postgres refuses, and no lone surrogates; numbers within the range of
 * exact integers, and limited depth, because the parsers are recursive.
 */
function isPlain(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isText(value)) return false;
      if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) return false;
      if (value === null || typeof value !== 'object' || value instanceof Blob) continue;
      for (const [key, inner] of Object.entries(value)) {
        if (!isText(key)) return false;
        next.push(inner);
      }
    }
    level = next;
  }
  return true;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const isText = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);
