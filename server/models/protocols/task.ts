/** Any service with submit and poll calls, as declared by its row. */

import { textAt, valuesAt } from '../file/json-path.ts';
import { fill } from '../file/placeholders.ts';
import type { TaskCalls } from '../file/schema.ts';
import type { Handle, RemoteState } from '../model.ts';
import { type Called, call, jsonOf, requireBegun, requireHeard, requireKnown, wordsOf } from '../net/call.ts';
import { moderation, moderationIn } from '../net/moderation.ts';
import { RequestGone, ServiceRefused, ServiceUnclear } from '../remote/faults.ts';
import { addressesAt, dataAddress, inPath, scalarsOf } from './parts.ts';
import type { Line, ProtocolAdapter } from './protocol.ts';

function callsOf({ row }: Line): TaskCalls {
  if (!row.task) throw new ServiceRefused('The row declares no calls.', 'modelFailed');
  return row.task;
}

const withId = (path: string, handle: Handle): string => path.replaceAll('{id}', inPath(String(handle.id)));

/** The service's own error code in an answer; null if there is none or it means success. */
function ownError(called: Called, { code }: TaskCalls): string | null {
  if (!code) return null;
  const [value] = valuesAt(jsonOf(called), code.at);
  return value === undefined || code.ok.some((one) => String(one) === String(value)) ? null : String(value);
}

async function poll(line: Line, handle: Handle, signal: AbortSignal) {
  const calls = callsOf(line);
  const called = requireKnown(await call(line.connection, withId(calls.poll, handle), { signal }));
  return { calls, called, answer: jsonOf(called) };
}

export const task: ProtocolAdapter = {
  async prepare({ row }, values) {
    const body = await fill(row.input, values, async (file) => dataAddress(file));
    return { body, sent: scalarsOf(body) };
  },

  async submit(line, { body }, { signal }) {
    const calls = callsOf(line);
    const called = requireBegun(await call(line.connection, calls.submit, { json: body, signal }));
    if (ownError(called, calls) !== null)
      throw new ServiceRefused(wordsOf(called), moderation(called) ?? 'modelRefused');
    const id = textAt(jsonOf(called), calls.id);
    if (!id) throw new ServiceUnclear(`The answer has no id: ${wordsOf(called)}`);
    return { id };
  },

  async check(line, handle, signal): Promise<RemoteState> {
    const { calls, called, answer } = await poll(line, handle, signal);
    const status = textAt(answer, calls.status);
    const reason =
      `${status} ${calls.error ? JSON.stringify(valuesAt(answer, calls.error)[0] ?? '') : wordsOf(called)}`.slice(
        0,
        500,
      );
    if (calls.failed.includes(status))
      return {
        state: 'failed',
        messageKey: moderationIn(reason) ?? moderation(called) ?? 'modelFailed',
        reason,
      };
    if (calls.done.includes(status)) return { state: 'done' };
    if (ownError(called, calls) !== null) throw new Error(`The service could not say: ${wordsOf(called)}`);
    const place = Number(textAt(answer, calls.place) || Number.NaN);
    return { state: 'working', ...(Number.isInteger(place) ? { place } : {}) };
  },

  async results(line, handle, signal) {
    const { calls, answer } = await poll(line, handle, signal);
    const places = addressesAt(answer, line.row.output);
    if (!calls.file) return places;
    const found = [];
    for (const place of places) {
      const number = 'address' in place ? place.address : '';
      const path = withId(calls.file.path, handle).replaceAll('{file}', inPath(number));
      const called = requireKnown(await call(line.connection, path, { signal }));
      const address = textAt(jsonOf(called), calls.file.at);
      if (!address) throw new RequestGone(`No address of the file: ${wordsOf(called)}`);
      found.push({ address });
    }
    return found;
  },

  async cancel(line, handle, signal) {
    const { cancel } = callsOf(line);
    if (cancel)
      requireHeard(
        await call(line.connection, withId(cancel.path, handle), { method: cancel.method, signal }),
      );
  },

  async probe(line, signal) {
    const { poll: path } = callsOf(line);
    const called = await call(line.connection, withId(path, { id: 'nothing' }), { signal });
    if (called.status === 401 || called.status === 403) requireBegun(called);
    return `it answers (HTTP ${called.status} for a request that there is not)`;
  },
};
