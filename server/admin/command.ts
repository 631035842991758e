/** A command of the operator's command line: one row of the table used by help, parser and runner. */
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** Dependencies of a command, which runs inside the server or directly on the database. */
export interface AdminDeps {
  db: Database;
  config: Config;
  /** The studio's URL; null when no server runs here. */
  address: string | null;
  /** Signs media URLs. Called only when needed, because it may create the secret. */
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

/** Details for the operator's log; never codes or links. */
export type LogDetail = Readonly<Record<string, string | number | boolean>>;

/** What a command returns. */
export interface CommandResult<Data> {
  /** JSON: printed with `--json`, and passed to `show`. */
  data: Data;
  /** The member concerned, if known only after running the command. */
  userId?: number;
  /** The outcome, for the operator's log; never codes or links. */
  logDetail?: LogDetail;
}

/** An error that the operator can act on: one line, exit code 1. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
  /** The message for the operator's log. */
  readonly logged: string;
  /** @param logged the message without personal data, if it contains some */
  constructor(message: string, logged = message) {
    super(message);
    this.logged = logged;
  }
}
/** An invalid command line: one line and a pointer to the help, exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

/** The terminal, for commands with a step that runs before the studio is called. */
export interface Before {
  config: Config;
  env: Readonly<Record<string, string | undefined>>;
  /** Asks a yes-or-no question. */
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
  /** Schema of the parsed command line, e.g. `{member: '13800001111', points: '50'}`. */
  input: Schema;
  /** The confirmation question before an irreversible action; null for none. */
  question?: (input: v.InferOutput<Schema>) => string | null;
  /**
   * For a command with `--dry` that asks: it is run with that first, and the result is shown above the question.
   * @returns values for the run itself, so that it does what was shown or nothing
   */
  asShown?: (seen: Data) => Typed;
  /** The member concerned, as typed. */
  about?: (input: v.InferOutput<Schema>) => string | undefined;
  /** The request, for the operator's log. */
  logDetail?: (input: v.InferOutput<Schema>) => LogDetail;
  /** A slow step that does not need the studio: runs in the command line's own process. Its result is merged into the typed values. */
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
  /** @returns the confirmation question or null, and the details for the log @throws BadUsage */
  check(typed: Typed): { question: string | null; about: string | undefined; logDetail: LogDetail };
  /** Null for a command that asks without a dry run. @returns values for the run itself */
  asShown: ((seen: unknown) => Typed) | null;
  /** @returns values to merge into the typed ones @throws BadUsage, CannotDo */
  before(terminal: Before, typed: Typed): Promise<Typed | null>;
  /** @throws BadUsage, CannotDo, or a Refusal of the studio */
  run(deps: AdminDeps, typed: Typed): Promise<CommandResult<unknown>>;
  show(data: unknown): string;
}

/** Defines a row of the table. */
export function defineCommand<Schema extends v.GenericSchema, Data>({
  input,
  question = () => null,
  about = () => undefined,
  logDetail = () => ({}),
  asShown,
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
    // the data comes from this command's own run, possibly parsed from JSON
    asShown: asShown ? (seen) => asShown(seen as Data) : null,
    show: (data) => show(data as Data),
  };
}

const nameOf = (field: string, operands: readonly string[]): string =>
  operands.some((operand) => operand.replace('?', '') === field) ? field : `--${field}`;
