/** Cleanup steps that run in reverse order at the end, or when the start fails half-way. */
export class Undo {
  readonly #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs all steps once; a failing step does not stop the others. */
  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch(() => {});
  }
}
