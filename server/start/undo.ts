/** What must be undone at the end, the last first; also when the start itself fails half-way. */
export class Undo {
  readonly #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Undoes everything once; a step that fails does not keep the others from being done. */
  async all(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch(() => {});
  }
}
