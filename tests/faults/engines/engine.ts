import { existsSync } from 'node:fs';

/** A source of input as WebDriver describes it; both of its protocols take the same. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, unknown>[];
}

/** What a driver can do with the one window of a browser; everything else is built on it. */
export interface Tab {
  go(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  input(sources: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG */
  capture(): Promise<Buffer>;
}

/** A browser that is left and come back to, and keeps what it has stored in between. */
export interface EngineBrowser {
  /** Starts it, or opens a tab in it, with what it kept from the last time. */
  start(): Promise<Tab>;
  /** Leaves it: `kill` as a crash would, else as a person would. */
  stop(how: 'kill' | 'close'): Promise<void>;
  /** Ends it and drops its profile. */
  remove(): Promise<void>;
  /** Uncaught errors and what the page's policy had to block, as far as the driver is told. */
  readonly wrong: string[];
}

/** An engine to test: how it is had, and what of it can be closed without losing what it has stored. */
export interface Engine {
  name: string;
  /** What has to be installed, or null when all of it is. */
  missing: string | null;
  closes: 'browser' | 'tab';
  create(): Promise<EngineBrowser>;
}

/** The first of some programs that is here. */
export const installed = (...files: string[]): string | undefined => files.find((file) => existsSync(file));
