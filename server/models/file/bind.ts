/** Builds models from the file's rows: requests are sent with the row's protocol, and results are converted to the app's types. */

import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import type { Deps } from '../../deps.ts';
import { noteLoose } from '../../media/loose-files.ts';
import { hashOf } from '../../secrets.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import type { Media, Medium } from '../media.ts';
import type { Model, Remote } from '../model.ts';
import { type Line, PROTOCOL_FACTS, type ResultPlace } from '../protocols/protocol.ts';
import { ADAPTERS } from '../protocols/protocols.ts';
import { lineOf } from './line.ts';
import { mediaOf } from './media-of.ts';
import type { Values } from './placeholders.ts';
import { MissingValue, namesIn } from './placeholders.ts';
import type { BoundRow } from './read-file.ts';

/** Dependencies of the models: parsing results, and storage for results that come with an answer, with the notes of its files. */
export type BindTools = Pick<Deps, 'db' | 'storage' | 'probe'> & {
  env: Readonly<Record<string, string | undefined>>;
  memberUsdPerDay: number | null;
  /** Milliseconds between two checks, instead of the protocol's default. */
  interval?: number;
};

/** How a medium's requests are mapped to values, and its results parsed. */
export interface Binding<M extends Medium> {
  values(request: Media[M]['request']): Values | Promise<Values>;
  collect(
    places: readonly [ResultPlace, ...ResultPlace[]],
    context: { line: Line; request: Media[M]['request']; options: Media[M]['options'] } & BindTools,
  ): Promise<Media[M]['result']>;
}

/** A row as stored with a request. */
export interface Snapshot extends BoundRow {
  medium: Medium;
  memberUsdPerDay: number | null;
}

/** The model of a row for a medium that is made by tasks. */
export function bindRemote<M extends Medium>(
  bound: BoundRow,
  medium: M,
  binding: Binding<M>,
  { traits, ...tools }: BindTools & { traits: Media[M]['traits'] },
): Model<M> {
  const { row, service } = bound;
  const line = lineOf(bound, tools.env);
  const adapter = ADAPTERS[service.protocol];
  const snapshot: Snapshot = { ...bound, medium, memberUsdPerDay: tools.memberUsdPerDay };
  const { find } = adapter;
  const remote: Remote<M> = {
    runs: 'remote',
    service: service.name,
    concurrency: service.concurrency,
    usd: row.usd,
    usdPerDay: {
      row: row.usdPerDay ?? null,
      service: service.usdPerDay ?? null,
      member: tools.memberUsdPerDay,
    },
    timeout: row.timeout,
    interval: tools.interval ?? PROTOCOL_FACTS[service.protocol].interval,
    snapshot,
    async prepare(request, { key, signal }) {
      const values = { ...(await binding.values(request)), ...chosen(bound, key) };
      const prepared = await adapter.prepare(line, values, { signal, key }).catch((error: unknown) => {
        throw error instanceof MissingValue ? new UnrecoverableError(error.message, 'modelRefused') : error;
      });
      let parts = 0;
      const store = async (data: Uint8Array): Promise<string> => {
        const name = storedName(key, parts++);
        // until the handle that names it is saved
        await noteLoose(tools.db, name);
        await tools.storage.put(name, data);
        return name;
      };
      return {
        sent: prepared.sent,
        // not the job's signal: parking the job or another worker's claim must not abort the request
        send: () => adapter.submit(line, prepared, { key, store, signal: timeoutSignal(sendingTime(line)) }),
      };
    },
    ...(find ? { find: (known, signal) => find(line, known, signal) } : {}),
    check: (handle, signal) => adapter.check(line, handle, signal),
    async collect(handle, request, options) {
      const [first, ...others] = await adapter.results(line, handle, options.signal);
      if (!first)
        throw new UnrecoverableError('The answer holds no result where the row says.', 'resultUnreadable');
      return binding.collect([first, ...others], { ...tools, line, request, options });
    },
    cancel: (handle, signal) => adapter.cancel(line, handle, signal),
  };
  return modelOf(bound, medium, remote, traits);
}

const SENDING = 120_000;
/** Timeout in milliseconds; services that answer with the result itself need the full generation time. */
const sendingTime = ({ row, service }: Line): number =>
  service.protocol === 'openai' ? row.timeout * 1000 : SENDING;

/** Storage name of a file that came with an answer, kept until the task has ended. */
const storedName = (key: string, index: number): string =>
  `requests/${hashOf(key)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32)}-${index}`;

const chosen = ({ row }: BoundRow, key: string): Values => ({
  tool: row.for.tool,
  model: row.target ?? row.for.model,
  ...(row.for.resolution ? { resolution: row.for.resolution } : {}),
  task: key,
});

/** The fields that all models of the file share. */
export function modelOf<M extends Medium>(
  { row }: BoundRow,
  medium: M,
  maker: Model<M>['maker'],
  traits: Media[M]['traits'],
): Model<M> {
  const names = namesIn(row.input);
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  const media = mediaOf(row);
  return {
    id: media.length > 1 ? `${row.id}/${medium}` : row.id,
    medium,
    for: { tool: row.for.tool, model: row.for.model, resolution: row.for.resolution },
    name: row.name,
    limits: { ...row.limits, takes: { image: has('image', 'images'), endImage: has('endImage') } },
    points: row.points ?? null,
    traits,
    maker,
  };
}
