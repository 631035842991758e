/** The operator's command line on the studio of a test. */
import { runCommand } from '../../../server/admin/run-command.ts';
import { runLine, type Terminal } from '../../../server/admin/run-line.ts';
import type { Studio } from '../harness.ts';

export interface Said {
  code: number;
  out: string;
  err: string;
  /** What `--json` printed. */
  // biome-ignore lint/suspicious/noExplicitAny: each command prints data of its own
  data: any;
}

/** Runs a command, e.g. `grant 13800001111 --points 5`; arguments with blanks are given as a list. */
export async function typeLine(
  { db, deps }: Studio,
  line: string | readonly string[],
  more: Partial<Terminal> = {},
): Promise<Said> {
  let out = '';
  let err = '';
  const code = await runLine(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    env: {},
    operator: 'tester',
    print: (text) => {
      out += text;
    },
    printError: (text) => {
      err += text;
    },
    read: async (file) => {
      throw Object.assign(new Error(file), { code: 'ENOENT' });
    },
    ask: async () => null,
    execute: (_config, command) =>
      runCommand(
        { db, config: deps.config, address: 'http://127.0.0.1:8080', secret: async () => deps.secret },
        command,
      ),
    ...more,
  });
  let data: unknown = null;
  try {
    data = JSON.parse(out);
  } catch {
    // plain text
  }
  return { code, out, err, data };
}
