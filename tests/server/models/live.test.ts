import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModelsFile } from '../../../server/models/file/read-file.ts';
import { runRow } from '../../../server/models/operator/try-row.ts';
import { EXAMPLES, modelsFile } from './protocol-cases.ts';

/** One cheap picture for each protocol, by the variable that enables it. */
const LIVE = [
  {
    env: 'COMFYUI_URL',
    service: { protocol: 'comfyui', base: process.env.COMFYUI_URL, private: true },
    row: {
      workflow: join(EXAMPLES, 'workflows/text-to-picture.json'),
      input: { '@prompt.text': '{prompt}', '@sampler.seed': '{seed}', '@save.filename_prefix': '{task}' },
      output: { node: '@save', kind: 'image' },
    },
  },
  {
    env: 'FAL_KEY',
    service: { protocol: 'fal', key: { env: 'FAL_KEY' }, hosts: ['fal.media', '*.fal.media'] },
    row: {
      target: 'fal-ai/flux/schnell',
      input: { prompt: '{prompt}', seed: '{seed}' },
      output: { file: '$.images[*].url' },
    },
  },
  {
    env: 'REPLICATE_API_TOKEN',
    service: {
      protocol: 'replicate',
      key: { env: 'REPLICATE_API_TOKEN' },
      hosts: ['replicate.delivery', '*.replicate.delivery'],
    },
    row: {
      target: 'black-forest-labs/flux-schnell',
      input: { prompt: '{prompt}', seed: '{seed}' },
      output: { file: '$.output' },
    },
  },
  {
    env: 'OPENAI_API_KEY',
    service: { protocol: 'openai', key: { env: 'OPENAI_API_KEY' } },
    row: {
      target: 'gpt-image-1',
      path: '/images/generations',
      input: { prompt: '{prompt}', quality: 'low', size: '1024x1024' },
      output: { base64: '$.data[*].b64_json' },
    },
  },
  {
    env: 'MINIMAX_API_KEY',
    service: {
      protocol: 'task',
      base: 'https://api.minimax.io',
      key: { env: 'MINIMAX_API_KEY' },
      hosts: ['*.minimax.io', '*.aliyuncs.com'],
    },
    row: {
      target: 'MiniMax-Hailuo-02',
      input: {
        model: '{model}',
        prompt: '{prompt}',
        duration: 6,
        resolution: '512P',
        first_frame_image: '{image}',
      },
      output: { file: '$.file_id' },
      task: {
        submit: '/v1/video_generation',
        id: '$.task_id',
        poll: '/v1/query/video_generation?task_id={id}',
        status: '$.status',
        done: ['Success'],
        failed: ['Fail'],
        code: { at: '$.base_resp.status_code', ok: [0] },
        file: { path: '/v1/files/retrieve?file_id={file}', at: '$.file.download_url' },
      },
    },
  },
];

describe.each(LIVE)('a real service, with $env', ({ env, service, row }) => {
  const isSet = Boolean(process.env[env]?.trim());
  // logged: a run without it proves nothing about the service
  if (!isSet)
    process.stderr.write(`SKIPPED: ${env} is not set, so ${service.protocol} is not tried for real.\n`);
  it.skipIf(!isSet)('makes what is asked for', { timeout: 20 * 60_000 }, async () => {
    const medium = env === 'MINIMAX_API_KEY' ? 'clip' : 'picture';
    const file = await modelsFile({
      services: { live: service },
      models: [{ ...row, id: 'live', for: { medium }, service: 'live', name: 'live', timeout: '15m' }],
    });
    const [bound] = (await readModelsFile(file, process.env)).rows;
    if (!bound) throw new Error('The row is off.');
    expect(await runRow(bound, process.env, () => undefined)).toMatch(/^(One result|\d+ results) \(/);
  });
});
