/** The server's process: reads the settings, starts, prints its URL, and stops on a signal. */
import { BadSetting, readConfig, SETTINGS } from './config.ts';
import { misspelt } from './settings/misspelt.ts';
import { CannotStart } from './start/cannot-start.ts';
import { start } from './start.ts';

/** Milliseconds. A second signal, or a shutdown that takes longer than this, exits immediately. */
const PATIENCE_MS = 15_000;
/** Milliseconds. Signals within this time count as one: Ctrl+C reaches all processes of a terminal, and some of them forward it. */
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
  // the terminal was closed
  process.on('SIGHUP', end);
  // the parent process that opened an IPC channel, such as `npm start`, has ended
  process.on('disconnect', end);

  // print last: a parent that reads this line may stop the server at once and expects a clean exit
  print(running.address ? `Inkreel is ready at ${running.address}/web/` : 'Inkreel is working.');
  const known = Object.values(SETTINGS).map(({ env }) => env);
  for (const note of [...misspelt(process.env, known), ...running.notes]) process.stderr.write(`${note}\n`);
  if (running.demoLink) print(`Sign in as the demo member (works once): ${running.demoLink}`);
} catch (error) {
  const known = error instanceof CannotStart || error instanceof BadSetting;
  process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
