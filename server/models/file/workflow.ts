import * as v from 'valibot';

/** A workflow in ComfyUI's API format: nodes by id, their titles under `_meta`. */
export const Workflow = v.record(
  v.string(),
  v.looseObject({
    class_type: v.string(),
    inputs: v.record(v.string(), v.unknown()),
    _meta: v.optional(v.looseObject({ title: v.optional(v.string()) })),
  }),
);
export type Workflow = v.InferOutput<typeof Workflow>;

/** The id of the node with this title; null unless exactly one has it. ComfyUI changes ids at every edit, titles stay. */
export function nodeTitled(workflow: Workflow, title: string): string | null {
  const found = Object.entries(workflow).filter(([, node]) => node._meta?.title === title);
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const BINDING = /^@(.+)\.([A-Za-z0-9_]+)$/;

/** Splits a binding such as `@size.width` into title and input; null for anything else. */
export function bindingOf(key: string): { title: string; input: string } | null {
  const found = BINDING.exec(key);
  return found ? { title: found[1] ?? '', input: found[2] ?? '' } : null;
}
