/** Each protocol with its stand-in and a row for pictures of Flux. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { ComfyStandIn } from './stand-ins/comfyui.ts';
import { FalStandIn } from './stand-ins/fal.ts';
import { OpenAiStandIn } from './stand-ins/openai.ts';
import { ReplicateStandIn } from './stand-ins/replicate.ts';
import type { StandIn } from './stand-ins/stand-in.ts';
import { TaskStandIn } from './stand-ins/task.ts';

/** A secret that must not appear anywhere. */
export const KEY = 'sk-very-secret-0123456789abcdef';
export const EXAMPLES = resolve(import.meta.dirname, '../../../server/models/examples');

export interface ProtocolCase {
  name: 'comfyui' | 'fal' | 'replicate' | 'openai' | 'task';
  standIn: () => StandIn;
  /** The base address of its calls. */
  base: (address: string) => string;
  authorization: string;
  /** The row's own fields, for a picture. */
  row: object;
  /** A lost answer can be looked up. */
  finds: boolean;
  /** The answer to the submit is the result. */
  direct: boolean;
}

const workflow = join(EXAMPLES, 'workflows/text-to-picture.json');

export const PROTOCOL_CASES: readonly ProtocolCase[] = [
  {
    name: 'comfyui',
    standIn: () => new ComfyStandIn(),
    base: (address) => address,
    authorization: `Bearer ${KEY}`,
    row: {
      workflow,
      input: {
        '@prompt.text': '{prompt}',
        '@size.width': '{width}',
        '@size.height': '{height}',
        '@sampler.seed': '{seed}',
        '@save.filename_prefix': '{task}',
      },
      output: { node: '@save', kind: 'image' },
    },
    finds: true,
    direct: false,
  },
  {
    name: 'fal',
    standIn: () => new FalStandIn(),
    base: (address) => address,
    authorization: `Key ${KEY}`,
    row: {
      target: 'fal-ai/flux/dev',
      input: { prompt: '{prompt}', image_size: { width: '{width}', height: '{height}' }, seed: '{seed}' },
      output: { file: '$.images[*].url' },
    },
    finds: false,
    direct: false,
  },
  {
    name: 'replicate',
    standIn: () => new ReplicateStandIn(),
    base: (address) => `${address}/v1`,
    authorization: `Bearer ${KEY}`,
    row: {
      target: 'black-forest-labs/flux-schnell',
      input: { prompt: '{prompt}', aspect_ratio: '{ratio}', seed: '{seed}' },
      output: { file: '$.output' },
    },
    finds: true,
    direct: false,
  },
  {
    name: 'openai',
    standIn: () => new OpenAiStandIn(),
    base: (address) => `${address}/v1`,
    authorization: `Bearer ${KEY}`,
    row: {
      target: 'gpt-image-1',
      path: '/images/generations',
      input: { prompt: '{prompt}', size: '{size}', n: '{count}' },
      output: { base64: '$.data[*].b64_json' },
    },
    finds: false,
    direct: true,
  },
  {
    name: 'task',
    standIn: () => new TaskStandIn(),
    base: (address) => address,
    authorization: `Bearer ${KEY}`,
    row: {
      target: 'image-01',
      input: { model: '{model}', prompt: '{prompt}', aspect_ratio: '{ratio}' },
      output: { file: '$.file_id' },
      task: {
        submit: '/v1/image_generation',
        id: '$.task_id',
        poll: '/v1/query/image_generation?task_id={id}',
        status: '$.status',
        done: ['Success'],
        failed: ['Fail'],
        error: '$.base_resp.status_msg',
        code: { at: '$.base_resp.status_code', ok: [0] },
        file: { path: '/v1/files/retrieve?file_id={file}', at: '$.file.download_url' },
        cancel: { method: 'DELETE', path: '/v1/tasks/{id}' },
      },
    },
    finds: false,
    direct: false,
  },
];

/** A file of models for Flux pictures. @returns its path */
export async function modelsFileFor(
  { name, base, row }: ProtocolCase,
  address: string,
  more: { row?: object; service?: object; file?: object } = {},
): Promise<{ file: string; drop: () => Promise<void> }> {
  return writeModels({
    services: {
      stand: {
        protocol: name,
        base: base(address),
        private: true,
        key: { env: 'STAND_KEY' },
        ...more.service,
      },
    },
    models: [
      {
        id: 'flux-stand',
        for: { medium: 'picture', tool: 'flux', model: 'flux-pro' },
        service: 'stand',
        name: 'FLUX (stand-in)',
        points: 9,
        usd: 0.05,
        ...row,
        ...more.row,
      },
    ],
    ...more.file,
  });
}

/** Writes a file of models. */
export async function writeModels(content: unknown): Promise<{ file: string; drop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-models-'));
  const file = join(folder, 'models.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { file, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** The same, for the duration of one test. */
export async function modelsFile(content: unknown): Promise<string> {
  const { file, drop } = await writeModels(content);
  onTestFinished(drop);
  return file;
}
