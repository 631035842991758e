/** The schema of `MODELS_FILE`. */
import * as v from 'valibot';
import { isAddress } from '../../settings/kinds.ts';
import { parsePath } from './json-path.ts';
import { namesIn, PLACEHOLDERS } from './placeholders.ts';

export const PROTOCOLS = ['comfyui', 'fal', 'replicate', 'openai', 'task'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export const FILE_MEDIA = [
  'picture',
  'edit',
  'variation',
  'upscale',
  'describe',
  'clip',
  'clip-upscale',
  'sound-effect',
  'music',
  'lyrics',
  'speech',
  'lip-sync',
  'digital-human',
  'text',
] as const;
export type FileMedium = (typeof FILE_MEDIA)[number];

const name = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(200));
const money = v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(1_000_000));
const path = v.pipe(
  v.string(),
  v.check((text) => parsePath(text) !== null, 'is no path such as $.video.url'),
);
const address = v.pipe(
  v.string(),
  v.check(
    (text) => isAddress(text, /^https?:\/\/[^\s/@?#]+(\/[^\s?#]*)?$/),
    'is no address such as https://api.example.com/v1',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const localPath = v.pipe(v.string(), v.regex(/^\/\S*$/, 'is no path such as /v1/tasks'));
const template = v.pipe(
  v.unknown(),
  v.rawCheck(({ dataset, addIssue }) => {
    for (const one of namesIn(dataset.value))
      if (!Object.hasOwn(PLACEHOLDERS, one)) addIssue({ message: `{${one}} stands for nothing` });
  }),
);

export const Service = v.strictObject({
  protocol: v.picklist(PROTOCOLS, `is none of ${PROTOCOLS.join(', ')}`),
  /** Name of an environment variable, never the key itself. */
  key: v.optional(
    v.strictObject({ env: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'is no name of a variable')) }),
  ),
  base: v.optional(address),
  private: v.optional(v.boolean(), false),
  hosts: v.optional(
    v.array(
      v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no host such as *.fal.media')),
    ),
    [],
  ),
  concurrency: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 2),
  usdPerDay: v.optional(money),
});
export type Service = v.InferOutput<typeof Service>;

const statuses = v.array(v.string());
/** A service of the protocol `task`: the paths of its calls and of the fields in its answers. `{id}` is the request's id. */
export const TaskCalls = v.strictObject({
  submit: localPath,
  id: path,
  poll: localPath,
  status: path,
  done: v.pipe(statuses, v.minLength(1, 'is empty')),
  failed: statuses,
  /** The service's error message. */
  error: v.optional(path),
  /** Position in the service's queue: requests before this one. */
  place: v.optional(path),
  /** For services that always answer 200: path of their own code, and its values that mean success. */
  code: v.optional(v.strictObject({ at: path, ok: v.array(v.union([v.string(), v.number()])) })),
  /** Call that gives a file's URL if the answer has only its id, which is `{file}` here. */
  file: v.optional(v.strictObject({ path: localPath, at: path })),
  cancel: v.optional(
    v.strictObject({ method: v.optional(v.picklist(['POST', 'PUT', 'DELETE']), 'POST'), path: localPath }),
  ),
});
export type TaskCalls = v.InferOutput<typeof TaskCalls>;

export const Output = v.union(
  [
    v.strictObject({ file: path }),
    v.strictObject({ base64: path }),
    v.strictObject({ body: v.literal(true) }),
    v.strictObject({
      node: v.pipe(v.string(), v.regex(/^@./, 'is no title such as @save')),
      kind: v.picklist(['image', 'video', 'audio']),
    }),
  ],
  'is none of {"file"}, {"base64"}, {"body": true} or {"node", "kind"}',
);
export type Output = v.InferOutput<typeof Output>;

const Voice = v.strictObject({
  id: name,
  name: v.union([
    v.pipe(
      name,
      v.transform((one) => ({ en: one, zh: one })),
    ),
    v.strictObject({ en: name, zh: name }),
  ]),
  language: v.optional(v.picklist(['en', 'zh']), 'en'),
  sex: v.optional(v.picklist(['female', 'male']), 'female'),
  age: v.optional(v.picklist(['child', 'young', 'adult', 'senior']), 'adult'),
  scenes: v.optional(v.array(v.picklist(['narration', 'dialogue', 'story', 'advert'])), [
    'narration',
    'dialogue',
  ]),
});

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
/** A week; Node's timers cannot be set for more than 24 days, and fire at once then. */
const MOST_HOURS = 168;

export const Row = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'is not made of a-z, 0-9, dots and dashes')),
  for: v.strictObject({
    medium: v.picklist(FILE_MEDIA, `is none of ${FILE_MEDIA.join(', ')}`),
    tool: v.optional(name),
    model: v.optional(name),
    resolution: v.optional(name),
  }),
  service: name,
  /** Display name. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(60)),
  /** The model's name at the service. */
  target: v.optional(name),
  /** Path of the call, for the protocol `openai`. */
  path: v.optional(localPath),
  /** Workflow file in ComfyUI's API format; path relative to this file. */
  workflow: v.optional(name),
  task: v.optional(TaskCalls),
  input: v.optional(v.record(v.string(), template), {}),
  output: v.optional(Output),
  limits: v.optional(
    v.strictObject({
      ratios: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+:\d+$/, 'is no ratio such as 16:9')))),
      seconds: v.optional(v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(600)))),
      needs: v.optional(v.array(v.picklist(['image', 'prompt'])), []),
    }),
    {},
  ),
  points: v.optional(v.pipe(v.number(), v.integer('is no whole number'), v.minValue(0), v.maxValue(100_000))),
  usd: v.optional(money, 0),
  usdPerDay: v.optional(money),
  timeout: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}[smh]$/, 'is no time such as 90s, 20m or 2h'),
      v.transform((text) => Number(text.slice(0, -1)) * (SECONDS[text.slice(-1)] ?? 1)),
      v.maxValue(MOST_HOURS * 3600, `is longer than ${MOST_HOURS}h`),
    ),
    '20m',
  ),
  voices: v.optional(v.array(Voice)),
});
export type Row = v.InferOutput<typeof Row>;

export const ModelsFile = v.strictObject({
  services: v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not made of a-z, 0-9 and dashes')),
    Service,
  ),
  models: v.array(Row),
  /** Daily limit per member for all services together. */
  members: v.optional(v.strictObject({ usdPerDay: v.optional(money) }), {}),
});
export type ModelsFile = v.InferOutput<typeof ModelsFile>;
