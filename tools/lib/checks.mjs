import { failures } from './results.mjs';
import { runNode } from './run.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';

/** Runs checks and collects the names of those that failed. */
export class Checks {
  /** @type {string[]} */
  broken = [];

  /**
   * Runs a check. Its output is printed only if it fails, the names of failed tests first.
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

  /** Runs all static checks in parallel. */
  runStatic() {
    return Promise.all(
      STATIC_CHECKS.map(({ name, args }) => this.run(name, () => runNode([...args], { quiet: true }))),
    );
  }
}
