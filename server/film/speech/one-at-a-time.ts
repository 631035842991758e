import { Turns } from '../../db/turns.ts';

/** Work with the same name runs one after the other, in this process; other work does not wait for it. */
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
