/** fal's queue: submit, status and response, at URLs given by the first answer. */
import { fill } from '../file/placeholders.ts';
import type { Handle, RemoteState } from '../model.ts';
import { type Called, call, jsonOf, requireBegun, requireHeard, requireKnown, wordsOf } from '../net/call.ts';
import { moderation } from '../net/moderation.ts';
import { RequestGone } from '../remote/faults.ts';
import { addressesAt, dataAddress, requireText, scalarsOf, textIn } from './parts.ts';
import type { ProtocolAdapter } from './protocol.ts';

const textOf = (handle: Handle, field: string): string => {
  const value = handle[field];
  return typeof value === 'string' ? value : '';
};

export const fal: ProtocolAdapter = {
  async prepare({ row }, values) {
    const body = await fill(row.input, values, async (file) => dataAddress(file));
    return { body, sent: scalarsOf(body) };
  },

  async submit({ connection, row }, { body }, { signal }) {
    const called = requireBegun(await call(connection, `/${row.target ?? ''}`, { json: body, signal }));
    const answer = jsonOf(called);
    return {
      id: requireText(answer, 'request_id'),
      status: requireText(answer, 'status_url'),
      response: requireText(answer, 'response_url'),
      cancel: textIn(answer, 'cancel_url'),
    };
  },

  async check({ connection }, handle, signal): Promise<RemoteState> {
    const called = await call(connection, textOf(handle, 'status'), { signal });
    const answer = jsonOf(requireKnown(called));
    const status = textIn(answer, 'status');
    if (status === 'IN_QUEUE') return { state: 'working', place: placeIn(answer) };
    if (status === 'IN_PROGRESS') return { state: 'working' };
    if (status !== 'COMPLETED') throw new Error(`An unknown status: ${wordsOf(called)}`);
    return isEmpty(textIn(answer, 'error')) ? await outcome(connection, handle, signal) : failed(called);
  },

  async results({ connection, row }, handle, signal) {
    const called = requireKnown(await call(connection, textOf(handle, 'response'), { signal }));
    return addressesAt(jsonOf(called), row.output);
  },

  async cancel({ connection }, handle, signal) {
    const address = textOf(handle, 'cancel');
    // 202: requested; 400: already completed; 404: unknown. All are fine.
    if (address) requireHeard(await call(connection, address, { method: 'PUT', signal }));
  },

  async probe({ connection, row }, signal) {
    // for a request that does not exist, the answer is 404 with a valid key and 401 otherwise
    const nobody = '00000000-0000-0000-0000-000000000000';
    const app = (row.target ?? '').split('/').slice(0, 2).join('/');
    const called = await call(connection, `/${app}/requests/${nobody}/status`, { signal });
    if (called.status === 401 || called.status === 403) requireBegun(called);
    return `it answers (HTTP ${called.status} for a request that there is not)`;
  },
};

const isEmpty = (text: string): boolean => text === '';
const placeIn = (answer: unknown): number | undefined => {
  const place = (answer as { queue_position?: unknown }).queue_position;
  return typeof place === 'number' ? place : undefined;
};

type Connected = Parameters<typeof call>[0];

/** A gateway on the way answers these, too; a request that has failed with one of them has a type of error. */
const GATEWAY: readonly number[] = [408, 502, 503, 504];

const isGateway = (called: Called): boolean =>
  GATEWAY.includes(called.status) && textIn(jsonOf(called), 'error_type') === '';

/** Failed requests are also completed: the failure is only visible in the response, as 422 with `detail`, or 503 with `error_type`. */
async function outcome(connection: Connected, handle: Handle, signal: AbortSignal): Promise<RemoteState> {
  const called = await call(connection, textOf(handle, 'response'), { signal, returns: [503] });
  if (isGateway(called)) throw new Error(wordsOf(called));
  if (called.status === 404 || called.status === 410) throw new RequestGone(wordsOf(called));
  if (called.status >= 400) return failed(called);
  return { state: 'done' };
}

const failed = (called: Called): RemoteState => ({
  state: 'failed',
  messageKey: moderation(called) ?? (called.status === 422 ? 'modelRefused' : 'modelFailed'),
  reason: wordsOf(called),
});
