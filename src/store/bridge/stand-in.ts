import type { Command } from '../../sw/protocol.ts';
import type { PageEngine } from './page-engine.ts';

/** A worker that is installed already answers well within this time: its page never loads the engine. */
const PATIENCE = 2_000;

/**
 * Runs the engine in this page until a worker is active: installing one takes half a minute on a slow line, and never ends when one
 * of its files cannot be loaded. Both may run for a moment, since lanes are claimed in the store.
 */
export function createStandIn(): {
  /** Something is open, and nobody polls it. */
  need(): void;
  send(command: Command): void;
  /** The worker is here. */
  end(): void;
} {
  let engine: PageEngine | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const start = async (): Promise<void> => {
    const { createPageEngine } = await import('./page-engine.ts');
    if (over) return;
    engine = createPageEngine();
    engine.send({ type: 'check' });
  };
  return {
    need() {
      if (over || timer !== undefined) return;
      timer = setTimeout(
        () => void start().catch((error) => console.info('[engine] no stand-in', error)),
        PATIENCE,
      );
    },
    send: (command) => engine?.send(command),
    end() {
      over = true;
      clearTimeout(timer);
      void engine?.stop();
      engine = null;
    },
  };
}
