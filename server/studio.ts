/** The operator's command line: `npm run studio -- <command>`. */
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { runLine } from './admin/run-line.ts';

/** The name of the operating system account, if available. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

async function ask(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  // prompts go to stderr, because a program may parse stdout
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

process.exitCode = await runLine(process.argv.slice(2), {
  env: process.env,
  operator: operator(),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
  ask,
});
