/** Checks of a row beyond its schema: the fields that its protocol needs, and names known to the app. */
import { DRAW_MODELS, DRAW_TOOLS, FILM_TOOLS } from '../../../src/api/draw-models.ts';
import { RATIOS } from '../../../src/api/draw-options.ts';
import { LIP_SYNC_TOOLS } from '../../../src/api/lipsync.ts';
import { CLIP_TOOLS, VIDEO_MODES } from '../../../src/api/video-modes.ts';
import { TEXT_TOOLS } from './media-of.ts';
import type { FileMedium, Row, Service } from './schema.ts';
import { bindingOf, nodeTitled, type Workflow } from './workflow.ts';

type Say = (field: string, problem: string) => void;

const PICTURE_TOOLS: readonly string[] = [...DRAW_TOOLS, ...FILM_TOOLS].map(({ value }) => value);
const CLIP_TOOL_NAMES: readonly string[] = VIDEO_MODES.map(({ value }) => value);

/** The app's tools by medium; media without a list have none. */
const TOOLS: Readonly<Partial<Record<FileMedium, readonly string[]>>> = {
  picture: PICTURE_TOOLS.filter((tool) => !['sync', 'chaofen', 'fluxImage'].includes(tool)),
  edit: ['fluxImage'],
  variation: ['mj'],
  upscale: ['chaofen', 'mj'],
  clip: CLIP_TOOL_NAMES,
  'clip-upscale': [CLIP_TOOLS.hd],
  'sound-effect': [CLIP_TOOLS.soundEffect],
  music: ['suno', 'mureka', 'film'],
  text: TEXT_TOOLS,
  'lip-sync': ['hedra', 'jimeng-lip-sync', CLIP_TOOLS.lipSync],
  'digital-human': [LIP_SYNC_TOOLS.digitalHuman, CLIP_TOOLS.klingLipSync],
};

/** Checks what a row is for. */
function checkFor({ for: wanted }: Row, say: Say): void {
  const { medium, tool, model, resolution } = wanted;
  const tools = TOOLS[medium] ?? [];
  if (tool !== undefined && !tools.includes(tool))
    say('for.tool', tools.length > 0 ? `is none of ${tools.join(', ')}` : `means nothing for ${medium}`);
  if (medium === 'clip' && tool !== undefined) {
    const modes = VIDEO_MODES.find(({ value }) => value === tool)?.subModes ?? [];
    const named = modes.filter((one) => model === undefined || one.model === model);
    if (named.length === 0)
      say('for.model', `is none of ${[...new Set(modes.map((one) => one.model))].join(', ')}`);
    else if (resolution !== undefined && !named.some((one) => one.resolution === resolution))
      say(
        'for.resolution',
        `is none of ${[...new Set(named.map((one) => one.resolution || '""'))].join(', ')}`,
      );
  }
  if (medium === 'picture' && tool !== undefined && model !== undefined) {
    const models = DRAW_MODELS.filter((one) => one.tool === tool && one.model).map((one) => one.model);
    if (!models.includes(model))
      say('for.model', models.length > 0 ? `is none of ${models.join(', ')}` : `means nothing for ${tool}`);
  }
  if (model !== undefined && tool === undefined) say('for.tool', 'is needed beside for.model');
  if (resolution !== undefined && medium !== 'clip') say('for.resolution', 'means something for clips only');
}

/** All ratios and lengths that the app may request from a row; null if it requests none. */
function askedOf({ for: { medium, tool, model, resolution } }: Row) {
  if (medium === 'picture' || medium === 'edit') return { ratios: RATIOS, seconds: null };
  if (medium !== 'clip') return null;
  const modes = VIDEO_MODES.filter(({ value }) => tool === undefined || tool === value);
  const rows = modes
    .flatMap(({ subModes }) => subModes)
    .filter((row) => (model ?? row.model) === row.model && (resolution ?? row.resolution) === row.resolution);
  return {
    ratios: [...new Set(modes.flatMap(({ ratios }) => ratios))],
    seconds: [...new Set(rows.flatMap((row) => row.lengths ?? [row.seconds]))],
  };
}

/** Checks that the row's limits leave at least one of the app's options; otherwise every request would be refused. */
function checkLimits(row: Row, say: Say): void {
  const { ratios, seconds } = row.limits ?? {};
  const asked = askedOf(row);
  const misses = (made: readonly unknown[] | undefined, offered: readonly unknown[] | null | undefined) =>
    made !== undefined && offered?.length && !offered.some((one) => made.includes(one));
  if (misses(ratios, asked?.ratios)) say('limits.ratios', `has none of ${asked?.ratios.join(', ')}`);
  if (misses(seconds, asked?.seconds)) say('limits.seconds', `has none of ${asked?.seconds?.join(', ')}`);
}

/** Media that members wait for: the service must answer with the result itself. */
export const AWAITED: readonly FileMedium[] = ['describe', 'lyrics', 'speech', 'text'];
/** Media made with chat completions: the prompt is in the studio's own instructions. */
export const CHATS: readonly FileMedium[] = ['describe', 'lyrics', 'text'];

/** Reports the errors of a row that depend on its service. @param workflow null if the row names none, or one that cannot be read */
export function checkProtocol(
  row: Row,
  { protocol }: Pick<Service, 'protocol'>,
  workflow: Workflow | null,
  say: Say,
): void {
  const { medium } = row.for;
  if (AWAITED.includes(medium) && protocol !== 'openai')
    say('service', `${medium} is made while a person waits: it needs a service of the protocol openai`);
  if (protocol !== 'comfyui' && protocol !== 'task' && row.target === undefined)
    say('target', 'is missing: the name of the model at the service');
  if (protocol === 'openai' && !CHATS.includes(medium) && row.path === undefined)
    say('path', 'is missing, e.g. /images/generations');
  if (protocol === 'task' && row.task === undefined)
    say('task', 'is missing: where its calls and answers have what');
  if (protocol !== 'task' && row.task !== undefined) say('task', `means nothing for ${protocol}`);
  if (protocol !== 'comfyui' && row.workflow !== undefined) say('workflow', `means nothing for ${protocol}`);
  if (protocol !== 'openai' && row.path !== undefined) say('path', `means nothing for ${protocol}`);
  if (CHATS.includes(medium)) return;
  if (row.output === undefined && !AWAITED.includes(medium)) say('output', 'is missing');
  else if (row.output && 'node' in row.output !== (protocol === 'comfyui'))
    say('output', protocol === 'comfyui' ? 'needs node and kind' : 'node is for comfyui only');
  else if (row.output && 'body' in row.output && protocol !== 'openai')
    say('output', 'body is for openai only');
  if (protocol === 'comfyui') checkWorkflow(row, workflow, say);
}

function checkWorkflow({ input, output, workflow: named }: Row, workflow: Workflow | null, say: Say): void {
  if (!workflow) {
    // why one that is named has no contents was said where it was read
    if (named === undefined) say('workflow', 'is missing: a workflow in API format');
    return;
  }
  for (const key of Object.keys(input)) {
    const binding = bindingOf(key);
    const id = binding && nodeTitled(workflow, binding.title);
    if (!binding) say(`input["${key}"]`, 'is no node and input such as @prompt.text');
    else if (id === null)
      say(`input["${key}"]`, `the workflow has not exactly one node titled "${binding.title}"`);
    else if (id && !Object.hasOwn(workflow[id]?.inputs ?? {}, binding.input))
      say(`input["${key}"]`, `the node "${binding.title}" has no input ${binding.input}`);
  }
  if (output && 'node' in output && nodeTitled(workflow, output.node.slice(1)) === null)
    say('output.node', `the workflow has not exactly one node titled "${output.node.slice(1)}"`);
}

/** Media priced by the length of speech: a fixed price per use would not match the prices shown in the app. */
const BY_LENGTH: readonly FileMedium[] = ['speech', 'lip-sync', 'digital-human'];

/** What members pay nothing for, with or without a service: the forms show no price for it. */
const FREE: readonly { medium: FileMedium; tool?: string }[] = [
  { medium: 'music', tool: 'mureka' },
  { medium: 'music', tool: 'film' },
  { medium: 'lyrics' },
  { medium: 'text', tool: 'script' },
];
const isFree = (row: Row['for']): boolean =>
  FREE.some(({ medium, tool }) => medium === row.medium && (tool === undefined || tool === row.tool));

/** Reports the errors of a row that are errors whatever its service is. */
export function checkRow(row: Row, say: Say): void {
  checkFor(row, say);
  checkLimits(row, say);
  if (row.for.medium === 'speech' && !row.voices?.length)
    say('voices', 'is missing: the voices that people choose from');
  if (row.points !== undefined && BY_LENGTH.includes(row.for.medium))
    say('points', `means nothing for ${row.for.medium}: it is priced by its length`);
  if (row.points !== undefined && isFree(row.for))
    say('points', `means nothing for ${row.for.tool ?? row.for.medium}: members pay nothing for it`);
  if (row.for.medium !== 'speech' && row.voices) say('voices', 'means something for speech only');
}

/** Reports the errors of a service. */
export function checkService({ base, protocol, private: own }: Service, say: Say): void {
  if (base === undefined && (protocol === 'comfyui' || protocol === 'task')) say('base', 'is missing');
  if (base?.startsWith('http:') && !own)
    say('base', 'is plain http: only a service marked "private": true may be');
}
