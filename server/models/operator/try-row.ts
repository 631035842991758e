/** Tests a row without a studio: whether the service is reachable, what would be sent and, on request, the result. */

import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import { lineOf } from '../file/line.ts';
import { fill, InputFile, MissingValue, type Values } from '../file/placeholders.ts';
import type { BoundRow } from '../file/read-file.ts';
import { downloadBytes } from '../net/download.ts';
import type { Line } from '../protocols/protocol.ts';
import { ADAPTERS } from '../protocols/protocols.ts';

export interface Probed {
  /** The answer to a free test call. */
  probe: string;
  reachable: boolean;
  /** The request that would be sent, without its key and with files replaced by their sizes. */
  request: string;
  usd: number;
}

const PATIENCE = 20_000;
const MOST_BYTES = 600e6;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Sample values that can fill any row. */
async function sampleValues({ row }: BoundRow): Promise<Values> {
  const data = await sharp({ create: { width: 512, height: 288, channels: 3, background: '#557799' } })
    .jpeg()
    .toBuffer();
  const image = new InputFile(data, 'image/jpeg', 'sample.jpg');
  return {
    prompt: 'a red lamp on a wooden table, morning light',
    negative: 'text',
    ...{
      width: 1024,
      height: 576,
      size: '1024x576',
      ratio: '16:9',
      resolution: row.for.resolution ?? '720p',
    },
    ...{ count: 1, seed: 7, seconds: row.limits.seconds?.[0] ?? 5, image, images: [image], weight: 0.6 },
    ...{
      text: 'Good morning.',
      voice: row.voices?.[0]?.id,
      speed: 1,
      volume: 1,
      pitch: 0,
      emotion: 'neutral',
    },
    ...{ lyrics: '[Verse]\nMorning light', style: 'folk', instrumental: false, mood: 'calm' },
    ...{ tool: row.for.tool, model: row.target ?? row.for.model, task: `test-${Date.now()}` },
  };
}

const whereTo = ({ connection, row }: Line): string =>
  `${connection.base}${row.path ?? row.task?.submit ?? (row.workflow ? '/prompt' : `/${row.target ?? ''}`)}`;

/** Sends a free test call, and shows the request. */
export async function probeRow(
  bound: BoundRow,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Probed> {
  const line = lineOf(bound, env);
  const shown = async (file: InputFile) => `(${file.mime}, ${file.data.length} bytes)`;
  const body = await fill(bound.row.input, await sampleValues(bound), shown).catch((error: unknown) =>
    error instanceof MissingValue ? error.message : Promise.reject(error),
  );
  const request = `POST ${whereTo(line)}\n${JSON.stringify(body, null, 2)}`;
  const asked = ADAPTERS[bound.service.protocol].probe(line, timeoutSignal(PATIENCE));
  const { reachable, probe } = await asked.then(
    (text) => ({ reachable: true, probe: text }),
    (error: unknown) => ({ reachable: false, probe: reasonOf(error) }),
  );
  return { probe, reachable, request, usd: bound.row.usd };
}

/** Sends a real request, waits for it and fetches its result. @returns a description of the result */
export async function runRow(
  bound: BoundRow,
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<string> {
  const line = lineOf(bound, env);
  const adapter = ADAPTERS[bound.service.protocol];
  const signal = timeoutSignal(bound.row.timeout * 1000);
  const key = `test-${Date.now()}`;
  const results: Uint8Array[] = [];
  const store = async (data: Uint8Array) => String(results.push(data) - 1);
  const began = Date.now();
  const prepared = await adapter.prepare(line, await sampleValues(bound), { signal, key });
  const handle = await adapter.submit(line, prepared, { signal, key, store });
  say('The service has accepted it.');
  for (;;) {
    const now = await adapter.check(line, handle, signal);
    if (now.state === 'done') break;
    if (now.state !== 'working') throw new Error(`It failed: ${now.reason ?? now.messageKey}`);
    await sleep(2000, undefined, { signal });
  }
  const places = await adapter.results(line, handle, signal);
  const sizes = [];
  for (const place of places) {
    const data =
      'stored' in place
        ? results[Number(place.stored)]
        : await downloadBytes(place.address, line.reach, { signal, most: MOST_BYTES });
    sizes.push(`${Math.ceil((data?.length ?? 0) / 1000)} kB`);
  }
  if (sizes.length === 0) throw new Error('It is done, but the answer holds no result where the row says.');
  return `${sizes.length === 1 ? 'One result' : `${sizes.length} results`} (${sizes.join(', ')}) in ${Math.round((Date.now() - began) / 1000)} s.`;
}
