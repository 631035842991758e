/** Command lines of the operator on a studio of a test. */
import { perform } from '../../../server/admin/perform.ts';
import { runLine, type Surroundings } from '../../../server/admin/run-line.ts';
import type { Studio } from '../harness.ts';

export interface Said {
  code: number;
  out: string;
  err: string;
  /** What `--json` printed. */
  // biome-ignore lint/suspicious/noExplicitAny: each command prints data of its own
  data: any;
}

/** Runs a line, e.g. `grant 13800001111 --points 5`; words with blanks are given as a list. */
export async function typeLine(
  { db, deps }: Studio,
  line: string | readonly string[],
  more: Partial<Surroundings> = {},
): Promise<Said> {
  let out = '';
  let err = '';
  const code = await runLine(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    env: {},
    operator: 'tester',
    print: (text) => {
      out += text;
    },
    complain: (text) => {
      err += text;
    },
    read: async (file) => {
      throw Object.assign(new Error(file), { code: 'ENOENT' });
    },
    ask: async () => null,
    reach: (_config, asked) => perform({ db, config: deps.config, address: 'http://127.0.0.1:8080' }, asked),
    ...more,
  });
  let data: unknown = null;
  try {
    data = JSON.parse(out);
  } catch {
    // words for a person
  }
  return { code, out, err, data };
}
