import { failures } from './results.mjs';
import { runNode } from './run.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';

/** Runs checks and keeps the names of those that failed. */
export class Checks {
  /** @type {string[]} */
  broken = [];

  /**
   * One check; its output is shown only when it fails, the failed tests by name before all else.
   * @param {string} name
   * @param {() => Promise<{ code: number, output: string }>} work
   * @param {() => import('./results.mjs').Result[]} [tests] of its report
   */
  async run(name, work, tests = () => []) {
    const from = Date.now();
    const { code, output } = await work();
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    if (code === 0) return;
    this.broken.push(name);
    console.log(failures(tests()));
    console.log(output);
  }

  /** All that read the code, side by side. */
  runStatic() {
    return Promise.all(
      STATIC_CHECKS.map(({ name, args }) => this.run(name, () => runNode([...args], { quiet: true }))),
    );
  }
}
