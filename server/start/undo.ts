/** Cleanup steps, run in reverse order at shutdown or when the start fails. */
export class Undo {
  readonly #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs all steps once, even if one fails. */
  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch(() => {});
  }
}
