import * as v from 'valibot';
import { fromWire, toWire } from './spelling.ts';

/**
 * The `task-context` header of a submit. The path alone cannot tell the kind (`/draw/mediaSrp` is the same from the drawing
 * page and from the storyboard), so the page says it, and the worker never guesses from the body. Other servers ignore it.
 */
export const TaskContext = v.object({
  /** A kind of the table in tasks.ts. */
  kind: v.string(),
  /** The route that opens the task, e.g. `/draw`. */
  page: v.string(),
  /** What a notice quotes; at most 200 characters travel. */
  prompt: v.optional(v.string()),
  /** Points, as shown on the button. */
  cost: v.optional(v.number()),
  /** The tool as the task centre names it. */
  tool: v.optional(v.string()),
  script_id: v.optional(v.number()),
  scene_id: v.optional(v.number()),
  role_id: v.optional(v.number()),
});
export type TaskContext = v.InferOutput<typeof TaskContext>;

const PROMPT_CHARACTERS = 200;

/** Base64url of UTF-8 JSON in the wire's spelling; a header takes ASCII only. */
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

/** The context of a header's text, null when absent or not ours. */
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
