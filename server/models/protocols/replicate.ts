/** Replicate's predictions. Their results are deleted after an hour, so they are downloaded at once. */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { fill, type InputFile } from '../file/placeholders.ts';
import type { Handle, RemoteState } from '../model.ts';
import {
  type Connection,
  call,
  jsonOf,
  requireBegun,
  requireHeard,
  requireKnown,
  wordsOf,
} from '../net/call.ts';
import { moderationIn } from '../net/moderation.ts';
import { ServiceUnclear } from '../remote/faults.ts';
import { formOf } from './form.ts';
import { addressesAt, dataAddress, inPath, requireText, scalarsOf, textIn } from './parts.ts';
import type { ProtocolAdapter } from './protocol.ts';

/** Bytes; larger files are uploaded first. */
const MOST_INLINE = 256 * 1024;
/** Tolerance in milliseconds for clock differences and the delay until a request is listed. */
const BEFORE_MS = 120_000;

const Prediction = v.object({
  id: v.string(),
  status: v.string(),
  model: v.optional(v.string(), ''),
  created_at: v.optional(v.string(), ''),
  input: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
  error: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
  urls: v.optional(v.object({ get: v.optional(v.string()), cancel: v.optional(v.string()) }), {}),
});
type Prediction = v.InferOutput<typeof Prediction>;
const Page = v.object({ results: v.array(Prediction), next: v.optional(v.nullable(v.string())) });

const upload =
  (connection: Connection, signal: AbortSignal) =>
  async (file: InputFile): Promise<string> => {
    if (file.data.length <= MOST_INLINE) return dataAddress(file);
    const called = await call(connection, '/files', {
      method: 'POST',
      form: formOf({ content: file }),
      signal,
    });
    const answer = jsonOf(requireBegun(called));
    return requireText((answer as { urls?: unknown }).urls, 'get');
  };

const handleOf = ({ id, urls }: Prediction): Handle => ({
  id,
  get: urls.get ?? '',
  cancel: urls.cancel ?? '',
});
const read = async (connection: Connection, handle: Handle, signal: AbortSignal) => {
  const called = requireKnown(
    await call(connection, `/predictions/${inPath(String(handle.id))}`, { signal }),
  );
  return { called, prediction: v.parse(Prediction, jsonOf(called)) };
};

/** The call for a model, or for one version of it: `owner/name:version`. */
function targetOf(target: string): { path: string; more: Record<string, string> } {
  const [model = '', version] = target.split(':');
  return version
    ? { path: '/predictions', more: { version } }
    : { path: `/models/${model}/predictions`, more: {} };
}

export const replicate: ProtocolAdapter = {
  async prepare({ connection, row }, values, { signal }) {
    const input = await fill(row.input, values, upload(connection, signal));
    return { body: input, sent: scalarsOf(input) };
  },

  async submit({ connection, row }, { body }, { signal }) {
    const { path, more } = targetOf(row.target ?? '');
    const called = requireBegun(await call(connection, path, { json: { ...more, input: body }, signal }));
    const prediction = v.safeParse(Prediction, jsonOf(called));
    if (!prediction.success) throw new ServiceUnclear(`No prediction: ${wordsOf(called)}`);
    return handleOf(prediction.output);
  },

  async find({ connection, row }, { sent, at }, signal) {
    const [model = ''] = (row.target ?? '').split(':');
    const since = at.getTime() - BEFORE_MS;
    const found: Prediction[] = [];
    let address: string | null = '/predictions';
    while (address !== null) {
      const page: v.InferOutput<typeof Page> = v.parse(
        Page,
        jsonOf(requireKnown(await call(connection, address, { signal }))),
      );
      found.push(
        ...page.results.filter(
          (one) =>
            one.model === model &&
            isDeepStrictEqual(scalarsOf(one.input), sent) &&
            Date.parse(one.created_at) >= since,
        ),
      );
      const oldest = page.results.at(-1);
      address = oldest && Date.parse(oldest.created_at) >= since ? (page.next ?? null) : null;
    }
    const [one, ...others] = found;
    if (!one) return 'absent';
    return others.length > 0 ? 'unknown' : handleOf(one);
  },

  async check({ connection }, handle, signal): Promise<RemoteState> {
    const { prediction } = await read(connection, handle, signal);
    const { status, error } = prediction;
    if (status === 'starting' || status === 'processing') return { state: 'working' };
    if (status === 'succeeded') return { state: 'done' };
    const reason = `${status}: ${typeof error === 'string' ? error : JSON.stringify(error ?? '')}`;
    return { state: 'failed', messageKey: moderationIn(reason) ?? 'modelFailed', reason };
  },

  async results({ connection, row }, handle, signal) {
    const { prediction } = await read(connection, handle, signal);
    return addressesAt(prediction, row.output);
  },

  async cancel({ connection }, handle, signal) {
    const path = `/predictions/${inPath(String(handle.id))}/cancel`;
    requireHeard(await call(connection, path, { method: 'POST', signal }));
  },

  async probe({ connection }, signal) {
    const called = requireBegun(await call(connection, '/account', { signal }));
    return `the key is ${textIn(jsonOf(called), 'username') || 'somebody'}'s`;
  },
};
