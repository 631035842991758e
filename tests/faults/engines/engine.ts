import { existsSync } from 'node:fs';

/** A source of input as WebDriver describes it; both of its protocols take the same. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
}

/** The driver's operations on a browser's window. */
export interface Tab {
  go(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  input(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG */
  capture(): Promise<Buffer>;
}

/** A browser that keeps its storage between starts. */
export interface EngineBrowser {
  /** Starts it, or opens a tab in it, with its stored data. */
  start(): Promise<Tab>;
  /** Ends it: `kill` simulates a crash. */
  stop(how: 'kill' | 'close'): Promise<void>;
  /** Ends it and deletes its profile. */
  remove(): Promise<void>;
  /** Uncaught errors and CSP violations that the driver reports. */
  readonly wrong: string[];
}

/** A browser engine to test, and what can be closed without losing its storage. */
export interface Engine {
  name: string;
  /** What has to be installed; null if nothing is missing. */
  missing: string | null;
  closes: 'browser' | 'tab';
  create(): Promise<EngineBrowser>;
}

/** The first of these programs that is installed. */
export const installed = (...files: string[]): string | undefined => files.find((file) => existsSync(file));
