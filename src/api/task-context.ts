import * as v from 'valibot';
import { fromWire, toWire } from './spelling.ts';

/**
 * The `task-context` header of a submit. The path does not identify the task kind (drawing page and storyboard both use
 * `/draw/mediaSrp`), so the page sends it, and the worker never infers it from the body. Other servers ignore it.
 */
export const TaskContext = v.object({
  /** A task kind from tasks.ts. */
  kind: v.string(),
  /** The route that shows the task, e.g. `/draw`. */
  page: v.string(),
  /** The text quoted in a notice, cut to 200 characters. */
  prompt: v.optional(v.string()),
  /** Points, as shown on the submit button. */
  cost: v.optional(v.number()),
  /** The tool's name in the task center. */
  tool: v.optional(v.string()),
  script_id: v.optional(v.number()),
  scene_id: v.optional(v.number()),
  role_id: v.optional(v.number()),
});
export type TaskContext = v.InferOutput<typeof TaskContext>;

const PROMPT_CHARACTERS = 200;

/** Base64url of UTF-8 JSON in the wire's spelling, because headers must be ASCII. */
export function encodeTaskContext(context: TaskContext): string {
  const cut = context.prompt
    ? { ...context, prompt: [...context.prompt].slice(0, PROMPT_CHARACTERS).join('') }
    : context;
  const bytes = new TextEncoder().encode(JSON.stringify(toWire(cut)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Parses the header; null if it is missing or invalid. */
export function decodeTaskContext(header: string | null): TaskContext | null {
  if (!header) return null;
  try {
    const bytes = Uint8Array.from(atob(header.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const parsed = v.safeParse(TaskContext, fromWire(JSON.parse(new TextDecoder().decode(bytes))));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
