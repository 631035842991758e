import * as v from 'valibot';
import { CHATS } from '../../models/file/check-row.ts';
import { type BoundRow, readModelsFile } from '../../models/file/read-file.ts';
import {
  type OrphanRow,
  readOrphans,
  readSpend,
  readToday,
  type SpendRow,
} from '../../models/operator/facts.ts';
import { probeRow, runRow } from '../../models/operator/try-row.ts';
import { endPauses } from '../../models/remote/pauses.ts';
import { CannotDo, defineCommand } from '../command.ts';
import { oneOf, text, whole } from '../fields.ts';

interface ListedRow {
  id: string;
  name: string;
  for: string;
  service: string;
  points: number | null;
  usd: number;
  spent: number;
  open: number;
  paused: string | null;
}

type Result =
  | { rows: ListedRow[]; notes: readonly string[] }
  | { spend: SpendRow[] }
  | { orphans: OrphanRow[] }
  | { tried: string };

const forWhat = ({ row: { for: wanted } }: BoundRow): string =>
  [wanted.medium, wanted.tool, wanted.model, wanted.resolution].filter(Boolean).join(' ');

const dollars = (usd: number): string => `$${usd.toFixed(2)}`;

export const models = defineCommand({
  name: 'models',
  summary:
    'List the models of MODELS_FILE with what they spent today, test one of them, show what was spent by day, or list requests whose answer was lost.',
  operands: ['action', 'row?'],
  options: {
    dry: { meaning: 'Test without a real run: the free question, and the request as it would be sent.' },
    days: { value: 'N', meaning: 'How many days of spending, at most 400. Default: 7.' },
    count: { value: 'N', meaning: 'How many lost requests, at most 500. Default: 50.' },
  },
  examples: [
    'models list',
    'models test flux-own --dry',
    'models test flux-own',
    'models spend --days 30',
    'models orphans',
  ],
  input: v.pipe(
    v.strictObject({
      action: oneOf(['list', 'test', 'spend', 'orphans']),
      row: v.optional(text(64)),
      dry: v.optional(v.boolean(), false),
      days: v.optional(whole(1, 400), '7'),
      count: v.optional(whole(1, 500), '50'),
      // the result of a test, added by `before`
      tried: v.optional(text(4000)),
      works: v.optional(v.boolean(), false),
    }),
    v.check(({ action, row }) => action !== 'test' || row !== undefined, 'Name the row by its id.'),
  ),
  logDetail: ({ action, row }) => ({ action, row: row ?? '' }),
  /** A test takes as long as the external service does, so it runs in this process instead of the server. */
  async before({ config, env, ask, say }, { action, row: id, dry }) {
    if (action !== 'test') return null;
    const { rows, notes } = await readModelsFile(config.modelsFile, env);
    const bound = rows.find(({ row }) => row.id === id);
    if (!bound)
      throw new CannotDo(
        config.modelsFile === null
          ? 'MODELS_FILE is not set.'
          : `MODELS_FILE has no row ${id}${notes.length > 0 ? `, or it is off: ${notes.join(' ')}` : '.'}`,
      );
    const { probe, reachable, request, usd } = await probeRow(bound, env);
    say(`${bound.row.name}, ${forWhat(bound)}, at ${bound.service.name}`);
    if (!CHATS.includes(bound.row.for.medium)) say(request);
    say(`${reachable ? 'The service' : 'The service does not answer as it should'}: ${probe}`);
    if (!reachable) throw new CannotDo(`The row ${id} does not work.`);
    const real = !dry && !CHATS.includes(bound.row.for.medium) && bound.row.for.medium !== 'clip-upscale';
    if (!real) return { tried: 'Nothing was sent that costs.', works: true };
    if (!(await ask(`Send it for about ${dollars(usd)}?`)))
      return { tried: 'Nothing was sent that costs.', works: true };
    try {
      return { tried: await runRow(bound, env, say), works: true };
    } catch (error) {
      throw new CannotDo(`The row ${id} does not work: ${(error as Error).message}`);
    }
  },
  async run({ db, config }, { action, row: id = '', days, count, tried = '', works }) {
    if (action === 'spend') return { data: { spend: await readSpend(db, days) } as Result };
    if (action === 'orphans') return { data: { orphans: await readOrphans(db, count) } as Result };
    if (action === 'test') {
      if (works) await endPauses(db, id);
      return { data: { tried } as Result };
    }
    const { rows, notes } = await readModelsFile(config.modelsFile, process.env);
    const today = await readToday(db);
    const listed = rows.map((bound): ListedRow => {
      const { row, service } = bound;
      const { usd: spent, open, paused } = today.get(row.id) ?? { usd: 0, open: 0, paused: null };
      const shown = { id: row.id, name: row.name, for: forWhat(bound), service: service.name };
      return { ...shown, points: row.points ?? null, usd: row.usd, spent, open, paused };
    });
    return { data: { rows: listed, notes } as Result };
  },
  show(data) {
    if ('tried' in data) return data.tried;
    if ('spend' in data)
      return (
        data.spend
          .map(
            ({ day, service, row, requests, done, usd }) =>
              `${day}  ${dollars(usd).padStart(9)}  ${service}  ${row}  ${done} of ${requests} done`,
          )
          .join('\n') || 'Nothing was asked of services.'
      );
    if ('orphans' in data)
      return (
        data.orphans
          .map(
            ({ at, task, part, row, member, usd, reason }) =>
              `${at}  ${dollars(usd)}  ${row}  member ${member ?? '?'}  ${task}-${part}\n        ${reason}`,
          )
          .join('\n') || 'No request was lost.'
      );
    const lines = data.rows.map(
      ({ id, name, for: what, service, points, usd, spent, open, paused }) =>
        `${id}  ${name}  ${what}  at ${service}  ${points === null ? 'usual points' : `${points} points`}  ${dollars(usd)} each, ${dollars(spent)} today, ${open} under way${paused === null ? '' : `\n        paused: ${paused}`}`,
    );
    return [...lines, ...data.notes].join('\n') || 'No models: the built-in engine makes everything.';
  },
});
