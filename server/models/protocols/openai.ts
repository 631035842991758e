/** The OpenAI API for pictures and audio: the answer to the call is the result, or says where it is. */
import { fill, InputFile } from '../file/placeholders.ts';
import { call, jsonOf, requireBegun } from '../net/call.ts';
import { bytesIn } from '../net/download.ts';
import { ServiceUnclear } from '../remote/faults.ts';
import { formOf } from './form.ts';
import { addressesAt } from './parts.ts';
import type { Line, ProtocolAdapter, ResultPlace } from './protocol.ts';

const hasFile = (value: unknown): boolean =>
  value instanceof InputFile || (Array.isArray(value) && value.some(hasFile));

/** Edits are sent as forms with files, everything else as JSON. */
function asSent(body: unknown): { json: unknown } | { form: ReturnType<typeof formOf> } {
  const fields = (body ?? {}) as Record<string, unknown>;
  return Object.values(fields).some(hasFile) ? { form: formOf(fields) } : { json: fields };
}

const hasModel = ({ row }: Line): Record<string, string> => (row.target ? { model: row.target } : {});

const wordsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];

export const openai: ProtocolAdapter = {
  async prepare(line, values) {
    const filled = await fill(line.row.input, values, async (file) => file);
    return { body: { ...hasModel(line), ...(filled as object) }, sent: {} };
  },

  async submit(line, { body }, { signal, store }) {
    const { connection, row } = line;
    const patience = row.timeout * 1000;
    const called = requireBegun(
      await call(connection, row.path ?? '', { ...asSent(body), method: 'POST', signal, patience }),
    );
    if (row.output && 'body' in row.output) return { stored: [await store(called.body)] };
    const places = addressesAt(jsonOf(called), row.output);
    if (places.length === 0) throw new ServiceUnclear('The answer holds no result where the row says.');
    const stored: string[] = [];
    const addresses: string[] = [];
    for (const place of places)
      if ('address' in place) {
        const data = bytesIn(place.address);
        if (data) stored.push(await store(data));
        // fetched later, and again if that fails: the service has worked, and must not be asked once more
        else addresses.push(place.address);
      }
    return { stored, addresses };
  },

  check: async () => ({ state: 'done' }),

  async results(_line, handle): Promise<ResultPlace[]> {
    return [
      ...wordsIn(handle.stored).map((stored) => ({ stored })),
      ...wordsIn(handle.addresses).map((address) => ({ address })),
    ];
  },

  async cancel() {},

  async probe({ connection }, signal) {
    const called = await call(connection, '/models', { signal });
    if (called.status === 401 || called.status === 403) requireBegun(called);
    const models = (jsonOf(called) as { data?: unknown[] } | undefined)?.data;
    return models ? `${models.length} models are offered` : `it answers (HTTP ${called.status})`;
  },
};
