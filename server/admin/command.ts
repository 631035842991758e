/** What a command of the operator's command line is: a row of a table, read by the help, the parser and whoever runs it. */
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** What a command may reach, wherever it runs: in the server, or by itself on the database. */
export interface AdminDeps {
  db: Database;
  config: Config;
  /** The studio's address as people open it; null when no server runs here. */
  address: string | null;
}

export interface Option {
  /** What stands for the value in the help; none for a switch. */
  value?: string;
  /** The value is a file's name, or `-` for what is piped in; the command gets the text. */
  file?: true;
  meaning: string;
}

/** What was typed, after files were read: all of it text, so that it can go to the server as it is. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What the operator's log keeps; never codes or links. */
export type Note = Readonly<Record<string, string | number | boolean>>;

/** What a command did. */
export interface Done<Data> {
  /** JSON: printed with `--json`, and what `show` is given. */
  data: Data;
  /** Whom it was about, where only the doing tells. */
  userId?: number;
  /** What came of it, for the operator's log; never codes or links. */
  note?: Note;
}

/** A "no" that the operator can act on: one line, exit code 1. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}
/** The line was typed wrongly: one line and where the help is, exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

interface Definition<Schema extends v.GenericSchema, Data> {
  name: string;
  summary: string;
  /** Names of what is typed without dashes, in order; a `?` marks what may be left out. */
  operands?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** Checks what was typed, e.g. `{member: '13800001111', points: '50'}`. */
  input: Schema;
  /** The question before it is done, for what cannot be taken back; null asks nothing. */
  question?: (input: v.InferOutput<Schema>) => string | null;
  /** The member it is about, as typed. */
  about?: (input: v.InferOutput<Schema>) => string | undefined;
  /** What is asked for, for the operator's log. */
  note?: (input: v.InferOutput<Schema>) => Note;
  run: (deps: AdminDeps, input: v.InferOutput<Schema>) => Promise<Done<Data>>;
  /** What a person reads. */
  show: (data: Data) => string;
}

/** A command with its types folded away, so that all of them fit into one table. */
export interface Command {
  name: string;
  summary: string;
  operands: readonly string[];
  options: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** @returns the question to ask first, or null; and what the log keeps @throws BadUsage */
  check(typed: Typed): { question: string | null; about: string | undefined; note: Note };
  /** @throws BadUsage, CannotDo, or a Refusal of the studio's rules */
  run(deps: AdminDeps, typed: Typed): Promise<Done<unknown>>;
  show(data: unknown): string;
}

/** Makes a row of the table. */
export function defineCommand<Schema extends v.GenericSchema, Data>({
  input,
  question = () => null,
  about = () => undefined,
  note = () => ({}),
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
    const said = issue.received === 'undefined' ? 'is missing' : issue.message;
    throw new BadUsage(field ? `${nameOf(field, operands)}: ${said}` : said);
  };
  return {
    ...rest,
    operands,
    options,
    check(typed) {
      const input = read(typed);
      return { question: question(input), about: about(input), note: note(input) };
    },
    run: async (deps, typed) => run(deps, read(typed)),
    // it comes from this very command, maybe by way of JSON
    show: (data) => show(data as Data),
  };
}

const nameOf = (field: string, operands: readonly string[]): string =>
  operands.some((operand) => operand.replace('?', '') === field) ? field : `--${field}`;
