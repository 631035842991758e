import { TASK_KINDS } from '../../src/api/tasks.ts';

const numbers = (states: readonly number[]): string => states.join(', ') || '–';

/** The table of task kinds in docs/engine.md. */
export const lanesTable = (): string =>
  [
    '| Kind | Begun by | Lane | Polled at | Ids in one request | Every | Starts at | Done | Failed | Expired | After a refused poll |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...TASK_KINDS.map(({ kind, submits, lane, poll, interval, states, starts, refusal }) => {
      const context = { kind, page: '/', tool: '<tool>' };
      const fields = Object.keys(poll.input(['1'], 'tool') as object).join(', ');
      return `| ${[
        kind,
        submits.map(({ call }) => `\`${call.path}\``).join(' '),
        `\`${lane(context, '<id>')}\``,
        `\`${poll.call.path}\` {${fields}}`,
        poll.batch,
        `${interval / 1000} s`,
        starts,
        numbers(states.done),
        numbers(states.failed),
        numbers(states.expired),
        refusal === 'retry' ? 'backs off' : 'unknown',
      ].join(' | ')} |`;
    }),
  ].join('\n');
