import { existsSync } from 'node:fs';

/** An input source of WebDriver's Actions; the same in both of its protocols. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
}

/** The driver's operations on a browser's window. */
export interface Tab {
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page, and awaits a promise. */
  evaluate<T>(expression: string): Promise<T>;
  input(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG */
  capture(): Promise<Buffer>;
}

/** A browser whose storage survives restarts. */
export interface EngineBrowser {
  /** Starts it, or opens a tab, with its stored data. */
  start(): Promise<Tab>;
  /** Ends it: `kill` simulates a crash. */
  stop(how: 'kill' | 'close'): Promise<void>;
  /** Stops it and deletes its profile. */
  remove(): Promise<void>;
  /** Uncaught errors and CSP violations that the driver reports. */
  readonly wrong: string[];
}

/** A browser engine under test, and what can be closed without losing its storage. */
export interface Engine {
  name: string;
  /** A missing program; null if everything is installed. */
  missing: string | null;
  closes: 'browser' | 'tab';
  create(): Promise<EngineBrowser>;
}

/** The first of these programs that exists. */
export const installed = (...files: string[]): string | undefined => files.find((file) => existsSync(file));
