import { Turns } from '../../db/turns.ts';

/** Runs work with the same name one after the other within this process; other work is not delayed. */
export class OneAtATime {
  readonly #lines = new Map<string, { turns: Turns; waiting: number }>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(name) ?? { turns: new Turns(), waiting: 0 };
    this.#lines.set(name, line);
    line.waiting++;
    try {
      return await line.turns.take(work);
    } finally {
      line.waiting--;
      if (line.waiting === 0) this.#lines.delete(name);
    }
  }
}
