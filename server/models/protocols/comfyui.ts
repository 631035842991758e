/** ComfyUI: queues a workflow in API format under an id of our own, by which it can be found again. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { fill, InputFile } from '../file/placeholders.ts';
import { bindingOf, nodeTitled, type Workflow } from '../file/workflow.ts';
import type { RemoteState } from '../model.ts';
import {
  type Connection,
  call,
  jsonOf,
  requireBegun,
  requireHeard,
  requireKnown,
  wordsOf,
} from '../net/call.ts';
import { ServiceRefused, ServiceUnclear } from '../remote/faults.ts';
import { formOf } from './form.ts';
import { inPath, requireText } from './parts.ts';
import type { Line, ProtocolAdapter, ResultPlace } from './protocol.ts';

/** A lower-case UUID, the same for each retry of a request. */
export function promptId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const FileOf = v.object({
  filename: v.string(),
  subfolder: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'output'),
});
const Entry = v.object({
  outputs: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  status: v.optional(
    v.object({
      status_str: v.optional(v.string(), ''),
      completed: v.optional(v.boolean(), false),
      messages: v.optional(v.array(v.unknown()), []),
    }),
  ),
});
const History = v.record(v.string(), Entry);
const Queue = v.object({
  queue_running: v.array(v.array(v.unknown())),
  queue_pending: v.array(v.array(v.unknown())),
});

/** Output fields of a node by medium. Since SaveVideo, MP4s are also among the images. */
const FIELDS = { image: ['images'], video: ['images', 'video', 'videos', 'gifs'], audio: ['audio'] } as const;

const readHistory = async (connection: Connection, id: string, signal: AbortSignal) =>
  v.parse(History, jsonOf(requireKnown(await call(connection, `/history/${inPath(id)}`, { signal }))))[id];

/** Number of requests before this one; -1 while it runs; null if it is not in the queue. */
async function placeInQueue(connection: Connection, id: string, signal: AbortSignal): Promise<number | null> {
  const queue = v.parse(Queue, jsonOf(requireKnown(await call(connection, '/queue', { signal }))));
  if (queue.queue_running.some(([, one]) => one === id)) return -1;
  const numbered = queue.queue_pending.map(([number, one]) => ({ number: Number(number), one }));
  numbered.sort((a, b) => a.number - b.number);
  const place = numbered.findIndex(({ one }) => one === id);
  return place < 0 ? null : place + queue.queue_running.length;
}

/** Uploads a file to the input folder. @returns the name assigned by ComfyUI */
const upload =
  (connection: Connection, signal: AbortSignal, key: string) =>
  async ({ data, mime, name }: InputFile): Promise<string> => {
    const image = new InputFile(data, mime, `${key.replace(/[^A-Za-z0-9-]/g, '-')}-${name}`);
    const form = formOf({ image });
    const called = requireBegun(await call(connection, '/upload/image', { form, signal }));
    const answer = jsonOf(called);
    const folder = (answer as { subfolder?: string }).subfolder;
    const file = requireText(answer, 'name');
    return folder ? `${folder}/${file}` : file;
  };

async function filled(
  { row, workflow, connection }: Line,
  values: Record<string, unknown>,
  signal: AbortSignal,
  key: string,
) {
  if (!workflow) throw new ServiceRefused('The row has no workflow.', 'modelFailed');
  const graph: Workflow = structuredClone(workflow);
  const inputs = await fill(row.input, values, upload(connection, signal, key));
  for (const [name, value] of Object.entries(inputs ?? {})) {
    const binding = bindingOf(name);
    const id = binding && nodeTitled(graph, binding.title);
    const node = id ? graph[id] : undefined;
    if (binding && node) node.inputs[binding.input] = value;
  }
  return graph;
}

export const comfyui: ProtocolAdapter = {
  async prepare(line, values, { signal, key }) {
    return { body: await filled(line, values, signal, key), sent: {} };
  },

  async submit({ connection }, { body }, { signal, key }) {
    const id = promptId(key);
    const called = await call(connection, '/prompt', {
      json: { prompt: body, client_id: id, prompt_id: id },
      signal,
    });
    const answer = jsonOf(requireBegun(called));
    // it may answer 200 although it has rejected a part of the graph
    const errors = (answer as { node_errors?: object }).node_errors;
    if (errors && Object.keys(errors).length > 0) throw new ServiceRefused(wordsOf(called), 'modelRefused');
    return { id: requireText(answer, 'prompt_id') };
  },

  async find({ connection }, { key }, signal) {
    const id = promptId(key);
    if ((await placeInQueue(connection, id, signal)) !== null) return { id };
    return (await readHistory(connection, id, signal)) ? { id } : 'absent';
  },

  async check({ connection }, handle, signal): Promise<RemoteState> {
    const id = String(handle.id);
    const entry = await readHistory(connection, id, signal);
    if (entry) return outcome(entry);
    const place = await placeInQueue(connection, id, signal);
    if (place !== null) return place < 0 ? { state: 'working' } : { state: 'working', place };
    // it may have ended between the two calls
    const late = await readHistory(connection, id, signal);
    return late
      ? outcome(late)
      : { state: 'gone', messageKey: 'modelForgot', reason: 'neither in the queue nor in the history' };
  },

  async results({ connection, row, workflow }, handle, signal) {
    const entry = await readHistory(connection, String(handle.id), signal);
    if (!entry || !workflow || !row.output || !('node' in row.output)) return [];
    const node = entry.outputs[nodeTitled(workflow, row.output.node.slice(1)) ?? ''] ?? {};
    return FIELDS[row.output.kind].flatMap((field) => {
      const files = v.safeParse(v.array(FileOf), node[field]);
      return files.success ? files.output.map((file) => viewOf(connection, file)) : [];
    });
  },

  /** Never sends a plain interrupt, which would stop whatever is running, including requests of others. */
  async cancel({ connection }, handle, signal) {
    const id = String(handle.id);
    const called = await call(connection, `/api/jobs/${inPath(id)}/cancel`, { method: 'POST', signal });
    const isOld = called.status === 404 || called.status === 405;
    requireHeard(isOld ? await call(connection, '/queue', { json: { delete: [id] }, signal }) : called);
  },

  async probe({ connection }, signal) {
    const called = requireBegun(await call(connection, '/system_stats', { signal }));
    const version = (jsonOf(called) as { system?: { comfyui_version?: string } }).system?.comfyui_version;
    return `ComfyUI ${version ?? ''} answers`.replace('  ', ' ');
  },
};

const viewOf = (
  { base }: Connection,
  { filename, subfolder, type }: v.InferOutput<typeof FileOf>,
): ResultPlace => ({
  address: `${base}/view?${new URLSearchParams({ filename, subfolder, type })}`,
});

function outcome({ status }: v.InferOutput<typeof Entry>): RemoteState {
  if (!status || status.status_str === 'success') return { state: 'done' };
  if (status.status_str !== 'error') throw new ServiceUnclear(`An unknown status: ${status.status_str}`);
  return {
    state: 'failed',
    messageKey: 'modelFailed',
    reason: JSON.stringify(status.messages.at(-1) ?? '').slice(0, 500),
  };
}
