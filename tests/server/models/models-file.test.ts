import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS } from '../../../server/models/file/placeholders.ts';
import { readModelsFile } from '../../../server/models/file/read-file.ts';
import { FILE_MEDIA, Row, Service } from '../../../server/models/file/schema.ts';
import { VIDEO_MODES } from '../../../src/api/video-modes.ts';
import { EXAMPLES, modelsFile } from './protocol-cases.ts';

const EXAMPLE = join(EXAMPLES, 'models.example.json');
const KEYS = { FAL_KEY: 'a', REPLICATE_API_TOKEN: 'b', OPENAI_API_KEY: 'c', MINIMAX_API_KEY: 'd' };

const service = { protocol: 'fal', key: { env: 'FAL_KEY' } };
const row = {
  id: 'flux',
  for: { medium: 'picture', tool: 'flux' },
  service: 'fal',
  target: 'fal-ai/flux/dev',
  name: 'FLUX',
  input: { prompt: '{prompt}' },
  output: { file: '$.images[*].url' },
};
const problemOf = async (content: unknown): Promise<string> => {
  const file = await modelsFile(content);
  const error = await readModelsFile(file, KEYS).catch((caught: Error) => caught);
  return error instanceof Error ? error.message.replace(file, 'FILE') : 'none';
};
const rowProblem = (change: object) =>
  problemOf({ services: { fal: service }, models: [{ ...row, ...change }] });

describe('MODELS_FILE', () => {
  it('accepts the example and each of its workflows', async () => {
    const { rows, notes, memberUsdPerDay } = await readModelsFile(EXAMPLE, KEYS);
    expect(notes).toEqual([]);
    expect(memberUsdPerDay).toBe(5);
    expect(new Set(rows.map((one) => one.service.protocol))).toEqual(
      new Set(['comfyui', 'fal', 'replicate', 'openai', 'task']),
    );
    const used = rows.flatMap((one) => one.row.workflow ?? []);
    const files = (await readdir(join(EXAMPLES, 'workflows'))).map((name) => `workflows/${name}`);
    expect(new Set(used)).toEqual(new Set(files));
  });

  it('disables the rows of a service without a key, and says so', async () => {
    const { rows, notes } = await readModelsFile(EXAMPLE, { ...KEYS, FAL_KEY: ' ' });
    expect(rows.some((one) => one.service.name === 'fal')).toBe(false);
    expect(rows.some((one) => one.service.name === 'gpu')).toBe(true);
    expect(notes).toEqual([
      'FAL_KEY is not set: seedream-fal, jimeng-pro-720 of MODELS_FILE are off; the built-in engine makes what they would.',
    ]);
    expect((await readModelsFile(EXAMPLE, { ...KEYS, REPLICATE_API_TOKEN: '' })).notes).toEqual([
      'REPLICATE_API_TOKEN is not set: flux-edit of MODELS_FILE is off; the built-in engine makes what it would.',
    ]);
  });

  it('names all that is wrong with a row at once, also where its service is unknown', async () => {
    const problems = await rowProblem({ service: 'gpu', for: { medium: 'picture', tool: 'fluxx' } });
    expect(problems).toContain('service "gpu" is not among the services');
    expect(problems).toContain('for.tool is none of mj');
  });

  const gpu = { protocol: 'comfyui', base: 'http://10.0.0.5:8188', private: true };
  const problemsFor = async (change: object) => {
    const file = { services: { gpu, fal: service }, models: [{ ...row, ...change }] };
    const [, ...problems] = (await problemOf(file)).split(/\n {2}models\[0\] \(flux\): /);
    return problems;
  };

  it('names with a misspelt service what the protocol of the one that is meant lacks', async () => {
    expect(await problemsFor({ service: 'gpuu', workflow: 'none.json' })).toEqual([
      'service "gpuu" is not among the services; is it "gpu"?',
      expect.stringMatching(/^workflow .*none.json cannot be read/),
      'output needs node and kind',
    ]);
    expect(await problemsFor({ service: 'fla', target: undefined })).toEqual([
      'service "fla" is not among the services; is it "fal"?',
      'target is missing: the name of the model at the service',
    ]);
  });

  it('names with a service that could be any what is wrong with each of them', async () => {
    const unknown = 'service "elsewhere" is not among the services';
    expect(await problemsFor({ service: 'elsewhere' })).toEqual([unknown]);
    const change = { service: 'elsewhere', output: undefined };
    expect(await problemsFor(change)).toEqual([unknown, 'output is missing']);
  });

  it('names in one start what has the wrong form, and what is wrong besides', async () => {
    const file = {
      services: {
        fal: { ...service, concurency: 3 },
        gpu: { protocol: 'comfyui', base: 'http://10.0.0.5:8188', usdPerDay: 'much' },
        odd: { protocol: 'soap' },
      },
      models: [
        { ...row, usd: -1, for: { medium: 'picture', tool: 'fluxx', modle: 'flux-pro' } },
        { ...row, id: 'clip', for: { medium: 'clip', tool: 'jimeng', model: 'pr' }, points: 'ten' },
        { ...row, id: 'speech', for: { medium: 'speech' }, voices: [{ id: 'a' }], target: undefined },
        { ...row, id: 'own', service: 'gpu', target: undefined, workflow: 'none.json', output: {} },
        { ...row, id: 'lost', for: { medium: 'edit' }, service: 'fall', timeout: 'soon' },
        { ...row, id: 'late', for: { medium: 'upscale', tool: 'mjj' }, service: 'odd' },
      ],
    };
    const lines = (await problemOf(file)).split('\n').map((line) => line.trim());
    expect(lines.map((line) => line.replace(/(is none of|cannot be read).*/, '$1'))).toEqual([
      expect.stringContaining('FILE'),
      'services.fal.concurency is not a field of this format',
      'services.gpu.usdPerDay is "much" instead of number',
      'services.odd.protocol is none of',
      'models[0] (flux): for.modle is not a field of this format',
      'models[0] (flux): usd is below 0',
      'models[1] (clip): points is "ten" instead of number',
      'models[2] (speech): voices.0.name is missing',
      'models[3] (own): output is none of',
      'models[4] (lost): timeout is no time such as 90s, 20m or 2h',
      'services.gpu.base is plain http: only a service marked "private": true may be',
      'models[0] (flux): for.tool is none of',
      'models[1] (clip): for.model is none of',
      'models[2] (speech): service speech is made while a person waits: it needs a service of the protocol openai',
      'models[2] (speech): target is missing: the name of the model at the service',
      expect.stringMatching(/^models\[3\] \(own\): workflow \/.*none.json cannot be read$/),
      'models[4] (lost): service "fall" is not among the services; is it "fal"?',
      'models[5] (late): for.tool is none of',
    ]);
  });

  it('is empty if not set, and a clear error if unreadable', async () => {
    expect(await readModelsFile(null, {})).toEqual({ rows: [], memberUsdPerDay: null, notes: [] });
    await expect(readModelsFile('/nowhere/models.json', {})).rejects.toThrow('cannot be read (ENOENT)');
    expect(await problemOf('{ "services": ')).toContain('is no JSON');
  });

  it.each([
    [{ usd: -1 }, 'models[0] (flux): usd is below 0'],
    [{ colour: 'red' }, 'models[0] (flux): colour is not a field of this format'],
    [{ name: undefined }, 'models[0] (flux): name is missing'],
    [{ points: 1.5 }, 'models[0] (flux): points is no whole number'],
    [{ timeout: 'soon' }, 'models[0] (flux): timeout is no time such as 90s, 20m or 2h'],
    [{ timeout: '168h' }, 'none'],
    // Node's timers end at 596 h, and fire at once beyond
    [{ timeout: '169h' }, 'models[0] (flux): timeout is longer than 168h'],
    [{ for: { medium: 'painting' } }, 'models[0] (flux): for.medium is none of picture, edit'],
    [
      { for: { medium: 'picture', tool: 'fluxx' } },
      'models[0] (flux): for.tool is none of mj, id, seedream, flux',
    ],
    [
      { for: { medium: 'picture', tool: 'flux', model: 'flux-x' } },
      'for.model is none of flux-pro, flux-max',
    ],
    [
      { for: { medium: 'clip', tool: 'jimeng', model: 'pro', resolution: '4k' } },
      'for.resolution is none of 480p, 720p, 1080p',
    ],
    [{ input: { prompt: '{promt}' } }, 'models[0] (flux): input.prompt {promt} stands for nothing'],
    [{ output: { file: 'images' } }, 'models[0] (flux): output'],
    [{ output: { node: '@save', kind: 'image' } }, 'models[0] (flux): output node is for comfyui only'],
    [{ target: undefined }, 'models[0] (flux): target is missing'],
    [{ service: 'gpu' }, 'models[0] (flux): service "gpu" is not among the services'],
    [{ for: { medium: 'speech' } }, 'speech is made while a person waits'],
    [
      { for: { medium: 'lip-sync' }, points: 5 },
      'points means nothing for lip-sync: it is priced by its length',
    ],
    [
      { for: { medium: 'music', tool: 'mureka' }, points: 15 },
      'points means nothing for mureka: members pay nothing for it',
    ],
    [{ for: { medium: 'lyrics' }, points: 1 }, 'points means nothing for lyrics: members pay nothing for it'],
    [{ workflow: 'w.json' }, 'models[0] (flux): workflow'],
    [{ limits: { ratios: ['5:4'] } }, 'models[0] (flux): limits.ratios has none of 1:1, 16:9'],
    [
      { for: { medium: 'clip', tool: 'jimeng' }, limits: { seconds: [8] } },
      'models[0] (flux): limits.seconds has none of 5',
    ],
  ])('names row and field of %j', async (change, words) => {
    expect(await rowProblem(change)).toContain(words);
  });

  it('names services that do not fit, and conflicting rows', async () => {
    expect(
      await problemOf({
        services: { gpu: { protocol: 'comfyui', base: 'http://10.0.0.5:8188' } },
        models: [],
      }),
    ).toContain('services.gpu.base is plain http: only a service marked "private": true may be');
    const nowhere = { services: { fal: { ...service, base: 'https://%' } }, models: [] };
    expect(await problemOf(nowhere)).toContain('services.fal.base is no address such as');
    expect(await problemOf({ services: { fal: { ...service, key: 'sk-123' } }, models: [] })).toContain(
      'services.fal.key',
    );
    expect(await problemOf({ services: { fal: service }, models: [row, row] })).toContain(
      'two rows have the id flux',
    );
    expect(await problemOf({ services: { fal: service }, models: [row, { ...row, id: 'other' }] })).toContain(
      'flux and other are for the same',
    );
  });

  it('names the node of a workflow that a row does not find', async () => {
    const workflow = join(EXAMPLES, 'workflows/text-to-picture.json');
    const gpu = { protocol: 'comfyui', base: 'http://127.0.0.1:8188', private: true };
    const own = {
      ...row,
      service: 'gpu',
      target: undefined,
      workflow,
      output: { node: '@svae', kind: 'image' },
    };
    const problem = await problemOf({
      services: { gpu },
      models: [{ ...own, input: { '@promt.text': '{prompt}', '@size.wide': '{width}' } }],
    });
    expect(problem).toContain('input["@promt.text"] the workflow has not exactly one node titled "promt"');
    expect(problem).toContain('input["@size.wide"] the node "size" has no input wide');
    expect(problem).toContain('output.node the workflow has not exactly one node titled "svae"');
  });

  it('has only core nodes in its workflows', async () => {
    const core = new Set(
      'KSampler CheckpointLoaderSimple EmptyLatentImage CLIPTextEncode VAEDecode SaveImage UNETLoader CLIPLoader VAELoader LoadImage ModelSamplingSD3 Wan22ImageToVideoLatent CreateVideo SaveVideo ConditioningStableAudio EmptyLatentAudio VAEDecodeAudio SaveAudio'.split(
        ' ',
      ),
    );
    for (const name of await readdir(join(EXAMPLES, 'workflows'))) {
      const text = await readFile(join(EXAMPLES, 'workflows', name), 'utf8');
      const types = [...text.matchAll(/"class_type": "(\w+)"/g)].map(([, type = '']) => type);
      expect(
        types.filter((type) => !core.has(type)),
        name,
      ).toEqual([]);
    }
  });
});

describe('docs/models.md', () => {
  const docs = () => readFile(join(EXAMPLES, '../../../docs/models.md'), 'utf8');

  it('has a complete, valid example for each protocol', async () => {
    const blocks = [...(await docs()).matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const protocols: string[] = [];
    for (const block of blocks) {
      for (const one of block.models) if (one.workflow) one.workflow = join(EXAMPLES, one.workflow);
      const { rows, notes } = await readModelsFile(await modelsFile(block), KEYS);
      expect(notes).toEqual([]);
      protocols.push(...rows.map((bound) => bound.service.protocol));
    }
    expect([...new Set(protocols)].sort()).toEqual(['comfyui', 'fal', 'openai', 'replicate', 'task']);
  });

  it('names every placeholder, medium, tool and field', async () => {
    const text = await docs();
    for (const name of Object.keys(PLACEHOLDERS)) expect(text).toContain(`\`{${name}}\``);
    for (const name of [...FILE_MEDIA, ...Object.keys(Service.entries), ...Object.keys(Row.entries)])
      expect(text).toContain(`\`${name}\``);
    for (const { value, subModes } of VIDEO_MODES)
      for (const name of [value, ...(subModes.length > 1 ? subModes.map(({ model }) => model) : [])])
        expect(text).toContain(`\`${name}\``);
  });
});
