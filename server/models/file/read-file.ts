/** Reads `MODELS_FILE` at the start of the server, and reports errors by row and field. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { BadSetting } from '../../config.ts';
import { checkProtocol, checkRow, checkService } from './check-row.ts';
import { halfRight } from './half-right.ts';
import { ModelsFile, type Row, type Service } from './schema.ts';
import { checkUnknown, meantService } from './unknown-service.ts';
import { Workflow } from './workflow.ts';

/** A row with its service: everything needed to send a request, even after the file has changed. Contains no key. */
export interface BoundRow {
  row: Row;
  service: Service & { name: string };
  workflow: Workflow | null;
}

export interface OpenedFile {
  rows: BoundRow[];
  /** Daily limit per member in USD; null for none. */
  memberUsdPerDay: number | null;
  /** Notes for the operator: services without a key, and rows that are off. */
  notes: string[];
}

const NOTHING: OpenedFile = { rows: [], memberUsdPerDay: null, notes: [] };
const MOST_PROBLEMS = 40;

/**
 * Reads and validates the file.
 * @param file null for none
 * @throws BadSetting that names each invalid row and field
 */
export async function readModelsFile(
  file: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Promise<OpenedFile> {
  if (file === null) return NOTHING;
  const data = jsonOf(await readFile(file, 'utf8').catch(cannotRead(file)), file);
  const parsed = v.safeParse(ModelsFile, data);
  const issues = parsed.issues ?? [];
  const problems = issues.map((issue) => `${placeOf(issue, data)} ${messageOf(issue)}`);
  const { services, models } = parsed.success ? parsed.output : halfRight(data);
  const isTold = toldBy(issues);
  const lacksServices = Object.keys(services).length === 0 && isTold('services');
  const sayOf = (place: string, shown: string) => (field: string, problem: string) => {
    if (!isTold(`${place}.${field}`)) problems.push(`${shown}${field} ${problem}`);
  };
  for (const [name, service] of Object.entries(services))
    if (service) checkService(service, sayOf(`services.${name}`, `services.${name}.`));
  const rows: BoundRow[] = [];
  for (const [index, row] of models.entries()) {
    if (!row) continue;
    const say = sayOf(`models.${index}`, `models[${index}]${row.id && ` (${row.id})`}: `);
    checkRow(row, say);
    const service = services[row.service];
    const meant = meantService(row.service, services);
    if (service === undefined && !lacksServices)
      say('service', `"${row.service}" is not among the services${meant ? `; is it "${meant}"?` : ''}`);
    const workflow = row.workflow ? await readWorkflow(resolve(dirname(file), row.workflow), say) : null;
    if (service) checkProtocol(row, service, workflow, say);
    else checkUnknown(row, services, workflow, say);
    if (service) rows.push({ row, service: { ...service, name: row.service }, workflow });
  }
  findTwins(models, problems);
  if (!parsed.success || problems.length > 0) throw bad(file, problems);
  return { ...withKeys(rows, env), memberUsdPerDay: parsed.output.members.usdPerDay ?? null };
}

const cannotRead = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new BadSetting(`MODELS_FILE=${file} cannot be read (${error.code ?? error.message}).`);
};

const bad = (file: string, problems: readonly string[]): BadSetting => {
  const more = problems.length > MOST_PROBLEMS ? [`and ${problems.length - MOST_PROBLEMS} more`] : [];
  return new BadSetting(
    `MODELS_FILE=${file}:\n  ${[...problems.slice(0, MOST_PROBLEMS), ...more].join('\n  ')}`,
  );
};

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw bad(file, [`is no JSON: ${(error as Error).message}`]);
  }
}

type Issue = v.InferIssue<typeof ModelsFile>;

/** Whether an issue is at a place, around it or within it: what is left out there for its form is not missing. */
function toldBy(issues: readonly Issue[]): (place: string) => boolean {
  const told = issues.map(({ path }) => (path ?? []).map(({ key }) => String(key)).join('.'));
  return (place) =>
    told.some((one) => one === place || place.startsWith(`${one}.`) || one.startsWith(`${place}.`));
}

/** The position of an issue: `models[2] (flux-own): for.medium`. */
function placeOf({ path }: Issue, data: unknown): string {
  const keys = (path ?? []).map(({ key }) => key);
  const [head, index, ...rest] = keys;
  const dotted = (parts: readonly unknown[]) => parts.map(String).join('.');
  if (head !== 'models' || typeof index !== 'number') return dotted(keys) || 'the file';
  const row = (data as { models?: { id?: unknown }[] }).models?.[index];
  const id = typeof row?.id === 'string' ? ` (${row.id})` : '';
  return `models[${index}]${id}: ${dotted(rest) || 'the row'}`;
}

function messageOf(issue: Issue): string {
  if (issue.kind === 'schema' && issue.expected === 'never') return 'is not a field of this format';
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'is missing';
  if (issue.message.startsWith('Invalid'))
    return `is ${issue.received} instead of ${issue.expected ?? 'what fits'}`;
  return issue.message;
}

async function readWorkflow(
  file: string,
  say: (field: string, problem: string) => void,
): Promise<Workflow | null> {
  try {
    const parsed = v.safeParse(Workflow, JSON.parse(await readFile(file, 'utf8')));
    if (parsed.success) return parsed.output;
    say('workflow', `${file} is not in API format: export it from ComfyUI with "Export (API)"`);
  } catch (error) {
    say('workflow', `${file} cannot be read: ${(error as Error).message}`);
  }
  return null;
}

function findTwins(rows: readonly (Row | null)[], problems: string[]): void {
  const ids = new Set<string>();
  const places = new Map<string, string>();
  for (const row of rows) {
    if (!row?.id) continue;
    const { id, for: wanted } = row;
    if (ids.has(id)) problems.push(`models: two rows have the id ${id}`);
    ids.add(id);
    const place = JSON.stringify([wanted.medium, wanted.tool, wanted.model, wanted.resolution]);
    const other = places.get(place);
    if (other) problems.push(`models: ${other} and ${id} are for the same`);
    places.set(place, id);
  }
}

/** The rows whose services have a key, if they need one. */
function withKeys(
  rows: readonly BoundRow[],
  env: Readonly<Record<string, string | undefined>>,
): Pick<OpenedFile, 'rows' | 'notes'> {
  const lacking = ({ service }: BoundRow) => service.key !== undefined && !env[service.key.env]?.trim();
  const off = rows.filter(lacking);
  const services = new Map(off.map(({ service }) => [service.name, service.key?.env ?? '']));
  return {
    rows: rows.filter((one) => !lacking(one)),
    notes: [...services].map(([name, variable]) => {
      const ids = off.filter(({ service }) => service.name === name).map(({ row }) => row.id);
      const [are, they] = ids.length === 1 ? ['is', 'it'] : ['are', 'they'];
      return `${variable} is not set: ${ids.join(', ')} of MODELS_FILE ${are} off; the built-in engine makes what ${they} would.`;
    }),
  };
}
