/** A command of the operator's command line: one row of the table that the help, the parser and the runner read. */
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** What a command may use, whether it runs inside the server or directly on the database. */
export interface AdminDeps {
  db: Database;
  config: Config;
  /** The address people open the studio at; null when no server runs here. */
  address: string | null;
  /** Signs the addresses of media. Read only where it is needed: reading it may create it. */
  secret: () => Promise<string>;
}

export interface Option {
  /** Placeholder for the value in the help; none for a switch. */
  value?: string;
  /** The value is a file name, or `-` for standard input; the command receives the text. */
  file?: true;
  meaning: string;
}

/** The parsed command line, with files read. All values are text, so it can be sent to the server as it is. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What the operator's log stores; never codes or links. */
export type LogDetail = Readonly<Record<string, string | number | boolean>>;

/** What a command returns. */
export interface CommandResult<Data> {
  /** JSON: printed with `--json`, and passed to `show`. */
  data: Data;
  /** The member it was about, if only running the command can tell. */
  userId?: number;
  /** The outcome, for the operator's log; never codes or links. */
  logDetail?: LogDetail;
}

/** A refusal that the operator can act on: one line, exit code 1. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
  /** What the operator's log keeps of it. */
  readonly logged: string;
  /** @param logged the same without personal data, where the message has some */
  constructor(message: string, logged = message) {
    super(message);
    this.logged = logged;
  }
}
/** A wrong command line: one line and a pointer to the help, exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

/** The terminal of a command that does something before the studio is asked. */
export interface Before {
  config: Config;
  env: Readonly<Record<string, string | undefined>>;
  /** A yes-or-no question. */
  ask: (question: string) => Promise<boolean>;
  say: (line: string) => void;
}

interface Definition<Schema extends v.GenericSchema, Data> {
  name: string;
  summary: string;
  /** Names of the positional arguments, in order; a `?` marks an optional one. */
  operands?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** Checks the command line, e.g. `{member: '13800001111', points: '50'}`. */
  input: Schema;
  /** The question to confirm before something that cannot be undone; null asks nothing. */
  question?: (input: v.InferOutput<Schema>) => string | null;
  /** The member it concerns, as typed. */
  about?: (input: v.InferOutput<Schema>) => string | undefined;
  /** The request, for the operator's log. */
  logDetail?: (input: v.InferOutput<Schema>) => LogDetail;
  /** What takes long and needs no studio: it runs in the command line's own process. Its answer is added to what was typed. */
  before?: (terminal: Before, input: v.InferOutput<Schema>) => Promise<Typed | null>;
  run: (deps: AdminDeps, input: v.InferOutput<Schema>) => Promise<CommandResult<Data>>;
  /** Formats the result for people. */
  show: (data: Data) => string;
}

/** A command without its type parameters, so that all commands fit into one table. */
export interface Command {
  name: string;
  summary: string;
  operands: readonly string[];
  options: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** @returns the question to confirm first, or null, and what goes into the log @throws BadUsage */
  check(typed: Typed): { question: string | null; about: string | undefined; logDetail: LogDetail };
  /** @returns what is added to what was typed @throws BadUsage, CannotDo */
  before(terminal: Before, typed: Typed): Promise<Typed | null>;
  /** @throws BadUsage, CannotDo, or a Refusal by the studio's rules */
  run(deps: AdminDeps, typed: Typed): Promise<CommandResult<unknown>>;
  show(data: unknown): string;
}

/** Makes a row of the table. */
export function defineCommand<Schema extends v.GenericSchema, Data>({
  input,
  question = () => null,
  about = () => undefined,
  logDetail = () => ({}),
  before,
  run,
  show,
  operands = [],
  options = {},
  ...rest
}: Definition<Schema, Data>): Command {
  const read = (typed: Typed): v.InferOutput<Schema> => {
    const parsed = v.safeParse(input, typed);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue);
    const problem = issue.received === 'undefined' ? 'is missing' : issue.message;
    throw new BadUsage(field ? `${nameOf(field, operands)}: ${problem}` : problem);
  };
  return {
    ...rest,
    operands,
    options,
    check(typed) {
      const input = read(typed);
      return { question: question(input), about: about(input), logDetail: logDetail(input) };
    },
    before: async (terminal, typed) => (before ? before(terminal, read(typed)) : null),
    run: async (deps, typed) => run(deps, read(typed)),
    // the data comes from this command's own run, perhaps by way of JSON
    show: (data) => show(data as Data),
  };
}

const nameOf = (field: string, operands: readonly string[]): string =>
  operands.some((operand) => operand.replace('?', '') === field) ? field : `--${field}`;
