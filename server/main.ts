/** The server's process: reads the settings, starts, prints the address, and stops on a signal. */
import { BadSetting, readConfig } from './config.ts';
import { CannotStart } from './start/cannot-start.ts';
import { start } from './start.ts';

/** Milliseconds. A second signal, or a shutdown that takes longer than this, exits at once. */
const PATIENCE_MS = 15_000;
/** Milliseconds. Ctrl+C reaches every process of a terminal, and some of them pass it on: that is one signal. */
const SAME_SIGNAL_MS = 500;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

try {
  const running = await start(readConfig(process.env));
  let endingSince = 0;
  const end = () => {
    if (endingSince > 0) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // whoever started this process with a channel, as `npm start` does, is gone
  process.on('disconnect', end);

  // a caller that has read this line may stop the server at once and expects a clean exit
  print(running.address ? `Inkreel is ready at ${running.address}/web/` : 'Inkreel is working.');
  for (const note of running.notes) process.stderr.write(`${note}\n`);
  if (running.demoLink) print(`Sign in as the demo member (works once): ${running.demoLink}`);
} catch (error) {
  const known = error instanceof CannotStart || error instanceof BadSetting;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
